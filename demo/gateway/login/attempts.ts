import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';
import { DAY, restoreAllowance, MINUTE, spendAllowance } from '../server/limits/allowance';
import { countLoginAttempt, forgetAttempts, isLocked, lockIfUsedUp } from './guard-queries';
import type { Origin } from './origin';

const ALLOWED = 5;
export const LOCK_MINUTES = 15;
const LOCK_MS = LOCK_MINUTES * MINUTE;
const WAIT_MS = 100;
const WAITS = 50;

export interface Attempt {
  /** Users and operators of the agency have names, and therefore counters, of their own. */
  realm: 'user' | 'operator';
  loginName: string;
  origin: Origin;
  now: Date;
  /** Wrong passwords that an account accepts per day from origins unknown for its owner. */
  wrongPasswordsPerDay: number;
}

/** The result of the attempt, or the number of further wrong attempts until the account is locked, 0 once it is. */
export type AttemptOutcome<T> = { found: T } | { found: undefined; attemptsLeft: number };

/**
 * Makes one attempt at an account, existing or not. Five wrong ones in a row lock the account for 15 minutes for their
 * origin alone, because its owner is elsewhere. All unknown origins together share a daily limit; beyond it only
 * origins known for the owner may continue. Throws accountLocked or passwordGuarded without an attempt, or
 * tooManyRequests when five parallel attempts stay undecided for five seconds.
 */
export async function attempt<T>(
  db: Database,
  { realm, loginName, origin, now, wrongPasswordsPerDay }: Attempt,
  tryIt: () => Promise<T | undefined>,
): Promise<AttemptOutcome<T>> {
  if (origin.isKnown) return attemptFromOrigin();

  const subject = `wrong password of ${realm}\n${loginName}`;
  const allowance = { allowed: wrongPasswordsPerDay, withinMs: DAY };
  if (!(await spendAllowance(db, subject, allowance, now))) throw new Fault('passwordGuarded');
  let isWrong = false;
  try {
    const attempted = await attemptFromOrigin();
    isWrong = attempted.found === undefined;
    return attempted;
  } finally {
    if (!isWrong) await restoreAllowance(db, subject);
  }

  async function attemptFromOrigin(): Promise<AttemptOutcome<T>> {
    const hash = createHash('sha256').update(`${realm}\n${loginName}\n${origin.key}`).digest('hex');
    const limits = { now, allowed: ALLOWED, forgetBefore: new Date(now.getTime() - LOCK_MS) };
    for (let waits = 0; !(await countLoginAttempt(db, hash, limits)); waits += 1) {
      if (await isLocked(db, hash, now)) throw new Fault('accountLocked');
      if (waits === WAITS) throw new Fault('tooManyRequests');
      await delay(WAIT_MS);
    }
    const found = await tryIt();
    if (found === undefined) {
      const until = new Date(now.getTime() + LOCK_MS);
      return { found: undefined, attemptsLeft: await lockIfUsedUp(db, hash, { allowed: ALLOWED, until }) };
    }
    await forgetAttempts(db, hash);
    return { found };
  }
}
