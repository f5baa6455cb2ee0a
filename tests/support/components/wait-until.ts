import { waitUntil as waitUntilWithin } from '@open-wc/testing';
import { patience } from '../patience';

/** Waits until a condition holds, long enough for a slow machine: the library's default of a second is too short. */
export const waitUntil = (holds: () => unknown, message?: string): Promise<void> =>
  waitUntilWithin(holds, message, { timeout: patience(25_000) });
