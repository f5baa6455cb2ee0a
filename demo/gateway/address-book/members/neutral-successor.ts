import { findCaller } from '../../permission/callers';
import type { DependentKind } from '../../server/dependent';
import type { CallerContext } from '../../server/implement';

/** Somebody who can take over. */
export interface Neutral {
  staffNo: string;
  staffName: string;
}

/**
 * Successor of a member of staff for rows that decide over the caller, so that the caller does not choose it: the first of the
 * leaver's own supervisor, the heads of the departments above and the main administrator who is active and not the caller.
 * undefined: nobody is.
 */
export async function findNeutral(
  context: CallerContext,
  leavingNo: string,
  { kind, nos }: { kind: DependentKind; nos: readonly string[] },
): Promise<Neutral | undefined> {
  const { caller, db } = context;
  for (const no of await candidates(context, leavingNo)) {
    if (no === caller.staffNo || no === leavingNo) continue;
    const found = await findCaller(db, no);
    if (found?.enterpriseNum !== caller.enterpriseNum) continue;
    const refusal = await kind.refusal?.(context, { staffNo: leavingNo, successorNo: no, nos });
    if (refusal === undefined) return { staffNo: no, staffName: found.staffName };
  }
  return undefined;
}

async function candidates({ db, caller }: CallerContext, leavingNo: string): Promise<string[]> {
  const { supervisor_no, dept_no } = await db
    .selectFrom('staff')
    .select(['supervisor_no', 'dept_no'])
    .where('staff_no', '=', leavingNo)
    .executeTakeFirstOrThrow();
  const departments = await db
    .selectFrom('department')
    .select(['dept_no', 'parent_no', 'head_no'])
    .where('enterprise_num', '=', caller.enterpriseNum)
    .execute();
  const byNo = new Map(departments.map((one) => [one.dept_no, one]));
  const heads: (string | null)[] = [];
  for (let at = byNo.get(dept_no)?.parent_no ?? null; at !== null; at = byNo.get(at)?.parent_no ?? null)
    heads.push(byNo.get(at)?.head_no ?? null);
  const main = await db
    .selectFrom('main_manager')
    .select('staff_no')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .executeTakeFirst();
  return [supervisor_no, ...heads, main?.staff_no ?? null].filter((no) => no !== null);
}
