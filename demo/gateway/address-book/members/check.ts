import { sql } from 'kysely';
import { memberProblems } from '../../../../src/domain/address-book/member-problems';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import type { CallerContext } from '../../server/http/implement';
import { departmentProblem } from '../department-problem';
import { widerViewProblems } from '../lasting-views';
import { GRADES, POSITIONS } from './fields';
import { cardTakenText } from './taken-numbers';
import type { MemberForm } from './member-form';

type Problems = Record<string, string>;

/** The stored member of staff, with the columns that the checks read. */
export interface StoredMember {
  staffNo: string;
  userNo: string;
  deptNo: string;
  costCenterNo: string;
  accountingEntityNo: string;
  supervisorNo: string | null;
}

/**
 * Problems of a form with full numbers, by field. `before`: the person before the change. With `isIdentityKept` a
 * document that has expired since is no problem.
 */
export async function problemsOf(
  context: CallerContext,
  form: MemberForm,
  before: StoredMember | undefined,
  { isIdentityKept = false } = {},
): Promise<Problems> {
  return {
    ...(!isIdentityKept && memberProblems(form, shanghaiDate(context.now))),
    ...(await placeProblems(context, form, before)),
    ...(await supervisorProblem(context, form, before)),
    ...(await numberProblems(context, form, before)),
  };
}

async function placeProblems(
  context: CallerContext,
  { department, position, grade, costCenter, accountingEntity }: MemberForm,
  before: StoredMember | undefined,
): Promise<Problems> {
  const fields: Problems = {};
  const sources = { position: POSITIONS, grade: GRADES };
  const asked = { position, grade };
  for (const field of ['position', 'grade'] as const) {
    const { no } = asked[field];
    const names = await sources[field].names(context, [no]);
    if (!names.has(no)) fields[field] = sources[field].unknown;
  }
  const { caller, db } = context;
  const problem = await departmentOfForm(context, department.no, before);
  if (problem !== undefined) fields['department'] = problem;
  if (costCenter.no !== before?.costCenterNo) {
    const found = await db
      .selectFrom('cost_center')
      .select('closed_on')
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where('cost_center_no', '=', costCenter.no)
      .executeTakeFirst();
    if (found === undefined) fields['costCenter'] = '所选成本中心不存在，请重新选择';
    else if (found.closed_on !== null) fields['costCenter'] = '所选成本中心已关闭，请重新选择';
  }
  if (accountingEntity.no !== before?.accountingEntityNo) {
    const found = await db
      .selectFrom('accounting_entity')
      .select('closed_on')
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where('accounting_entity_no', '=', accountingEntity.no)
      .executeTakeFirst();
    if (found === undefined) fields['accountingEntity'] = '所选核算主体不存在，请重新选择';
    else if (found.closed_on !== null) fields['accountingEntity'] = '所选核算主体已关闭，请重新选择';
  }
  return fields;
}

async function departmentOfForm(
  context: CallerContext,
  to: string,
  before: StoredMember | undefined,
): Promise<string | undefined> {
  if (to === before?.deptNo) return undefined;
  const problem = await departmentProblem(context, to);
  if (problem !== undefined || before === undefined) return problem;
  const { staffNo, deptNo: from } = before;
  return (await widerViewProblems(context, [{ staffNo, from, to }])).get(staffNo);
}

async function supervisorProblem(
  { db, caller }: CallerContext,
  { supervisor }: MemberForm,
  before: StoredMember | undefined,
): Promise<Problems> {
  if (supervisor === null || supervisor.no === before?.supervisorNo) return {};
  if (supervisor.no === before?.staffNo) return { supervisor: '直属上级不能是本人' };
  const found = await db
    .selectFrom('staff')
    .select('staff_no')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('staff_no', '=', supervisor.no)
    .where('staff_state', '=', 'active')
    .executeTakeFirst();
  if (found === undefined) return { supervisor: '所选员工不属于当前企业，或已停用、已离职，请重新选择' };
  const isBelow = before && (await isAbove(db, before.staffNo, supervisor.no));
  return isBelow ? { supervisor: '直属上级不能是该员工的下级' } : {};
}

/** Returns whether a person is above another, over any number of levels. */
export async function isAbove(db: Database, staffNo: string, belowNo: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive above as (
      select supervisor_no from staff where staff_no = ${belowNo}
      union select s.supervisor_no from staff s join above a on s.staff_no = a.supervisor_no
    ) select exists (select from above where supervisor_no = ${staffNo}) as found`.execute(db);
  return rows[0]?.found === true;
}

/** Problems of numbers that must be unique in the enterprise. */
export async function numberProblems(
  { db, caller }: CallerContext,
  { jobNO, cardType, cardNo }: MemberForm,
  before: StoredMember | undefined,
): Promise<Problems> {
  const others = db
    .selectFrom('staff')
    .select(['staff_no', 'dept_no'])
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('staff_no', '!=', before?.staffNo ?? '');
  const sameJob =
    // numbers of former versions may differ by case alone, and stay
    jobNO === ''
      ? undefined
      : await others
          .where(sql<boolean>`code_key(job_no) = code_key(${jobNO})`)
          .where(sql<boolean>`not exists (
            select from staff own where own.staff_no = ${before?.staffNo ?? ''} and own.job_no = ${jobNO})`)
          .limit(1)
          .executeTakeFirst();
  const sameCard =
    cardNo === ''
      ? undefined
      : await others
          .where('identity_card_type', '=', cardType)
          .where('identity_card_no', '=', cardNo)
          .limit(1)
          .executeTakeFirst();
  return {
    ...(sameJob && { jobNO: '该员工编号已被使用' }),
    ...(sameCard && { cardNo: cardTakenText(caller, { deptNo: sameCard.dept_no }) }),
  };
}
