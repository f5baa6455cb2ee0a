import type { AccountEventKind, SignInWay } from '../../../src/contract/login/account-event';
import type { Database } from '../db/database';
import type { Source } from './origin';

export interface AccountEvent {
  /** null: an unknown account. */
  userNo: string | null;
  kind: AccountEventKind;
  way?: SignInWay | '';
}

/** Logs an event or attempt of an account with its origin. The log is append-only. */
export async function logAccountEvent(
  db: Database,
  { userNo, kind, way = '' }: AccountEvent,
  { ip, device }: Source,
  now: Date,
): Promise<void> {
  await db
    .insertInto('account_event')
    .values({ user_no: userNo, kind, way, happened_at: now, address: ip, agent: device.agent })
    .execute();
}

const DAY_MS = 24 * 3_600_000;
const OF_NOBODY_MS = 90 * DAY_MS;
const KEPT_MS = 4 * 365 * DAY_MS;

/** Deletes old events and looks of the agency, and events of unknown accounts sooner. */
export async function purgeAccountEvents(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('account_event')
    .where('user_no', 'is', null)
    .where('happened_at', '<=', new Date(now.getTime() - OF_NOBODY_MS))
    .execute();
  await db
    .deleteFrom('account_event')
    .where('happened_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
  await db
    .deleteFrom('agency_look')
    .where('opened_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}
