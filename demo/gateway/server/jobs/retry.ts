const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 3_600_000;
/** Characters of an error that are stored. */
const ERROR_LENGTH = 500;

/** Delay after so many failures: it doubles each time, up to an hour. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS);

/** Time of the next attempt after so many failures. */
export const retryAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + pauseAfter(attempts + 1));

export const errorText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);
