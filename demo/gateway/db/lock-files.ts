import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const LOCK_PREFIX = 'gateway-lock.';

/** Generations of the lock in a folder, the highest first; the highest is in force. */
export function lockGenerations(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(LOCK_PREFIX))
    .map((name) => Number(name.slice(LOCK_PREFIX.length)))
    .filter(Number.isSafeInteger)
    .toSorted((a, b) => b - a);
}

export const lockPath = (folder: string, generation: number): string =>
  join(folder, `${LOCK_PREFIX}${generation}`);
