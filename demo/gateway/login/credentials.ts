import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database, DatabaseTransaction } from '../db/database';
import type { GatewayConfig } from '../server/config';
import { Fault } from '../server/http/fault';
import { attempt, LOCK_MINUTES, type Attempt } from './attempts';
import { MINUTE } from '../server/limits/allowance';
import { countLoginRequest } from './guard-queries';
import { networkOf } from './network';
import { originOf, type Source } from './origin';
import { logAccountEvent, type AccountEvent } from './account-log';
import { hashPassword, isOutdated, verifyPassword } from './password';
import { findUserByLoginName, holdAccount, replacePasswordHash, type LoginUser } from './queries';

/** Throws tooManyRequests for an address over its limit, which is counted in the database across all processes. */
export async function limitLogins(
  { db, ip, now }: { db: Database; ip: string; now: Date },
  perMinute: number,
): Promise<void> {
  const requests = await countLoginRequest(db, networkOf(ip), now, MINUTE);
  if (requests > perMinute) throw new Fault('tooManyRequests');
}

type Config = Pick<GatewayConfig, 'wrongPasswordsPerDay' | 'passwordCost' | 'passwordRefusalMs'>;

/**
 * Returns the user of an account and password. The time of a refusal reveals neither whether the account exists nor the
 * cost of its hash. Throws credentialsWrong, accountLocked, passwordGuarded or tooManyRequests.
 */
export async function checkPassword(
  { db, now, ...source }: Source & { db: Database; now: Date },
  { wrongPasswordsPerDay, passwordCost, passwordRefusalMs }: Config,
  { account, password }: { account: string; password: string },
): Promise<LoginUser> {
  const soonest = performance.now() + passwordRefusalMs;
  const loginName = account.toLowerCase();
  const origin = await originOf(db, ['login_name', loginName], source, now);
  const subject: Attempt = { realm: 'user', loginName, origin, now, wrongPasswordsPerDay };
  const attempted = await attempt(db, subject, async () => {
    const found = await findUserByLoginName(db, loginName);
    if (await verifyPassword(password, found?.passwordHash, passwordCost)) return found;
    // logged for unknown accounts too, so that the time is the same
    const refused: AccountEvent = {
      userNo: found?.userNo ?? null,
      kind: 'signInRefused',
      way: 'password',
    };
    await logAccountEvent(db, refused, source, now);
    return undefined;
  });
  if (attempted.found === undefined) {
    await delay(Math.max(0, soonest - performance.now()));
    throw new Fault('credentialsWrong', wrongText(attempted.attemptsLeft));
  }
  const { userNo, passwordHash } = attempted.found;
  if (passwordHash !== null && isOutdated(passwordHash, passwordCost)) {
    const raised = await hashPassword(password, passwordCost);
    await replacePasswordHash(db, userNo, { from: passwordHash, to: raised });
  }
  return attempted.found;
}

/**
 * Throws credentialsWrong when a checked password has been replaced meanwhile: the check takes long, and runs before the
 * transaction that relies on it. Changes of the account then wait for the end of this transaction. Returns the hash in
 * force.
 */
export async function assertStillPassword(
  tx: DatabaseTransaction,
  { passwordCost }: Pick<GatewayConfig, 'passwordCost'>,
  { userNo, passwordHash }: Pick<LoginUser, 'userNo' | 'passwordHash'>,
  password: string,
): Promise<string> {
  const { password_hash: present } = await holdAccount(tx, userNo);
  // another sign-in may have renewed only the hash, at the present cost
  const isStill = present === passwordHash || (await verifyPassword(password, present, passwordCost));
  if (present === null || !isStill) throw new Fault('credentialsWrong');
  return present;
}

/** Mark of a password's hash, for statements that are void once the password is replaced. */
export const markOf = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url');

/** Returns whether a mark is of the password in force. Changes of the account then wait for the end of this transaction. */
export async function isMarkOf(tx: DatabaseTransaction, userNo: string, mark: string): Promise<boolean> {
  const { password_hash: present } = await holdAccount(tx, userNo);
  return present !== null && markOf(present) === mark;
}

/** Remaining attempts from which on the user is warned of the lock. */
const WARNED_FROM = 2;

/** Points to the login by SMS before and at the lock; the text is the same for unknown accounts. */
function wrongText(attemptsLeft: number): string | undefined {
  if (attemptsLeft > WARNED_FROM) return undefined;
  return attemptsLeft > 0
    ? `账号或密码错误，再错${attemptsLeft}次账号将锁定${LOCK_MINUTES}分钟，可改用短信验证码登录`
    : `账号或密码错误，账号已锁定${LOCK_MINUTES}分钟，可改用短信验证码登录`;
}
