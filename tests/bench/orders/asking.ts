import { findCaller } from '../../../demo/gateway/permission/callers';
import { DATA_RANGE } from '../../../demo/gateway/server/http/caller';
import type { Asking } from './plain';
import type { Database } from '../../../demo/gateway/db/database';
import type { Account } from './cases';

/** Describes a demo account for the plain statements. */
export async function askingOf({ db }: { db: Database }, account: Account): Promise<Asking> {
  const { staff_no: staffNo } = await db
    .selectFrom('staff as s')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select('s.staff_no')
    .where('u.login_name', '=', account)
    .where('s.enterprise_order', '=', 1)
    .executeTakeFirstOrThrow();
  const caller = await findCaller(db, staffNo);
  if (caller === undefined) throw new Error(`${account} is no member of staff`);
  const { enterpriseNum, range, deptNos } = caller;
  if (range === DATA_RANGE.enterprise) return { enterpriseNum, staffNo, deptNos: null };
  return { enterpriseNum, staffNo, deptNos: range === DATA_RANGE.department ? deptNos : [] };
}
