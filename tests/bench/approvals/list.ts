import { sql } from 'kysely';
import * as v from 'valibot';
import { findDecider, findApplicationsToDecide } from '../../../demo/gateway/approval/decisions/decider';
import { countPending, findApplications } from '../../../demo/gateway/approval/applications/list-queries';
import { findUsedApplications } from '../../../demo/gateway/approval/applications/queries';
import type { Database } from '../../../demo/gateway/db/database';
import { findCaller } from '../../../demo/gateway/permission/callers';
import type { Caller } from '../../../demo/gateway/server/http/caller';
import { queryApprovalList } from '../../../src/contract/approval/approval';
import type { BodyOf } from '../../../src/contract/call';
import { inTurn, type Figure } from '../measure';
import { ENTERPRISE, setUp } from './setting';

const APPLICATIONS = 100_000;
/** Multiple of plain SQL for the same page. */
const MOST = 3;
const ROUNDS = 9;
const PAGE = 20;

const APPROVER = 'B00002';
const APPLICANT = 'B09876';

/** Half of the applications await one approver, who has decided the others. */
async function fill(db: Database): Promise<void> {
  await sql`
    insert into approval_request (apply_id, enterprise_num, apply_type, apply_state, applicant_no, applicant_name,
      dept_name, approver_no, approver_name, reason, created_at, deadline, steps, decided_at, trip)
    select 'SP990101' || lpad(i::text, 8, '0'), ${ENTERPRISE}, 1, case when i % 2 = 0 then '审批中' else '已同意' end,
      ${APPLICANT}, '员工9876', '部门', ${APPROVER}, '员工2', '拜访客户', now() - i * interval '1 minute',
      now() + interval '30 days' + i * interval '1 minute',
      '[{"stepNo": 1, "stepName": "直属上级审批", "mode": "any"}]',
      case when i % 2 = 1 then now() - i * interval '30 seconds' end,
      '{"purposeCode": "P1", "purposeName": "拜访客户", "cities": [], "beginDate": "2030-01-01",
        "endDate": "2030-01-02", "travellers": [], "budget": null, "legs": []}'
    from generate_series(1, ${APPLICATIONS}::int) i`.execute(db);
  await sql`
    insert into approval_task (apply_id, task_no, step_no, enterprise_num, approver_no, approver_name, task_state,
      opened_at, ended_at, search_text)
    select apply_id, 1, 1, enterprise_num, approver_no, approver_name,
      case apply_state when '审批中' then 'open' else 'agreed' end, created_at, decided_at, search_text
    from approval_request where apply_id like 'SP990101%'`.execute(db);
  await sql`analyze`.execute(db);
}

interface Case {
  name: string;
  body: BodyOf<typeof queryApprovalList>;
  /** Handwritten SQL by an expert of the tables: condition and order of the rows. */
  where: string;
  order: string;
}

const TASK = (state: string) =>
  `apply_id in (select apply_id from approval_task where approver_no = '${APPROVER}' and ${state})`;

const CASES: readonly Case[] = [
  {
    name: 'to decide',
    body: { role: 'approver', taskState: 'open', sortField: 'deadline', sortOrder: 'asc' },
    where: `apply_state = '审批中' and deadline > now() and ${TASK(`task_state = 'open'`)}`,
    order: 'deadline, apply_id',
  },
  {
    name: 'decided',
    body: { role: 'approver', taskState: 'ended', sortField: 'decideTime', sortOrder: 'desc' },
    where: TASK(`task_state not in ('waiting', 'open')`),
    order: 'decided_at desc, apply_id desc',
  },
  {
    name: 'decided, page 1,000',
    body: {
      role: 'approver',
      taskState: 'ended',
      sortField: 'decideTime',
      sortOrder: 'desc',
      pageIndex: 1000,
    },
    where: TASK(`task_state not in ('waiting', 'open')`),
    order: 'decided_at desc, apply_id desc',
  },
  {
    name: 'own',
    body: { role: 'applicant' },
    where: `applicant_no = '${APPLICANT}'`,
    order: 'created_at desc, apply_id desc',
  },
];

/**
 * A page of applications of an approver with a long history, with the gateway's whole answer, against plain SQL for the
 * page.
 */
export async function approvalList(): Promise<Figure[]> {
  const { db, close } = await setUp(10_000);
  try {
    await fill(db);
    const figures: Figure[] = [];
    for (const { name, body, where, order } of CASES) {
      const caller = await findCaller(db, body.role === 'applicant' ? APPLICANT : APPROVER);
      if (caller === undefined) throw new Error('There is nobody to ask');
      const offset = ((body.pageIndex ?? 1) - 1) * PAGE;
      const plain = async () => {
        await sql.raw(`select count(*) from approval_request where ${where}`).execute(db);
        const page = `select * from approval_request where ${where} order by ${order} offset ${offset} limit ${PAGE}`;
        return (await sql.raw<{ apply_id: string }>(page).execute(db)).rows.map(({ apply_id }) => apply_id);
      };
      const asked = () => ask(db, caller, body);
      const [found, expected] = [await asked(), await plain()];
      if (found.join() !== expected.join()) throw new Error(`${name}: the statements find other rows`);
      const { ours, floor } = await inTurn(
        ROUNDS,
        () => timed(asked),
        () => timed(plain),
      );
      figures.push({
        name: `approvals: ${name}, of ${APPLICATIONS}`,
        ratio: ours / floor,
        limit: { most: MOST },
        detail: `${ours.toFixed(1)} ms against ${floor.toFixed(1)} ms of plain SQL`,
      });
    }
    return figures;
  } finally {
    await close();
  }
}

/** Queries a page of the list like the gateway. */
async function ask(db: Database, caller: Caller, body: BodyOf<typeof queryApprovalList>): Promise<string[]> {
  const filter = v.parse(queryApprovalList.body, { ...body, pageSize: PAGE });
  const now = new Date();
  const asks = await findDecider(db, caller, now);
  const { applications } = await findApplications(db, caller, asks, filter, now);
  const applyIds = applications.map(({ apply_id }) => apply_id);
  await findUsedApplications(db, applyIds);
  await findApplicationsToDecide(db, asks, applyIds);
  if (body.role === 'approver') await countPending(db, caller, asks, now);
  return applyIds;
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}
