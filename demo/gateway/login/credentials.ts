import type { Database } from '../db/database';
import { Fault } from '../server/fault';
import { attempt } from './attempts';
import { countLoginRequest } from './guard-queries';
import { verifyPassword } from './password';
import { findUserByLoginName, type LoginUser } from './queries';

const MINUTE = 60_000;

/** Throws tooManyRequests for an address over its limit; counted in the database, over all processes. */
export async function limitLogins(
  { db, ip, now }: { db: Database; ip: string; now: Date },
  perMinute: number,
): Promise<void> {
  const requests = await countLoginRequest(db, ip, now, MINUTE);
  if (requests > perMinute) throw new Fault('tooManyRequests');
}

/** The user of an account and its password. Throws credentialsWrong, accountLocked or tooManyRequests. */
export async function checkPassword(
  db: Database,
  { account, password }: { account: string; password: string },
  now: Date,
): Promise<LoginUser> {
  const loginName = account.toLowerCase();
  const user = await attempt(db, loginName, now, async () => {
    const found = await findUserByLoginName(db, loginName);
    return (await verifyPassword(password, found?.passwordHash)) ? found : undefined;
  });
  if (user === undefined) throw new Fault('credentialsWrong');
  return user;
}
