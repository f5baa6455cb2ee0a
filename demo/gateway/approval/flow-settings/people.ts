import { sql } from 'kysely';
import type { FlowFinding } from '../../../../src/contract/approval/flow-settings';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { ApprovalFlow, ApproverRule } from '../../../../src/domain/approval/flow';
import type { LintFacts, LintStaff } from '../../../../src/domain/approval/flow-lint';
import type { Approver } from '../../../../src/domain/approval/progress';
import type { Database } from '../../db/database';
import { findApprovers } from '../flow/approvers';

/** Rules of approvers and of copy receivers. */
export const rulesOf = ({ steps, copyTo = [], replacement }: ApprovalFlow): readonly ApproverRule[] => [
  ...steps.map(({ approver }) => approver),
  ...copyTo,
  ...(replacement ? [replacement] : []),
];

/** Staff numbers in flows. */
export const staffInFlows = (flows: readonly ApprovalFlow[]): string[] =>
  flows.flatMap(rulesOf).flatMap((rule) => (rule.kind === 'staff' ? rule.staffNOs : []));

/** Staff numbers in the findings of the checks. */
export const staffInIssues = (findings: readonly FlowFinding[]): string[] =>
  findings.flatMap((finding) => ('staffNOs' in finding ? finding.staffNOs : []));

/** The caller's colleagues by their numbers; persons outside the enterprise are left out. */
export async function findStaff(
  db: Database,
  caller: { enterpriseNum: string; staffNo: string },
  staffNOs: readonly string[],
): Promise<Approver[]> {
  const [found = []] = await findApprovers(db, caller, [{ kind: 'staff', staffNOs: [...new Set(staffNOs)] }]);
  return found;
}

/** Those of the numbers that are active colleagues of the caller. */
async function findActive(
  db: Database,
  { enterpriseNum }: { enterpriseNum: string },
  staffNOs: readonly string[],
): Promise<string[]> {
  if (staffNOs.length === 0) return [];
  const rows = await db
    .selectFrom('staff')
    .select('staff_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_state', '=', 'active')
    .where('staff_no', 'in', [...new Set(staffNOs)])
    .execute();
  return rows.map(({ staff_no }) => staff_no);
}

/** The roles of an enterprise, with the number of their holders. */
export function findRoles(db: Database, enterpriseNum: string) {
  return db
    .selectFrom('role as r')
    .leftJoin('staff_role as s', 's.role_no', 'r.role_no')
    .select([
      'r.role_no as roleNo',
      'r.role_name as roleName',
      sql<number>`count(s.staff_no)::int`.as('holders'),
    ])
    .where('r.enterprise_num', '=', enterpriseNum)
    .groupBy('r.role_no')
    .orderBy('r.role_no')
    .execute();
}

/** The grades of an enterprise, the highest first; those of equal rank are adjacent. */
export function findGrades(db: Database, enterpriseNum: string) {
  return db
    .selectFrom('grade')
    .select([
      'grade_rank as gradeRank',
      sql<string>`string_agg(grade_name, '、' order by grade_no)`.as('gradeName'),
    ])
    .where('enterprise_num', '=', enterpriseNum)
    .groupBy('grade_rank')
    .orderBy('grade_rank')
    .execute();
}

/** Facts that the checks of flows need, read once for all flows of an enterprise. */
export async function loadLintFacts(
  db: Database,
  enterpriseNum: string,
): Promise<Omit<LintFacts, 'applyType'>> {
  const { rows } = await sql<LintStaff & { staffNO: string }>`
    select s.staff_no as "staffNO", g.grade_rank as "gradeRank", s.supervisor_no as "supervisorNO",
      d.head_no as "headNO", c.owner_no as "ownerNO",
      coalesce(r.role_nos, '{}') as "roleNos", coalesce(r.may_agree, false) and s.staff_state = 'active' as "mayAgree"
    from staff s join grade g using (grade_no) join department d using (dept_no)
    join cost_center c using (cost_center_no)
    left join (
      select h.staff_no, array_agg(h.role_no) as role_nos, bool_or(a.role_no is not null) as may_agree
      from staff_role h left join (
        select distinct role_no from role_grant join permission_object using (object_no)
        where object_no = ${OBJECT.approve} and is_enable
      ) a using (role_no)
      where h.enterprise_num = ${enterpriseNum} group by h.staff_no
    ) r on r.staff_no = s.staff_no
    where s.enterprise_num = ${enterpriseNum} order by s.staff_no`.execute(db);
  const roles = await findRoles(db, enterpriseNum);
  return {
    staff: new Map(rows.map(({ staffNO, ...staff }) => [staffNO, staff])),
    roleNos: new Set(roles.map(({ roleNo }) => roleNo)),
  };
}

/**
 * Persons and roles of a flow that do not belong to the enterprise, by the path of their rule. Persons named in the
 * former version are accepted: they have left since, which the checks report.
 */
export async function findStrangers(
  db: Database,
  caller: { enterpriseNum: string; staffNo: string },
  flow: ApprovalFlow,
  former: ApprovalFlow,
): Promise<Record<string, string>> {
  const known = new Set([...(await findActive(db, caller, staffInFlows([flow]))), ...staffInFlows([former])]);
  const roles = new Set([
    ...(await findRoles(db, caller.enterpriseNum)).map(({ roleNo }) => roleNo),
    ...rulesOf(former).flatMap((rule) => (rule.kind === 'role' ? [rule.roleNo] : [])),
  ]);
  const fields: Record<string, string> = {};
  const check = (rule: ApproverRule, path: string) => {
    if (rule.kind === 'staff' && !rule.staffNOs.every((staffNO) => known.has(staffNO))) {
      fields[path] = '所选人员不属于当前企业，请重新选择';
    }
    if (rule.kind === 'role' && !roles.has(rule.roleNo)) fields[path] = '所选角色不存在，请重新选择';
  };
  flow.steps.forEach(({ approver }, i) => check(approver, `flow.steps.${i}.approver`));
  if (flow.replacement) check(flow.replacement, 'flow.replacement');
  flow.copyTo?.forEach((rule, i) => check(rule, `flow.copyTo.${i}`));
  return fields;
}
