import { findCaller } from '../../permission/callers';
import type { DependentKind } from '../../server/dependent';
import type { CallerContext } from '../../server/http/implement';
import { findSuperiorChanges, isSetUpByAnyOf } from './superior-changes';

/** A person who can take over. */
export interface NeutralSuccessor {
  staffNo: string;
  staffName: string;
}

interface RowsToHandOver {
  kind: DependentKind;
  nos: readonly string[];
  /** The caller, and the persons over whom the rows decide. */
  over: readonly string[];
}

/**
 * Returns the successor for rows that decide over the caller, or over those who have set up the caller, none of whom
 * may choose it. Candidates are the leaver's own supervisor, the heads of the departments above and the main
 * administrator. The first one counts who is active, is none of these persons, and does not hold the position by a
 * recent choice of theirs. undefined for none.
 */
export async function findNeutralSuccessor(
  context: CallerContext,
  leavingNo: string,
  { kind, nos, over }: RowsToHandOver,
): Promise<NeutralSuccessor | undefined> {
  const { caller, db, now } = context;
  const { enterpriseNum } = caller;
  const main = await findMainNo(context);
  for (const no of [...(await superiorsOfLeaver(context, leavingNo, over)), main]) {
    if (no === undefined || no === leavingNo || over.includes(no)) continue;
    const found = await findCaller(db, no);
    if (found?.enterpriseNum !== enterpriseNum) continue;
    if (no !== main && (await isSetUpByAnyOf({ db, enterpriseNum, now }, no, over))) continue;
    const refusal = await kind.refusal?.(context, { staffNo: leavingNo, successorNo: no, nos });
    if (refusal === undefined) return { staffNo: no, staffName: found.staffName };
  }
  return undefined;
}

/** The supervisor and the heads above, without persons whom one of `by` has recently appointed. */
async function superiorsOfLeaver(
  context: CallerContext,
  leavingNo: string,
  by: readonly string[],
): Promise<string[]> {
  const { db, caller } = context;
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
  const path: string[] = [];
  for (let at: string | null = dept_no; at !== null; at = byNo.get(at)?.parent_no ?? null) path.push(at);
  const chosen = await findSuperiorChanges(context, { staffNo: leavingNo, path, by });
  const found = chosen.isSupervisor || supervisor_no === null ? [] : [supervisor_no];
  for (const [level, no] of path.entries()) {
    const head = byNo.get(no)?.head_no ?? null;
    // the leaver may head their own department themselves, so it is skipped
    if (level > 0 && head !== null && !chosen.headed.has(no)) found.push(head);
    if (chosen.movedFrom.has(no)) break;
  }
  return found;
}

async function findMainNo({ db, caller }: CallerContext): Promise<string | undefined> {
  const main = await db
    .selectFrom('main_manager')
    .select('staff_no')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .executeTakeFirst();
  return main?.staff_no;
}
