import { ApplyType } from '../../../src/contract/approval/approval';
import { OBJECT } from '../../../src/contract/permission/objects';
import type { ApprovalFlow } from '../../../src/domain/approval/flow';
import { isApproverOf } from '../../../src/domain/approval/flow-strictness';
import { applyPageOf } from '../../../src/domain/approval/apply-page';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { applyTypeName } from '../../../src/domain/travel-standard/apply-type';
import type { Database } from '../db/database';
import type { DependentKind, Dependents } from '../server/dependent';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { staffInFlows } from './flow-settings/people';
import { findCurrent, insertVersion } from './flow-settings/versions';
import { replaceLeaver } from './decisions/replace-approvers';
import { findAbleApprovers } from './flow/replacements';
import { withdrawOf } from './decisions/withdraw';

async function unableRefusal(
  { db }: Pick<CallerContext, 'db'>,
  successorNo: string,
): Promise<string | undefined> {
  return (await findAbleApprovers(db, [successorNo])).length > 0
    ? undefined
    : '该员工没有审批权限，不能接替审批，请重新选择';
}

const waiting: DependentKind = {
  kind: 'approval',
  name: '待审批的申请',
  callersName: '您提交的申请的审批人',
  columns: ['approval_task.approver_no', 'approval_request.approver_no'],
  async list({ db, caller, now }, staffNo) {
    const rows = await db
      .selectFrom('approval_task as t')
      .innerJoin('approval_request as a', 'a.apply_id', 't.apply_id')
      .select(['a.apply_id', 'a.apply_type', 'a.applicant_name', 'a.applicant_no'])
      .distinct()
      .where('t.enterprise_num', '=', caller.enterpriseNum)
      .where('t.approver_no', '=', staffNo)
      .where('t.task_state', 'in', ['open', 'waiting'])
      .where('t.is_past', '=', false)
      .where('a.apply_state', '=', '审批中')
      .where('a.deadline', '>', now)
      .orderBy('a.apply_id')
      .execute();
    return rows.map(({ apply_id, apply_type, applicant_name, applicant_no }) => ({
      no: apply_id,
      name: `${applicant_name}的${applyTypeName(apply_type)} ${apply_id}`,
      link: `/${applyPageOf(apply_type)}/${apply_id}`,
      ...(applicant_no === caller.staffNo && { isCallers: true }),
    }));
  },
  refusal: (where, { successorNo }) => unableRefusal(where, successorNo),
  handedOverBy: OBJECT.editApprovalFlow,
  handOver: (context, handOver) => replaceLeaver(context, handOver),
};

const flows: DependentKind = {
  kind: 'approvalFlow',
  name: '指定其为审批人的审批流程',
  callersName: '您提交申请所用审批流程的审批人',
  columns: ['approval_flow.flow'],
  restsWhileStopped: true,
  async list({ db, caller }, staffNo) {
    const current = await findCurrent(db, caller.enterpriseNum);
    const rank = caller.directory === undefined ? await gradeRankOf(db, caller) : undefined;
    return FLOW_TYPES.filter((type) => staffInFlows([current(type).flow]).includes(staffNo)).map((type) => ({
      no: String(type),
      name: applyTypeName(type),
      link: '/approvalFlow/settings',
      ...(rank !== undefined && isApproverOf(current(type).flow, rank, staffNo) && { isCallers: true }),
    }));
  },
  refusal: (where, { successorNo }) => unableRefusal(where, successorNo),
  handedOverBy: OBJECT.editApprovalFlow,
  async handOver({ db, caller, now }, { staffNo, successorNo, nos }) {
    const current = await findCurrent(db, caller.enterpriseNum);
    for (const applyType of FLOW_TYPES) {
      if (!nos.includes(String(applyType))) continue;
      const { version: basedOn, flow } = current(applyType);
      const made = await insertVersion(
        db,
        caller,
        { applyType, basedOn, flow: naming(flow, staffNo, successorNo), restoredFrom: null },
        now,
      );
      if (made === undefined) throw new Fault('flowChanged');
    }
  },
};
const FLOW_TYPES = ApplyType.options;

