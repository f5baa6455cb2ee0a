import { sql } from 'kysely';
import {
  DEPT_NAME_PATTERN,
  DEPT_NAME_PROBLEM,
  type addDepartment,
  type alterDepartment,
  type deleteDepartment,
} from '../../../../src/contract/address-book/departments';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { isForeignKeyViolation } from '../../db/violations';
import { DATA_RANGE } from '../../server/http/caller';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { logChange } from '../../server/resource/change-log';
import { DEPARTMENT_NOT_MAINTAINED } from '../department-problem';
import { checkOwnHead } from '../own-rules';
import { canMaintainDepartment } from '../scope';
import { checkOwnBranch } from './own-branch';

const RESOURCE = 'department';

type NewDepartment = Pick<ParsedBodyOf<typeof addDepartment>, 'deptName' | 'parentNO' | 'head'>;

/** Throws fieldsInvalid. */
export async function add(
  context: CallerContext,
  { deptName, parentNO, head }: NewDepartment,
): Promise<{ deptNO: string }> {
  const { db, caller } = context;
  await lock(context);
  await check(context, { deptNO: '', deptName, parentNO });
  const headNO = head?.no ?? '';
  await checkHead(context, headNO);
  const { dept_no } = await db
    .insertInto('department')
    .values({
      enterprise_num: caller.enterpriseNum,
      dept_name: deptName,
      parent_no: parentNO || null,
      head_no: headNO || null,
    })
    .returning('dept_no')
    .executeTakeFirstOrThrow();
  await logChange(context, { resource: RESOURCE, key: dept_no, after: { deptName, parentNO, headNO } });
  return { deptNO: dept_no };
}

/** Throws rowUnknown, rowChanged, fieldsInvalid. */
export async function alter(
  context: CallerContext,
  { deptNO, version, deptName, parentNO, head }: ParsedBodyOf<typeof alterDepartment>,
): Promise<object> {
  await lock(context);
  const former = await hold(context, { deptNO, version });
  if (deptName !== former.dept_name && !DEPT_NAME_PATTERN.test(deptName))
    throw fieldsInvalid({ deptName: DEPT_NAME_PROBLEM });
  await check(context, { deptNO, deptName, parentNO, former: former.parent_no ?? '' });
  const headNO = head?.no ?? '';
  await checkOwnHead(context, { deptNO, former: former.head_no ?? '', headNO });
  // an inactive head may stay until another one is named
  if (headNO !== (former.head_no ?? '')) await checkHead(context, headNO);
  await context.db
    .updateTable('department')
    .set({
      dept_name: deptName,
      parent_no: parentNO || null,
      head_no: headNO || null,
      version: version + 1,
    })
    .where('dept_no', '=', deptNO)
    .execute();
  await logChange(context, {
    resource: RESOURCE,
    key: deptNO,
    before: {
      deptName: former.dept_name,
      parentNO: former.parent_no ?? '',
      headNO: former.head_no ?? '',
    },
    after: { deptName, parentNO, headNO },
  });
  return {};
}

/** Throws rowUnknown, rowChanged, departmentInUse. */
export async function remove(
  context: CallerContext,
  { deptNO, version }: ParsedBodyOf<typeof deleteDepartment>,
): Promise<object> {
  const { db } = context;
  await lock(context);
  const former = await hold(context, { deptNO, version });
  const { dept_name: deptName, parent_no, head_no } = former;
  const used = await usesOf(db, deptNO);
  if (used.below > 0)
    throw new Fault('departmentInUse', `部门“${deptName}”有下级部门，不能删除，请先移动或删除下级部门`);
  if (used.staff > 0)
    throw new Fault(
      'departmentInUse',
      `部门“${deptName}”有${used.staff}名员工（含离职员工），不能删除，请先调整员工的部门`,
    );
  try {
    await db.deleteFrom('department').where('dept_no', '=', deptNO).execute();
  } catch (error) {
    // orders, standards, invitations or scopes refer to it
    throw isForeignKeyViolation(error) ? new Fault('departmentInUse') : error;
  }
  await logChange(context, {
    resource: RESOURCE,
    key: deptNO,
    before: { deptName, parentNO: parent_no ?? '', headNO: head_no ?? '' },
  });
  return {};
}

/** Serialises concurrent changes of the tree. */
const lock = ({ db, caller }: CallerContext) =>
  sql`select pg_advisory_xact_lock(hashtext('departments'), hashtext(${caller.enterpriseNum}))`.execute(db);

/** Locks the department. Throws rowUnknown, also for one of another enterprise or outside the scope, or rowChanged. */
async function hold({ db, caller }: CallerContext, { deptNO, version }: { deptNO: string; version: number }) {
  const row = await db
    .selectFrom('department')
    .selectAll()
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('dept_no', '=', deptNO)
    .executeTakeFirst();
  if (row === undefined || !canMaintainDepartment(caller, deptNO)) throw new Fault('rowUnknown');
  if (row.version !== version) throw new Fault('rowChanged');
  return row;
}

interface Checked {
  /** '' for a new one. */
  deptNO: string;
  deptName: string;
  parentNO: string;
  /** Its current parent. */
  former?: string;
}

/** Throws fieldsInvalid. */
async function check(context: CallerContext, { deptNO, deptName, parentNO, former }: Checked): Promise<void> {
  const { db, caller } = context;
  const rows = await db
    .selectFrom('department')
    .select(['dept_no', 'dept_name', 'parent_no'])
    .where('enterprise_num', '=', caller.enterpriseNum)
    .execute();
  const parents = new Map(rows.map(({ dept_no, parent_no }) => [dept_no, parent_no ?? '']));
  if (parentNO !== former) {
    const isOfScope =
      parentNO === '' ? caller.range === DATA_RANGE.enterprise : canMaintainDepartment(caller, parentNO);
    if (!isOfScope) throw fieldsInvalid({ parentNO: DEPARTMENT_NOT_MAINTAINED });
    if (parentNO !== '' && !parents.has(parentNO))
      throw fieldsInvalid({ parentNO: '上级部门不存在，请重新选择' });
    for (let above = parentNO; above !== ''; above = parents.get(above) ?? '')
      if (above === deptNO) throw fieldsInvalid({ parentNO: '上级部门不能是自己或自己的下级部门' });
    if (deptNO !== '') await checkOwnBranch(context, { deptNO, parentNO }, parents);
  }
  const isTaken = rows.some(
    (row) => row.dept_no !== deptNO && (row.parent_no ?? '') === parentNO && row.dept_name === deptName,
  );
  if (isTaken) throw fieldsInvalid({ deptName: '同一上级下已有同名的部门' });
}

/** Throws fieldsInvalid. '': no head. */
async function checkHead({ db, caller }: CallerContext, headNO: string): Promise<void> {
  if (headNO === '') return;
  const found = await db
    .selectFrom('staff')
    .select('staff_no')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('staff_no', '=', headNO)
    .where('staff_state', '=', 'active')
    // a concurrent departure either hands this department over too, or is visible here
    .forShare()
    .executeTakeFirst();
  if (found === undefined)
    throw fieldsInvalid({ head: '所选员工不属于当前企业，或已停用、已离职，请重新选择' });
}

async function usesOf(db: Database, deptNo: string): Promise<{ below: number; staff: number }> {
  const { rows } = await sql<{ below: number; staff: number }>`select
    (select count(*)::int from department where parent_no = ${deptNo}) as below,
    (select count(*)::int from staff where dept_no = ${deptNo}) as staff`.execute(db);
  return rows[0] ?? { below: 0, staff: 0 };
}
