import { hasGrantsBeyond } from '../../../../src/domain/permission/beyond';
import { findCaller } from '../../permission/callers';
import { RESTRICTIONS } from '../../permission/roles/grantable';
import { staffRoleNo } from '../../permission/staff-role';
import type { DependentKind, DependentRow } from '../../server/dependent';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';

/** The main administrator, who takes over rows that the caller has no right to hand over. */
interface MainManager {
  staffNo: string;
  staffName: string;
}

export const findMain = ({ db, caller }: CallerContext): Promise<MainManager | undefined> =>
  db
    .selectFrom('main_manager as m')
    .innerJoin('staff as s', 's.staff_no', 'm.staff_no')
    .select(['s.staff_no as staffNo', 's.staff_name as staffName'])
    .where('m.enterprise_num', '=', caller.enterpriseNum)
    .executeTakeFirst();

/** Returns whether the caller is the main administrator, or the directory of the enterprise. */
const hasAllRights = async (context: CallerContext): Promise<boolean> =>
  context.caller.directory !== undefined || (await findMain(context))?.staffNo === context.caller.staffNo;

/**
 * Marks rows that the caller has no right to hand over, so that a sub administrator cannot name approvers, heads or
 * owners through a departure. The main administrator may hand over everything.
 */
export async function markBeyond(
  context: CallerContext,
  { handedOverBy }: DependentKind,
  rows: readonly DependentRow[],
): Promise<DependentRow[]> {
  const { caller } = context;
  if (handedOverBy === undefined || handedOverBy === 'keeper' || rows.length === 0) return [...rows];
  if (await hasAllRights(context)) return [...rows];
  if (typeof handedOverBy === 'string')
    return caller.objects.has(handedOverBy) ? [...rows] : rows.map((row) => ({ ...row, isBeyond: true }));
  const own = new Set(
    await handedOverBy(
      context,
      rows.map(({ no }) => no),
    ),
  );
  return rows.map((row) => (own.has(row.no) ? row : { ...row, isBeyond: true }));
}

/** Throws staffBeyondOwn for a person with a right that the caller lacks, or has in a narrower scope. */
export async function refuseBeyond(context: CallerContext, staffNo: string): Promise<void> {
  const { db, caller, now } = context;
  const theirs = await findCaller(db, staffNo, now);
  if (theirs === undefined || (await hasAllRights(context))) return;
  const everyones = await db
    .selectFrom('role_grant')
    .select('object_no')
    .where('role_no', '=', staffRoleNo(caller.enterpriseNum))
    .execute();
  const ignored = new Set([...RESTRICTIONS, ...everyones.map(({ object_no }) => object_no)]);
  if (hasGrantsBeyond(theirs.held, caller.held, ignored)) throw new Fault('staffBeyondOwn');
}
