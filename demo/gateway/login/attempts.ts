import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/database';
import { Fault } from '../server/fault';
import { claimAttempt, forgetAttempts, isLocked, lockIfUsedUp } from './guard-queries';

const ALLOWED = 5;
const LOCK_MS = 15 * 60_000;
const WAIT_MS = 100;
const WAITS = 50;

/**
 * Makes one attempt at an account. After five wrong ones in a row it is locked for 15 minutes, whether there
 * is such an account or not; attempts older than that are forgotten. Throws accountLocked without trying, or
 * tooManyRequests if five parallel attempts stay undecided for five seconds.
 */
export async function attempt<T>(
  db: Database,
  account: string,
  now: Date,
  tryIt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const hash = createHash('sha256').update(account).digest('hex');
  const limits = { now, allowed: ALLOWED, forgetBefore: new Date(now.getTime() - LOCK_MS) };
  for (let waits = 0; !(await claimAttempt(db, hash, limits)); waits += 1) {
    if (await isLocked(db, hash, now)) throw new Fault('accountLocked');
    if (waits === WAITS) throw new Fault('tooManyRequests');
    await delay(WAIT_MS);
  }
  const found = await tryIt();
  if (found === undefined) {
    await lockIfUsedUp(db, hash, { allowed: ALLOWED, until: new Date(now.getTime() + LOCK_MS) });
  } else {
    await forgetAttempts(db, hash);
  }
  return found;
}
