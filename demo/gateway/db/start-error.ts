/** A start that failed for a reason to tell in full: its message says what happened and what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
