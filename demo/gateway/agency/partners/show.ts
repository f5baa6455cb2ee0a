import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type {
  PartnerRefusal,
  PartnerSecret,
  queryPartnerApp,
} from '../../../../src/contract/agency/connections/partners';
import type { Database } from '../../db/database';
import { REFUSALS_KEPT_MS } from '../../login/partners/refusals';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { DAY } from '../../server/limits/allowance';
import { findHistory } from '../log/history';
import '../schema';
import { APP_COLUMNS, appsOf, viewsOf } from './queries';

const STOPPED_BEFORE_REMOVAL_MS = 30 * DAY;
/** Ended secrets that are shown with those that work. */
const MOST_SECRETS = 20;

/** Returns whether an application may be removed: its partner does not use it, as far as the gateway can know. */
export function isRemovable(
  app: { stopped_at: Date | null; made_at: Date | null; last_used_at: Date | null },
  now: Date,
): boolean {
  if (app.stopped_at === null) return false;
  // the uses of an application from before operators made them were not counted
  const isUnused = app.made_at !== null && app.last_used_at === null;
  return isUnused || now.getTime() - app.stopped_at.getTime() >= STOPPED_BEFORE_REMOVAL_MS;
}

/** Throws partnerAppUnknown, also for applications of other agencies. */
export async function findApp(
  { db, operator, now }: OperatorContext,
  { appNo }: ParsedBodyOf<typeof queryPartnerApp>,
): Promise<ResultOf<typeof queryPartnerApp>> {
  const row = await appsOf(db, operator, now)
    .leftJoin('agency_operator as o', 'o.operator_no', 'a.made_by')
    .select(APP_COLUMNS)
    .select(['a.purpose', 'a.contact', 'a.made_at', 'a.version', 'o.operator_name'])
    .where('a.app_no', '=', appNo)
    .executeTakeFirst();
  if (row === undefined) throw new Fault('partnerAppUnknown');
  const [view] = await viewsOf(db, operator, [row]);
  if (view === undefined) throw new Fault('partnerAppUnknown');
  return {
    ...view,
    purpose: row.purpose,
    contact: row.contact,
    makeTime: row.made_at?.toISOString() ?? '',
    makerName: row.operator_name ?? '',
    stopTime: row.stopped_at?.toISOString() ?? '',
    isRemovable: isRemovable(row, now),
    revision: row.version,
    secretList: await findSecrets(db, appNo, now),
    refusalList: await findRefusals(db, appNo, now),
    historyList: await findHistory(db, operator, appNo),
  };
}

async function findSecrets(db: Database, appNo: string, now: Date): Promise<PartnerSecret[]> {
  const rows = await db
    .selectFrom('partner_secret as s')
    .leftJoin('agency_operator as o', 'o.operator_no', 's.made_by')
    .select(['s.secret_no', 's.fingerprint', 's.made_at', 's.last_used_at', 's.ends_at', 'o.operator_name'])
    .where('s.app_no', '=', appNo)
    .orderBy('s.secret_no', 'desc')
    .limit(MOST_SECRETS)
    .execute();
  return rows.map((row) => ({
    secretNo: row.secret_no,
    fingerprint: row.fingerprint,
    makeTime: row.made_at?.toISOString() ?? '',
    makerName: row.operator_name ?? '',
    lastUseTime: row.last_used_at?.toISOString() ?? '',
    endTime: row.ends_at?.toISOString() ?? '',
    isLive: row.ends_at === null || row.ends_at > now,
  }));
}

async function findRefusals(db: Database, appNo: string, now: Date): Promise<PartnerRefusal[]> {
  const rows = await db
    .selectFrom('partner_refusal')
    .select(['reason', 'address', 'times', 'last_at'])
    .where('app_no', '=', appNo)
    .where('last_at', '>', new Date(now.getTime() - REFUSALS_KEPT_MS))
    .orderBy('last_at', 'desc')
    .orderBy('reason')
    .orderBy('address')
    .execute();
  return rows.map(({ last_at: lastAt, ...row }) => ({ ...row, lastTime: lastAt.toISOString() }));
}
