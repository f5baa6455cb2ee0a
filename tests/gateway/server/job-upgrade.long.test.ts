import assert from 'node:assert/strict';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openPGlite, type OpenedDatabase } from '../../../demo/gateway/db/database';
import { migrate } from '../../../demo/gateway/db/migrate';
import { MIGRATIONS } from '../../../demo/gateway/migrations';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

/** The first migration with states of jobs. */
const STATES = '0542';

const hex = (letter: string, digit: number) => `${letter}${String(digit).repeat(32)}`;

/** Rows of each queue: pending, under way in a process that has ended, and finished. */
const BEFORE = `
  set session_replication_role = replica;
  insert into background_job (kind, job_key, attempts, next_at, last_error, added_at, done_at) values
    ('make bill', 'new', 0, '2026-11-01', '', '2026-11-01', null),
    ('make bill', 'failed', 2, '2026-11-02', 'why', '2026-11-01', null),
    ('make bill', 'done', 1, '2026-11-01', '', '2026-11-01', '2026-11-01');
  insert into export_job (export_no, enterprise_num, staff_no, kind, format, query, file_name, export_state, failure, claim, attempts,
    held_until, asked_at)
  select 'E' || repeat(i::text, 32), '900001', 'S1', 'order', 'csv', '{}', 'f.csv', state, failure, i, i, '2026-11-01', '2026-11-01'
  from (values (1, 'waiting', null), (2, 'running', null), (3, 'failed', 'failed')) v (i, state, failure);
  insert into mail (about, state, made_at, attempts, next_attempt_at, claimed_at, ended_at, failure) values
    ('notice 1', 'waiting', '2026-11-01', 1, '2026-11-02', null, null, 'away'),
    ('notice 2', 'claimed', '2026-11-01', 1, '2026-11-01', '2026-11-01', null, ''),
    ('notice 3', 'handedOver', '2026-11-01', 1, '2026-11-01', '2026-11-01', null, ''),
    ('notice 4', 'sent', '2026-11-01', 1, '2026-11-01', null, '2026-11-01', '');
  insert into sms_message (phone, content, sent_at, state, attempts, next_attempt_at, expires_at, claimed_at) values
    ('1', 'a', '2026-11-01', 'kept', 0, null, null, null),
    ('1', 'b', '2026-11-01', 'waiting', 0, '2026-11-01', '2026-11-02', null),
    ('1', 'c', '2026-11-01', 'claimed', 1, '2026-11-01', '2026-11-02', '2026-11-01'),
    ('1', '', '2026-11-01', 'sent', 1, '2026-11-01', '2026-11-02', null);
  insert into invoice (invoice_no, enterprise_num, invoice_state, invoice_type, title_no, title_name, tax_no, address, phone, bank_name,
    bank_account, amount, tax_rate, tax_amount, item_count, applicant_no, applied_at, tax_invoice_no, issued_at, claim, attempts)
  select 'FP' || repeat(i::text, 18), '900001', state, 'ordinary', 'T', 't', 'n', '', '', '', '', 100, 6, 6, 1, 'S1', '2026-11-01',
    case when i > 2 then repeat(i::text, 20) end, case when i > 2 then timestamptz '2026-11-01' end, i, 1
  from (values (1, 'waiting'), (2, 'issuing'), (3, 'reversing'), (4, 'issued')) v (i, state);
  insert into bill_comparison (comparison_no, enterprise_num, bill_no, file_name, comparison_state, compare_by, header_list, column_list,
    row_count, claim, attempts, asked_by, asked_name, asked_at)
  select 'C' || repeat(i::text, 32), '900001', 'B', 'f', state, 'ticket', '[]', '[]', 1, 3 + i, i, 'S1', 's', '2026-11-01'
  from (values (1, 'comparing'), (2, 'compared')) v (i, state);
  insert into import_job (import_no, enterprise_num, staff_no, kind, file_name, settings, import_state, rows_total, refused_list, attempts,
    turn, asked_at, ended_at)
  select 'J' || repeat(i::text, 32), '900001', 'S1', 'staff', 'f', '{}', state, 1, '[]', 1, 7, '2026-11-01', ended
  from (values (1, 'running', null), (2, 'done', timestamptz '2026-11-01')) v (i, state, ended);
  select setval('import_job_turn', 7);
  set session_replication_role = origin`;

// The statements are the same on both databases, so one run suffices.
describe('work of before it was jobs', { skip: TEST_DATABASE === 'postgres' }, () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    const pglite = await PGlite.create();
    opened = openPGlite(pglite);
    const former = Object.entries(MIGRATIONS).filter(([name]) => name < STATES);
    await migrate(opened.db, Object.fromEntries(former));
    await pglite.exec(BEFORE);
    await migrate(opened.db, MIGRATIONS);
  });
  afterAll(() => opened.close());

  it('is noted as jobs where it is not over, with its known state', async () => {
    const rows = await opened.db
      .selectFrom('background_job')
      .select(['kind', 'job_key', 'job_state', 'attempts', 'claim', 'owner', 'turn', 'last_error'])
      .orderBy('kind')
      .orderBy('job_key')
      .execute();
    assert.deepEqual(
      rows.map((row) => Object.values(row)),
      [
        ['compare bill', hex('C', 1), 'pending', 1, 4, '', 0, ''],
        ['compare bill', hex('C', 2), 'done', 0, 5, '', 0, ''],
        ['issue invoice', `FP${'1'.repeat(18)}`, 'pending', 1, 1, '', 0, ''],
        ['issue invoice', `FP${'2'.repeat(18)}`, 'pending', 1, 2, '', 0, ''],
        ['issue invoice', `FP${'3'.repeat(18)}`, 'pending', 1, 3, '', 0, ''],
        ['make bill', 'done', 'done', 1, 0, '', 0, ''],
        ['make bill', 'failed', 'failed', 2, 0, '', 0, 'why'],
        ['make bill', 'new', 'pending', 0, 0, '', 0, ''],
        ['make export', hex('E', 1), 'pending', 1, 1, '', 0, ''],
        ['make export', hex('E', 2), 'pending', 2, 2, '', 0, ''],
        ['send mail', '1', 'failed', 1, 0, '', 0, 'away'],
        ['send mail', '2', 'pending', 1, 0, '', 0, ''],
        ['send mail', '3', 'pending', 1, 0, '', 0, ''],
        ['send text message', '2', 'pending', 0, 0, '', 0, ''],
        ['send text message', '3', 'pending', 1, 0, '', 0, ''],
        ['write import', hex('J', 1), 'pending', 1, 0, '900001', 7, ''],
      ],
    );
  });

  it('keeps its subject in its own table, and calls that may have been sent are known as such', async () => {
    const { db } = opened;
    const mails = await db.selectFrom('mail').select('state').orderBy('mail_no').execute();
    assert.deepEqual(
      mails.map(({ state }) => state),
      ['waiting', 'waiting', 'handedOver', 'sent'],
    );
    const texts = await db.selectFrom('sms_message').select('state').orderBy('message_no').execute();
    assert.deepEqual(
      texts.map(({ state }) => state),
      ['kept', 'waiting', 'waiting', 'sent'],
    );
  });
});
