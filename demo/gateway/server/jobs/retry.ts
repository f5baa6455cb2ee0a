const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 3_600_000;
/** As much of an error as is kept. */
const ERROR_LENGTH = 500;

/** How long to wait after so many failures: each time twice as long, at most an hour. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS);

/** When work is tried again that had failed so often before. */
export const retryAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + pauseAfter(attempts + 1));

export const errorText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);
