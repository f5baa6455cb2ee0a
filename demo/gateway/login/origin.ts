import type { Database } from '../db/database';
import type { Device } from '../server/http/device';
import { hashToken } from '../server/http/token';
import { networkOf } from './network';

/** Source of a request. */
export interface Source {
  ip: string;
  device: Device;
}

/**
 * Subject that attempts are counted for: the browser if the user has logged in with it before, so that others behind
 * the same address cannot use up its attempts; otherwise the network.
 */
export interface Origin {
  key: string;
  /** The user has logged in from it before. */
  isKnown: boolean;
}

/** Time after the last login for which an origin counts as known. */
const KNOWN_MS = 90 * 24 * 3_600_000;
/** Shortest interval between two writes of the use, so that not every login costs a write. */
const TOUCH_MS = 24 * 3_600_000;
const MOST_DEVICES = 20;

const DEVICE = 'device ';
const deviceKey = (number: string): string => DEVICE + hashToken(number);

/** The origin of a request for the user of this login name, phone or number, who need not exist. */
export async function originOf(
  db: Database,
  [column, value]: readonly [column: 'login_name' | 'telephone' | 'user_no', value: string],
  { ip, device }: Source,
  now: Date,
): Promise<Origin> {
  const network = networkOf(ip);
  const candidates = device.number === undefined ? [network] : [network, deviceKey(device.number)];
  const known = await db
    .selectFrom('login_origin as o')
    .innerJoin('app_user as u', 'u.user_no', 'o.user_no')
    .select('o.origin')
    .where(`u.${column}`, '=', value)
    .where('o.origin', 'in', candidates)
    .where('o.seen_at', '>', new Date(now.getTime() - KNOWN_MS))
    .execute();
  const origins = known.map(({ origin }) => origin);
  return {
    key: origins.find((origin) => origin.startsWith(DEVICE)) ?? network,
    isKnown: origins.length > 0,
  };
}

/** Stores the origin after a user has proved their identity; their browser keeps its number. */
export async function noteOrigin(
  db: Database,
  userNo: string,
  { ip, device }: Source,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - TOUCH_MS);
  const origins = [networkOf(ip), deviceKey(device.keep())];
  await db
    .insertInto('login_origin')
    .values(origins.map((origin) => ({ user_no: userNo, origin, seen_at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_no', 'origin'])
        .doUpdateSet({ seen_at: now })
        .where('login_origin.seen_at', '<=', before),
    )
    .execute();
  // a browser without the cookie gets a new number each time, so old ones are removed
  if (device.number === undefined) await forgetOldDevices(db, userNo);
}

async function forgetOldDevices(db: Database, userNo: string): Promise<void> {
  await db
    .deleteFrom('login_origin')
    .where('user_no', '=', userNo)
    .where('origin', 'in', (devices) =>
      devices
        .selectFrom('login_origin')
        .select('origin')
        .where('user_no', '=', userNo)
        .where('origin', 'like', `${DEVICE}%`)
        .orderBy('seen_at', 'desc')
        .orderBy('origin')
        .offset(MOST_DEVICES),
    )
    .execute();
}

/** Deletes origins without a recent login. */
export async function purgeOrigins(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('login_origin')
    .where('seen_at', '<=', new Date(now.getTime() - KNOWN_MS))
    .execute();
}
