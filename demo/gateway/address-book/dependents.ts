import { staffMembers } from '../../../src/contract/address-book/staff-members';
import type { Dependents, DependentKind, HandOver } from '../server/dependent';
import type { CallerContext } from '../server/http/implement';
import { logChanges } from '../server/resource/change-log';
import { isAbove } from './members/check';
import { isMaintainedDepartment, canMaintainDepartment } from './scope';
import { superiorsOf } from './superiors';

const subordinates: DependentKind = {
  kind: 'subordinate',
  name: '直接下属',
  callersName: '您本人的直属上级',
  columns: ['staff.supervisor_no'],
  restsWhileStopped: true,
  async list({ db, caller }, staffNo) {
    const superiors = await superiorsOf(db, caller.staffNo);
    const rows = await db
      .selectFrom('staff')
      .select(['staff_no', 'staff_name'])
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where('supervisor_no', '=', staffNo)
      .where('staff_state', '!=', 'departed')
      .orderBy('staff_no')
      .execute();
    return rows.map(({ staff_no, staff_name }) => ({
      no: staff_no,
      name: staff_name,
      link: `/employeeManage/staffDetail/${staff_no}`,
      ...(staff_no === caller.staffNo && { isCallers: true }),
      ...(superiors.has(staff_no) && { isCallers: true, callersName: `您的上级${staff_name}的直属上级` }),
    }));
  },
  async handedOverBy({ db, caller }, nos) {
    const rows = await db
      .selectFrom('staff')
      .select('staff_no')
      .where('staff_no', 'in', nos)
      .where(isMaintainedDepartment(caller, 'dept_no'))
      .execute();
    return rows.map(({ staff_no }) => staff_no);
  },
  async handOver(context, { staffNo, successorNo, nos }) {
    const { db, now } = context;
    const { supervisor_no: aboveNo } = await db
      .selectFrom('staff')
      .select('supervisor_no')
      .where('staff_no', '=', staffNo)
      .executeTakeFirstOrThrow();
    const changed = (supervisorNo: string | null) => ({ supervisor_no: supervisorNo, modified_at: now });
    // a successor from below moves up first, because they would otherwise report to their own subordinate
    if (await isAbove(db, staffNo, successorNo))
      await db
        .updateTable('staff')
        .set(changed(aboveNo === successorNo ? null : aboveNo))
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('staff_no', '=', successorNo)
        .execute();
    await db
      .updateTable('staff')
      .set(changed(successorNo))
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('supervisor_no', '=', staffNo)
      .where('staff_no', 'in', nos)
      .where('staff_no', '!=', successorNo)
      .execute();
    await logSupervisor(context, {
      nos: nos.filter((no) => no !== successorNo),
      from: staffNo,
      to: successorNo,
    });
  },
  async vacate({ db, now }, staffNo, nos) {
    await db
      .updateTable('staff')
      .set({ supervisor_no: null, modified_at: now })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('supervisor_no', '=', staffNo)
      .where('staff_no', 'in', nos)
      .execute();
  },
};

/** Logs a supervisor named by a departure like one named in the form. */
async function logSupervisor(
  context: CallerContext,
  { nos, from, to }: { nos: readonly string[]; from: string; to: string },
): Promise<void> {
  const names = await context.db
    .selectFrom('staff')
    .select(['staff_no as no', 'staff_name as name'])
    .where('staff_no', 'in', [from, to])
    .execute();
  const [before, after] = [from, to].map((no) => ({
    supervisor: names.find((one) => one.no === no) ?? null,
  }));
  if (before === undefined || after === undefined) return;
  await logChanges(
    context,
    nos.map((key) => ({ resource: staffMembers.name, key, before, after })),
  );
}

/** Replaces a head, or removes it. */
async function replaceHead(
  context: CallerContext,
  { staffNo, successorNo, nos }: Omit<HandOver, 'successorNo'> & { successorNo: string | null },
): Promise<void> {
  const rows = await context.db
    .updateTable('department')
    .set((eb) => ({ head_no: successorNo, version: eb('version', '+', 1) }))
    .where('head_no', '=', staffNo)
    .where('dept_no', 'in', nos)
    .returning('dept_no')
    .execute();
  await logChanges(
    context,
    rows.map(({ dept_no }) => ({
      resource: 'department',
      key: dept_no,
      before: { headNO: staffNo },
      after: { headNO: successorNo ?? '' },
    })),
  );
}

const heads: DependentKind = {
  kind: 'departmentHead',
  name: '负责的部门',
  callersName: '您所在部门的负责人',
  columns: ['department.head_no'],
  restsWhileStopped: true,
  async list({ db, caller }, staffNo) {
    const rows = await db
      .selectFrom('department')
      .select(['dept_no', 'dept_name'])
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where('head_no', '=', staffNo)
      .orderBy('dept_no')
      .execute();
    return rows.map(({ dept_no, dept_name }) => ({
      no: dept_no,
      name: dept_name,
      link: '/addressBook/manage/list?filters=tab%3Ddepartments',
      ...(dept_no === caller.deptNo && { isCallers: true }),
    }));
  },
  handedOverBy: ({ caller }, nos) => Promise.resolve(nos.filter((no) => canMaintainDepartment(caller, no))),
  handOver: replaceHead,
  vacate: (context, staffNo, nos) => replaceHead(context, { staffNo, successorNo: null, nos }),
};

export const dependents: Dependents = {
  kinds: [subordinates, heads],
  stays: { 'staff_field_value.staff_no': 'their own record' },
};