async function gradeRankOf(
  db: Database,
  { staffNo }: Pick<CallerContext['caller'], 'staffNo'>,
): Promise<number> {
  const { grade_rank } = await db
    .selectFrom('staff as s')
    .innerJoin('grade as g', 'g.grade_no', 's.grade_no')
    .select('g.grade_rank')
    .where('s.staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  return grade_rank;
}

/** The flow with one person replaced by another in all its rules. */
function naming(flow: ApprovalFlow, staffNo: string, successorNo: string): ApprovalFlow {
  const named = JSON.stringify(flow, (key, value: unknown) =>
    key === 'staffNOs' && Array.isArray(value)
      ? [...new Set(value.map((no: unknown) => (no === staffNo ? successorNo : no)))]
      : value,
  );
  return JSON.parse(named) as ApprovalFlow;
}

const deputies: DependentKind = {
  kind: 'approvalDeputy',
  name: '审批代理',
  columns: ['approval_deputy.staff_no', 'approval_deputy.deputy_no'],
  isRight: true,
  async list({ db, caller, now }, staffNo) {
    const rows = await db
      .selectFrom('approval_deputy as d')
      .innerJoin('staff as a', 'a.staff_no', 'd.staff_no')
      .innerJoin('staff as b', 'b.staff_no', 'd.deputy_no')
      .select(['d.deputy_id', 'd.end_date', 'a.staff_name as absent', 'b.staff_name as deputy'])
      .where('d.enterprise_num', '=', caller.enterpriseNum)
      .where('d.ended_at', 'is', null)
      .where('d.end_date', '>=', shanghaiDate(now))
      .where((eb) => eb.or([eb('d.staff_no', '=', staffNo), eb('d.deputy_no', '=', staffNo)]))
      .orderBy('d.deputy_id')
      .execute();
    return rows.map(({ deputy_id, end_date, absent, deputy }) => ({
      no: String(deputy_id),
      name: `${deputy}代${absent}审批，至${end_date}`,
      link: '',
    }));
  },
  async end({ db, now }, _staffNo, nos) {
    await db
      .updateTable('approval_deputy')
      .set({ ended_at: now })
      .where('deputy_id', 'in', nos.map(Number))
      .execute();
  },
};

const own: DependentKind = {
  kind: 'ownApplication',
  name: '其提交的审批中的申请',
  columns: ['approval_request.applicant_no'],
  async list({ db, caller, now }, staffNo) {
    const rows = await db
      .selectFrom('approval_request')
      .select(['apply_id', 'apply_type'])
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where('applicant_no', '=', staffNo)
      .where('apply_state', '=', '审批中')
      .where('deadline', '>', now)
      .orderBy('apply_id')
      .execute();
    return rows.map(({ apply_id, apply_type }) => ({
      no: apply_id,
      name: `${applyTypeName(apply_type)} ${apply_id}`,
      link: `/${applyPageOf(apply_type)}/${apply_id}`,
    }));
  },
  async end(context, staffNo, nos) {
    for (const applyId of nos) await withdrawOf(context, staffNo, applyId);
  },
};

const HISTORY = 'says who did it, or whom it was about';

export const dependents: Dependents = {
  kinds: [waiting, flows, deputies, own],
  stays: {
    'approval_request.traveller_nos': HISTORY,
    'approval_task.added_by_no': HISTORY,
    'approval_task.acted_by_no': HISTORY,
    'approval_flow.changed_by': HISTORY,
    'approval_flow.changed_by_no': HISTORY,
    'approval_copy.staff_no': 'copies sent to them, which they no longer read',
    'approval_trip_change.changed_by_no': HISTORY,
  },
};
