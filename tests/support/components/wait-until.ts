import { waitUntil as waitUntilWithin } from '@open-wc/testing';
import { patience } from '../patience';

/** Waits until it holds, as long as a slow machine may take: the second of the library is over sooner than that. */
export const waitUntil = (holds: () => unknown, message?: string): Promise<void> =>
  waitUntilWithin(holds, message, { timeout: patience(25_000) });
