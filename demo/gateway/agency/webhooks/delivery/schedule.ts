import { DAY, MINUTE } from '../../../server/limits/allowance';

const HOUR = 60 * MINUTE;
/** Pauses after the first failure, the second and so on; about three days together. */
export const RETRY_PAUSES_MS: readonly number[] = [
  5_000,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** Attempts of a delivery, the first one included. */
export const MOST_ATTEMPTS = RETRY_PAUSES_MS.length + 1;
/** Part of a pause by which it is longer or shorter, so that receivers are not asked by all deliveries at once. */
const JITTER = 0.1;
/** Time without a success after which a failing endpoint is switched off. */
const LONGEST_FAILURE_MS = 5 * DAY;

/** Pause after so many attempts; `random`: from 0 to 1. */
export function pauseAfterAttempts(attempts: number, random = Math.random()): number {
  const pause = RETRY_PAUSES_MS[attempts - 1] ?? 24 * HOUR;
  return Math.round(pause * (1 - JITTER + 2 * JITTER * random));
}

export const hasFailedTooLong = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= LONGEST_FAILURE_MS;
