import assert from 'node:assert/strict';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openPGlite, type OpenedDatabase } from '../../../demo/gateway/db/database';
import { migrate } from '../../../demo/gateway/db/migrate';
import { MIGRATIONS } from '../../../demo/gateway/migrations';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

/** The first migration with approval flows of several steps. */
const FLOWS = '0089';

/** Two users of one enterprise, with applications of one to the other in every state. */
const BEFORE = `
  insert into tmc values ('T1', '差旅');
  insert into enterprise values ('900001', 'T1', '企业', '企业');
  insert into department values ('D1', '900001', null, '部门');
  insert into job_position values ('P1', '900001', '职员');
  insert into grade values ('G1', '900001', '一级', 1);
  insert into cost_center values ('C1', '900001', '中心');
  insert into accounting_entity values ('A1', '900001', '主体', '91110105MA00000011');
  insert into app_user (user_no, user_name, telephone) values
    ('U1', '申请人', '13900000001'), ('U2', '审批人', '13900000002');
  insert into staff (staff_no, enterprise_num, user_no, enterprise_order, dept_no, position_no, grade_no, cost_center_no,
    accounting_entity_no, supervisor_no, staff_name, pinyin, pinyin_initials, sex_tem, birth_day, nationality,
    identity_card_type, identity_card_no, phone) values
    ('S2', '900001', 'U2', 1, 'D1', 'P1', 'G1', 'C1', 'A1', null, '审批人', 'a', 'a', 0, '1990-01-01', 'CN', 0, '2', '1'),
    ('S1', '900001', 'U1', 1, 'D1', 'P1', 'G1', 'C1', 'A1', 'S2', '申请人', 'a', 'a', 0, '1990-01-01', 'CN', 0, '1', '1');
  insert into approval_template values ('900001', 'T1', '出差申请', 1, 'CCSQ', 3, 'dist/html/apply.html', '', 1);
  insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    values ('WZTZDZ-YHWZTZDZ-0', 'WZTZDZ', 'WZTZDZ-YHWZTZDZ', '*', 1, 'K1', 1);
  insert into approval_request (apply_id, enterprise_num, apply_type, apply_state, applicant_no, applicant_name, dept_name,
    approver_no, approver_name, opinion, created_at, deadline, decided_at, trip)
  select 'SP2611010000000' || i, '900001', 1, state, 'S1', '申请人', '部门', 'S2', '审批人', '意见',
    '2026-11-01', '2026-12-01', case when i = 1 then null else timestamptz '2026-11-02' end, '{"travellers": []}'
  from unnest(array['审批中', '已同意', '已拒绝', '已过期', '已撤回', '已失效']) with ordinality as of (state, i)`;

/** The migration that gives 17 to changed pre-trip requests. */
const CHANGED_PRE_TRIP = '0725';

/** A change of tickets, and a pre-trip request with its change, with the flows of their kinds. */
const AFTER_FLOWS = `
  insert into approval_request (apply_id, enterprise_num, apply_type, apply_state, applicant_no, applicant_name, dept_name,
    approver_no, approver_name, created_at, deadline, decided_at, trip, choice, change, change_of, flow_version)
  select id, '900001', type, '已同意', 'S1', '申请人', '部门', 'S2', '审批人', '2026-11-01', '2026-12-01', '2026-11-02',
    case type when 9 then '{"travellers": []}'::jsonb end, case type when 17 then '{}'::jsonb end,
    case type when 17 then '{}'::jsonb end, change_of, 2
  from (values ('SP26110200000001', 17, null), ('SP26110200000002', 9, null),
    ('SP26110200000003', 9, 'SP26110200000002')) as of (id, type, change_of);
  insert into approval_flow (enterprise_num, apply_type, version, flow, changed_at, changed_by)
    values ('900001', 9, 1, '{"of": 9}', '2026-11-01', '某'), ('900001', 9, 2, '{"of": 9}', '2026-11-02', '某'),
      ('900001', 17, 1, '{"of": 17}', '2026-11-01', '某');
  insert into saved_view (user_no, enterprise_num, page_path, view_name, filters, modify_time)
    values ('U1', '900001', '/approve/list', '改签', '{"applyType": 17}', '2026-11-01')`;

