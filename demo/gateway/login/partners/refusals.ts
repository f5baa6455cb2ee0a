import { sql } from 'kysely';
import type { RefusalReason } from '../../../../src/contract/agency/connections/partners';
import type { Database } from '../../db/database';
import { DAY } from '../../server/limits/allowance';
import { networkOf } from '../network';
import './schema';

export const REFUSALS_KEPT_MS = 30 * DAY;
/** Networks kept for each reason. Only one reason can come from others than the partner, so they hide no other. */
const MOST = 20;

/**
 * Counts a refused request of a known application. A network adds a row only at its first time, and the oldest ones make
 * room, so that requests cannot fill the disk.
 */
export async function noteRefusal(
  db: Database,
  { appNo, reason, ip, now }: { appNo: string; reason: RefusalReason; ip: string; now: Date },
): Promise<void> {
  const { rows } = await sql<{ times: number }>`
    insert into partner_refusal as r (app_no, reason, address, times, last_at)
    select app_no, ${reason}, ${networkOf(ip)}, 1, ${now}::timestamptz from partner_app where app_no = ${appNo}
    on conflict (app_no, reason, address) do update set
      times = least(r.times + 1, 1000000), last_at = excluded.last_at
    returning times`.execute(db);
  if (rows[0]?.times !== 1) return;
  await db
    .deleteFrom('partner_refusal')
    .where('app_no', '=', appNo)
    .where('reason', '=', reason)
    .where('address', 'in', (eb) =>
      eb
        .selectFrom('partner_refusal')
        .select('address')
        .where('app_no', '=', appNo)
        .where('reason', '=', reason)
        .orderBy('last_at', 'desc')
        .orderBy('address')
        .offset(MOST),
    )
    .execute();
}

export async function purgeRefusals(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('partner_refusal')
    .where('last_at', '<=', new Date(now.getTime() - REFUSALS_KEPT_MS))
    .execute();
}
