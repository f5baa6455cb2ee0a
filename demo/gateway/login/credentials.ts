import type { Database } from '../db/database';
import type { GatewayConfig } from '../server/config';
import { Fault } from '../server/fault';
import { attempt } from './attempts';
import { MINUTE } from '../server/allowance';
import { countLoginRequest } from './guard-queries';
import { noteNetwork } from './known-networks';
import { networkOf } from './network';
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
  { db, ip, now }: { db: Database; ip: string; now: Date },
  { wrongPasswordsPerDay }: Pick<GatewayConfig, 'wrongPasswordsPerDay'>,
  { account, password }: { account: string; password: string },
): Promise<LoginUser> {
  const loginName = account.toLowerCase();
  const network = networkOf(ip);
  const user = await attempt(db, { loginName, network, now, wrongPasswordsPerDay }, async () => {
    const found = await findUserByLoginName(db, loginName);
    return (await verifyPassword(password, found?.passwordHash)) ? found : undefined;
  });
  if (user === undefined) throw new Fault('credentialsWrong');
  await noteNetwork(db, user.userNo, network, now);
  return user;
}
