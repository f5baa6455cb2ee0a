const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 3_600_000;
/** As much of an error as is kept. */
const ERROR_LENGTH = 500;

/** When work is tried again that had failed so often before: each next attempt is twice as far off, at most an hour. */
export const retryAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(FIRST_RETRY_MS * 2 ** attempts, LAST_RETRY_MS));

export const errorText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);
