import assert from 'node:assert/strict';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openPGlite, type OpenedDatabase } from '../../../demo/gateway/db/database';
import { migrate } from '../../../demo/gateway/db/migrate';
import { MIGRATIONS } from '../../../demo/gateway/migrations';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

/** The first migration that belongs to the imports of the kit. */
const KIT = '0586';

const hex = (digit: number) => `I${String(digit).repeat(32)}`;

/** Imports in every state, of an enterprise and people without rows of their own; 3 and 4 are half written, 7 is half undone. */
const BEFORE = `
  set session_replication_role = replica;
  insert into cost_import (import_no, enterprise_num, cost_kind, file_name, import_state, header_list, column_list, row_count, rows_done,
    add_count, change_count, close_count, wrong_count, looked_on, asked_by, asked_at, applied_by, done_at, undone_by, undone_at,
    is_planned, step_count, plan_digest)
  select 'I' || repeat(i::text, 32), '900001', kind, 'f' || i || '.csv', state, '["编号","名称"]', '[{"field":"code","place":0}]', 4, 2,
    2, 1, 0, wrong, '2026-11-01', 'S1', '2026-11-01', applied, done, undone_by, undone, planned, steps, 'digest'
  from (values
    (1, 'costCenter', 'checking', 0, null, null::timestamptz, null, null::timestamptz, false, 0),
    (2, 'costCenter', 'checked', 1, null, null, null, null, false, 0),
    (3, 'costCenter', 'applying', 0, 'S2', null, null, null, true, 3),
    (4, 'project', 'reversing', 0, 'S2', null, null, null, true, 3),
    (5, 'costCenter', 'done', 0, 'S2', '2026-11-02', null, null, false, 2),
    (6, 'costCenter', 'undone', 0, 'S2', '2026-11-02', 'S3', '2026-11-03', false, 2),
    (7, 'accountingEntity', 'undoing', 0, 'S2', '2026-11-02', 'S3', null, true, 2),
    (8, 'costCenter', 'failed', 0, null, null, null, null, false, 0)
  ) v (i, kind, state, wrong, applied, done, undone_by, undone, planned, steps);
  insert into cost_import_part (import_no, part_no, row_list) values ('${hex(1)}', 0, '[["a","b"]]'), ('${hex(3)}', 0, '[["c","d"]]');
  insert into cost_import_step (import_no, step_no, kind, row_list) values
    ('${hex(3)}', 1, 'change', '[{"no":"N2","how":"change","revision":2}]'),
    ('${hex(3)}', 2, 'open', '["N1"]'),
    ('${hex(8)}', 0, 'add', '[]');
  insert into cost_import_write (import_no, object_no, step_no, revision, before) values
    ('${hex(3)}', 'N1', 0, 1, null),
    ('${hex(5)}', 'N3', 1, 4, '{"name":"甲"}');
  insert into background_job (kind, job_key, owner, next_at, added_at) values
    ('work on cost import', '${hex(3)}', '900001', '2026-11-01', '2026-11-01')`;

// The statements are the same on both databases, so one run suffices.
describe(
  'imports of cost objects of before they joined the others',
  { skip: TEST_DATABASE === 'postgres' },
  () => {
    let opened: OpenedDatabase;
    beforeAll(async () => {
      const pglite = await PGlite.create();
      opened = openPGlite(pglite);
      const former = Object.entries(MIGRATIONS).filter(([name]) => name < KIT);
      await migrate(opened.db, Object.fromEntries(former));
      await pglite.exec(BEFORE);
      await migrate(opened.db, MIGRATIONS);
      await pglite.exec('set session_replication_role = origin');
    });
    afterAll(() => opened.close());

    it('keep file, person, counts and state, and whether they can be undone', async () => {
      const rows = await opened.db
        .selectFrom('import_job')
        .select([
          'import_no',
          'kind',
          'variant',
          'file_name',
          'staff_no',
          'applied_by',
          'import_state',
          'failure',
        ])
        .select(['rows_total', 'rows_done', 'rows_written', 'wrong_count', 'undo_total', 'undo_done'])
        .select(['ended_at', 'is_planned', 'plan_digest'])
        .orderBy('import_no')
        .execute();
      const day = new Date('2026-11-02');
      const plain = rows.map(({ import_no, kind, file_name, staff_no, rows_total, plan_digest, ...one }) => {
        assert.deepEqual([kind, staff_no, rows_total, plan_digest], ['costObjects', 'S1', 4, 'digest']);
        assert.equal(file_name, `f${import_no.at(-1)}.csv`);
        const { variant, import_state, applied_by, ended_at, is_planned } = one;
        return [
          variant,
          import_state,
          applied_by,
          ended_at,
          is_planned,
          one.rows_written,
          one.undo_total,
          one.undo_done,
        ];
      });
      assert.deepEqual(plain, [
        ['costCenter', 'checking', null, null, false, 0, 0, 0],
        ['costCenter', 'checked', null, null, false, 0, 0, 0],
        ['costCenter', 'running', 'S2', null, true, 0, 0, 0],
        ['project', 'reversing', 'S2', null, true, 0, 0, 0],
        ['costCenter', 'done', 'S2', day, false, 3, 3, 0],
        ['costCenter', 'undone', 'S2', day, false, 3, 3, 3],
        ['accountingEntity', 'undoing', 'S2', day, true, 3, 3, 0],
        ['costCenter', 'failed', null, new Date('2026-11-01'), false, 0, 0, 0],
      ]);
      assert.deepEqual(
        rows.map(({ failure, wrong_count }) => [failure, wrong_count]),
        [[null, 0], [null, 1], ...Array.from({ length: 5 }, () => [null, 0]), ['failed', 0]],
      );
    });

    it('go on where they were, with the rows and steps that they need', async () => {
      const { db } = opened;
      const parts = await db.selectFrom('import_job_part').selectAll().orderBy('import_no').execute();
      assert.deepEqual(
        parts.map(({ import_no, row_list }) => [import_no, row_list]),
        [
          [hex(1), [['a', 'b']]],
          [hex(3), [['c', 'd']]],
        ],
      );
      const steps = await db.selectFrom('import_job_slice').selectAll().orderBy('slice_no').execute();
      assert.deepEqual(
        steps.map(({ import_no, slice_no, row_list }) => [import_no, slice_no, row_list]),
        [
          [hex(3), 1, [{ no: 'N2', how: 'change', revision: 2 }]],
          [hex(3), 2, [{ no: 'N1', how: 'open' }]],
        ],
      );
      const writes = await db
        .selectFrom('import_job_write')
        .select(['import_no', 'row_key', 'step_no', 'revision', 'before'])
        .orderBy('import_no')
        .execute();
      assert.deepEqual(
        writes.map((row) => Object.values(row)),
        [
          [hex(3), 'N1', 0, 1, null],
          [hex(5), 'N3', 1, 4, { name: '甲' }],
        ],
      );
      const jobs = await db.selectFrom('background_job').select(['kind', 'job_key', 'done_at']).execute();
      assert.deepEqual(jobs, [{ kind: 'work on import', job_key: hex(3), done_at: null }]);
    });
  },
);
