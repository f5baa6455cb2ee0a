import type { Database } from '../db/database';
import type { GatewayConfig } from '../server/config';
import { Fault } from '../server/fault';
import { attempt } from './attempts';
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
  const user = await attempt(db, { loginName, origin, now, wrongPasswordsPerDay }, async () => {
    const found = await findUserByLoginName(db, loginName);
    return (await verifyPassword(password, found?.passwordHash)) ? found : undefined;
  });
  if (user === undefined) throw new Fault('credentialsWrong');
  await noteOrigin(db, user.userNo, source, now);
  return user;
}
