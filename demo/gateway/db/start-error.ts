/** A start that failed for a reason to tell in full: its message has the event and the next step. */
export class StartError extends Error {
  override name = 'StartError';
}
