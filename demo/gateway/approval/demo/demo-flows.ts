import { sql } from 'kysely';
import { APPLY_TYPE } from '../../../../src/contract/approval/approval';
import type { ApprovalFlow } from '../../../../src/domain/approval/flow';
import type { DatabaseTransaction } from '../../db/database';
import { FINANCE_ACCOUNT } from '../../seed/accounts';
import { ENTERPRISES } from '../../seed/organisation';
import type { Person } from '../../seed/people';

/** Budget of a trip in fen from which the accounting departments must agree. */
const LARGE_BUDGET = 2_000_000;

/** Sets the heads of departments and the owners of cost centres: the person of the highest grade among their staff. */
export async function nameHeads(tx: DatabaseTransaction): Promise<void> {
  for (const { table, key, column } of [
    { table: 'department', key: 'dept_no', column: 'head_no' },
    { table: 'cost_center', key: 'cost_center_no', column: 'owner_no' },
  ]) {
    await sql`
      update ${sql.ref(table)} t set ${sql.ref(column)} = (
        select s.staff_no from staff s join grade g using (grade_no)
        where s.${sql.ref(key)} = t.${sql.ref(key)} and s.enterprise_num = t.enterprise_num
        order by g.grade_rank, s.staff_no limit 1)`.execute(tx);
  }
}

/**
 * Inserts the flow of the first enterprise: the supervisor, then for an expensive trip two more approvers who both must
 * agree.
 */
export async function insertFlows(
  tx: DatabaseTransaction,
  people: readonly Person[],
  now: Date,
): Promise<void> {
  const [{ enterpriseNum }] = ENTERPRISES;
  const staffNoOf = (loginName: string): string[] =>
    people
      .filter((person) => person.loginName === loginName)
      .flatMap(({ places }) => places)
      .filter((place) => place.enterpriseNum === enterpriseNum)
      .map(({ staffNo }) => staffNo);
  const flow: ApprovalFlow = {
    steps: [
      {
        stepNo: 1,
        stepName: '直属上级审批',
        approver: { kind: 'supervisor', level: 1 },
        mode: 'any',
        conditions: [],
      },
      {
        stepNo: 2,
        stepName: '行政与财务会签',
        approver: { kind: 'staff', staffNOs: ['admin', FINANCE_ACCOUNT.loginName].flatMap(staffNoOf) },
        mode: 'all',
        conditions: [{ kind: 'amount', least: LARGE_BUDGET }],
      },
    ],
  };
  await tx
    .insertInto('approval_flow')
    .values({
      enterprise_num: enterpriseNum,
      apply_type: APPLY_TYPE.trip,
      version: 1,
      flow: JSON.stringify(flow),
      changed_at: now,
      changed_by: '系统初始化',
    })
    .execute();
}