// The statements are the same on both databases, so one run suffices.
describe('applications of before there were flows', { skip: TEST_DATABASE === 'postgres' }, () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    const pglite = await PGlite.create();
    opened = openPGlite(pglite);
    const former = Object.entries(MIGRATIONS).filter(([name]) => name < FLOWS);
    await migrate(opened.db, Object.fromEntries(former));
    await pglite.exec(BEFORE);
    const next = Object.entries(MIGRATIONS).filter(([name]) => name < CHANGED_PRE_TRIP);
    await migrate(opened.db, Object.fromEntries(next));
    await pglite.exec(AFTER_FLOWS);
    await migrate(opened.db, MIGRATIONS);
  });
  afterAll(() => opened.close());

  it('have the step that they were decided in, and wait for who they waited for', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select a.apply_state, jsonb_array_length(a.steps) as steps, t.approver_no, t.task_state, t.opinion,
        t.ended_at is null as is_undone
      from approval_request a join approval_task t using (apply_id) order by a.apply_id`.execute(opened.db);
    const told = rows.map((row) => [row['apply_state'], row['task_state'], row['is_undone']]);
    assert.deepEqual(told, [
      ['审批中', 'open', true],
      ['已同意', 'agreed', false],
      ['已拒绝', 'refused', false],
      ['已过期', 'closed', false],
      ['已撤回', 'closed', false],
      ['已失效', 'closed', false],
    ]);
    assert.ok(
      rows.every((row) => row['steps'] === 1 && row['approver_no'] === 'S2' && row['opinion'] === '意见'),
    );
  });

  it('are trips without legs, of no version of a form; the forms of before ask for a budget alone', async () => {
    const { rows } = await sql<{ trip: object }>`
      select trip from approval_request where apply_id = 'SP26110100000002'`.execute(opened.db);
    assert.deepEqual(rows[0]?.trip, {
      travellers: [],
      legs: [],
      costCenterNo: '',
      costCenterName: '',
      accountingEntityNo: '',
      accountingEntityName: '',
      form: null,
    });
    const forms = await sql<{ fields: object; tolerance: object | null }>`
      select f.fields, f.tolerance from approval_form f join approval_template t
      using (enterprise_num, application_table_id, application_table_version)`.execute(opened.db);
    assert.deepEqual(forms.rows, [
      {
        fields: { budget: 'optional', costCenter: 'hidden', accountingEntity: 'hidden', files: 'hidden' },
        tolerance: null,
      },
    ]);
  });

  it('have the portal for the site of their forms', async () => {
    const { rows } = await sql<{ object_no: string; url: string }>`
      select object_no, url from permission_object where object_no like 'WZTZDZ-%-SPDZ'`.execute(opened.db);
    assert.deepEqual(rows, [{ object_no: 'WZTZDZ-YHWZTZDZ-0-SPDZ', url: '/' }]);
  });

  it('keep their kinds where 17 became that of changed pre-trip requests, and are under the same flows', async () => {
    const { rows } = await sql<{ apply_id: string; apply_type: number }>`
      select apply_id, apply_type from approval_request where apply_id like 'SP261102%' order by 1`.execute(
      opened.db,
    );
    assert.deepEqual(
      rows.map((row) => row.apply_type),
      [20, 9, 17],
    );
    const flows = await sql<{ kind: string }>`
      select apply_type || ' ' || version || ' ' || (flow->>'of') as kind from approval_flow
      order by apply_type, version`.execute(opened.db);
    assert.deepEqual(
      flows.rows.map(({ kind }) => kind),
      ['9 1 9', '9 2 9', '17 1 9', '17 2 9', '20 1 17'],
    );
    const views = await sql<{ filters: object }>`select filters from saved_view`.execute(opened.db);
    assert.deepEqual(views.rows, [{ filters: { applyType: 20 } }]);
  });
});
