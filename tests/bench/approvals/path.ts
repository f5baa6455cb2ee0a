import { sql } from 'kysely';
import type { Database } from '../../../demo/gateway/db/database';
import { tryBeginFlow } from '../../../demo/gateway/approval/flow/flow';
import { APPLY_TYPE } from '../../../src/contract/approval/approval';
import type { ApprovalFlow, ApproverRule, FlowCondition } from '../../../src/contract/approval/flow';
import { inTurn, type Figure } from '../measure';
import { ENTERPRISE, setUp } from './setting';

const STAFF = 10_000;
const CONDITIONS = 200;
/** Multiple of a single query for the staff concerned. */
const MOST = 5;
const ROUNDS = 15;
/** Repetitions per round: a single one is too short to measure. */
const TIMES = 20;

const numberOf = (i: number): string => `B${String(i).padStart(5, '0')}`;
const APPLICANT = { enterpriseNum: ENTERPRISE, staffNo: numberOf(9_876) };
const ASKED = { amount: 10_000_000, days: 30, violations: [], travellerNOs: [] };

function ruleOf(i: number): ApproverRule {
  const rules: ApproverRule[] = [
    { kind: 'staff', staffNOs: [numberOf(100 + i), numberOf(5000 + i)] },
    { kind: 'supervisor', level: (i % 10) + 1 },
    { kind: 'role', roleNo: `${ENTERPRISE}-approver` },
    i % 8 === 3 ? { kind: 'departmentHead' } : { kind: 'costCenterOwner' },
  ];
  return rules[i % rules.length] ?? { kind: 'departmentHead' };
}

function conditionOf(i: number): FlowCondition {
  const conditions: FlowCondition[] = [
    { kind: 'amount', least: 1000 + i },
    { kind: 'days', least: (i % 20) + 1 },
    { kind: 'grade', from: 1, to: 100 + i },
  ];
  return conditions[i % conditions.length] ?? { kind: 'days', least: 1 };
}

/** Flow whose conditions are all met, so the staff named by every step must be found. */
const FLOW: ApprovalFlow = {
  steps: Array.from({ length: CONDITIONS }, (_, i) => ({
    stepNo: i + 1,
    stepName: `第${i + 1}步`,
    approver: ruleOf(i),
    mode: 'all',
    conditions: [conditionOf(i)],
  })),
};

/** Finding the path of an application by a flow of many conditions, against one query for the staff on it. */
export async function approvalPath(): Promise<Figure[]> {
  const { db, close } = await setUp(STAFF);
  try {
    await db
      .insertInto('approval_flow')
      .values({
        enterprise_num: ENTERPRISE,
        apply_type: APPLY_TYPE.trip,
        version: 2,
        flow: JSON.stringify(FLOW),
        changed_at: new Date(),
        changed_by: '员工1',
      })
      .execute();
    const now = new Date();
    const path = () => tryBeginFlow(db, APPLICANT, APPLY_TYPE.trip, ASKED, now);
    const concerned = new Set((await path())?.progress.tasks.map(({ staffNO }) => staffNO));
    const query = () => queryConcerned(db);
    const { rows } = await query();
    if (
      !isSubset(concerned, new Set(rows.map(({ staff_no }) => staff_no))) ||
      concerned.size < CONDITIONS / 2
    ) {
      throw new Error('The query does not find whom the path comes to');
    }
    const { ours, floor } = await inTurn(
      ROUNDS,
      () => timed(path),
      () => timed(query),
    );
    return [
      {
        name: `approvals: path of ${CONDITIONS} conditions over ${STAFF} staff`,
        ratio: ours / floor,
        limit: { most: MOST },
        detail: `${ours.toFixed(2)} ms against ${floor.toFixed(2)} ms of one query for ${rows.length} people`,
      },
    ];
  } finally {
    await close();
  }
}

const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((one) => all.has(one));

const NAMED = FLOW.steps.flatMap(({ approver }) => (approver.kind === 'staff' ? approver.staffNOs : []));

/** Finds all actual and possible approvers at once and unordered, like handwritten SQL for this one flow. */
const queryConcerned = (db: Database) =>
  sql<{ staff_no: string }>`
    with recursive above (level, staff_no) as (
      select 1, supervisor_no from staff where staff_no = ${APPLICANT.staffNo}
      union all
      select level + 1, s.supervisor_no from above a join staff s using (staff_no) where level < 10
    )
    select staff_no, staff_name from staff where enterprise_num = ${ENTERPRISE} and staff_no in (
      select unnest(${NAMED}::text[])
      union select staff_no from staff_role where role_no = ${`${ENTERPRISE}-approver`}
      union select staff_no from above
      union select head_no from department join staff using (dept_no) where staff_no = ${APPLICANT.staffNo}
      union select owner_no from cost_center join staff using (cost_center_no) where staff_no = ${APPLICANT.staffNo}
    )`.execute(db);

/** Milliseconds per run. */
async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  for (let i = 0; i < TIMES; i += 1) await run();
  return (performance.now() - begun) / TIMES;
}
