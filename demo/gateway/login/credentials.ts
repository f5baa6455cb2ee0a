import type { Database } from '../db/database';
import type { GatewayConfig } from '../server/config';
import { Fault } from '../server/fault';
import { attempt, LOCK_MINUTES } from './attempts';
import { MINUTE } from '../server/allowance';
import { countLoginRequest } from './guard-queries';
import { networkOf } from './network';
import { noteOrigin, originOf, type Source } from './origin';
import { verifyPassword } from './password';
import { findUserByLoginName, type LoginUser } from './queries';

/** Throws tooManyRequests for an address over its limit; counted in the database, over all processes. */
export async function limitLogins(
  { db, ip, now }: { db: Database; ip: string; now: Date },
  perMinute: number,
): Promise<void> {
  const requests = await countLoginRequest(db, networkOf(ip), now, MINUTE);
  if (requests > perMinute) throw new Fault('tooManyRequests');
}

/**
 * The user of an account and its password. Throws credentialsWrong, accountLocked, passwordGuarded or
 * tooManyRequests.
 */
export async function checkPassword(
  { db, now, ...source }: Source & { db: Database; now: Date },
  { wrongPasswordsPerDay }: Pick<GatewayConfig, 'wrongPasswordsPerDay'>,
  { account, password }: { account: string; password: string },
): Promise<LoginUser> {
  const loginName = account.toLowerCase();
  const origin = await originOf(db, ['login_name', loginName], source, now);
  const attempted = await attempt(db, { loginName, origin, now, wrongPasswordsPerDay }, async () => {
    const found = await findUserByLoginName(db, loginName);
    return (await verifyPassword(password, found?.passwordHash)) ? found : undefined;
  });
  if (attempted.found === undefined) throw new Fault('credentialsWrong', wrongText(attempted.attemptsLeft));
  await noteOrigin(db, attempted.found.userNo, source, now);
  return attempted.found;
}

/** Attempts left from which on the user is warned of the lock. */
const WARNED_FROM = 2;

/** Points to the way that is open, before the lock and at it; it is the same whether there is such an account or not. */
function wrongText(attemptsLeft: number): string | undefined {
  if (attemptsLeft > WARNED_FROM) return undefined;
  return attemptsLeft > 0
    ? `账号或密码错误，再错${attemptsLeft}次账号将锁定${LOCK_MINUTES}分钟，可改用短信验证码登录`
    : `账号或密码错误，账号已锁定${LOCK_MINUTES}分钟，可改用短信验证码登录`;
}
