import assert from 'node:assert/strict';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openPGlite, type OpenedDatabase } from '../../../demo/gateway/db/database';
import { migrate } from '../../../demo/gateway/db/migrate';
import { MIGRATIONS } from '../../../demo/gateway/migrations';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

/** The first migration with payments of bills, and the one that gives receipts to agencies. */
const [PAYMENTS, OF_AGENCY] = ['0128', '0582'];

const BILLS = `
  insert into tmc values ('T1', '差旅'), ('T2', '商旅');
  insert into enterprise values ('900001', 'T1', '甲企业', '甲'), ('900002', 'T2', '乙企业', '乙');
  insert into settle_contract (enterprise_num, bill_date_flag, clearing_date, begin_date, late_rate, confirm_days, pay_days,
    next_begin, next_bill_date) values ('900002', 0, 1, '2026-01-01', 500, 5, 30, '2026-05-01', '2026-06-01');
  insert into settle_bill (bill_no, enterprise_num, bill_state, period_begin, period_end, bill_date, bill_date_flag,
    late_rate, confirm_by, due_date, made_at, confirmed_at)
  values ('ZD20260201-900002', '900002', 'confirmed', '2026-01-01', '2026-01-31', '2026-02-01', 0, 500, '2026-02-06',
    '2026-03-03', '2026-02-01', '2026-02-01')`;

const RECEIPTS = `
  insert into settle_statement (file_name, imported_by, imported_at, row_count, added_count)
  values ('流水.csv', '吴会计', '2026-02-10', 4, 4);
  insert into settle_receipt (bank_reference, statement_no, row_no, received_on, amount, payer_name, purpose, receipt_state,
    left_why)
  select reference, 1, row, '2026-02-10', 100, payer, '', state, why from (values
    ('UNDONE', 2, '某人', 'open', 'undone'), ('DISMISSED', 3, '乙企业', 'dismissed', ''),
    ('OURS', 4, '甲企业', 'open', ''), ('OTHER', 5, '某人', 'open', '')) as r (reference, row, payer, state, why);
  insert into settle_receipt_step (receipt_no, how, operator_name, happened_at, bill_no, reason)
  select receipt_no, s.how, '吴会计', '2026-02-11', 'ZD20260201-900002', s.reason
  from settle_receipt, (values ('hand', ''), ('undone', '有误')) as s (how, reason) where bank_reference = 'UNDONE';
  insert into settle_event (bill_no, how, operator_name, happened_at, amount)
  values ('ZD20260201-900002', 'paid', '吴会计', '2026-02-11', 100), ('ZD20260201-900002', 'paid', '王芳', '2026-02-12', 100)`;

// The statements are the same on both databases, so one run suffices.
describe('receipts of before agencies had portals', { skip: TEST_DATABASE === 'postgres' }, () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    const pglite = await PGlite.create();
    opened = openPGlite(pglite);
    const until = (end: string) =>
      migrate(opened.db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < end)));
    await until(PAYMENTS);
    await pglite.exec(BILLS);
    await until(OF_AGENCY);
    await pglite.exec(RECEIPTS);
    await migrate(opened.db, MIGRATIONS);
  });
  afterAll(() => opened.close());

  it('belong to the agency of their last bill or of their payer', async () => {
    const rows = await opened.db
      .selectFrom('settle_receipt')
      .select(['bank_reference', 'tmc_number'])
      .orderBy('receipt_no')
      .execute();
    assert.deepEqual(
      rows.map((row) => [row.bank_reference, row.tmc_number]),
      [
        ['UNDONE', 'T2'],
        ['DISMISSED', 'T2'],
        ['OURS', 'T1'],
        ['OTHER', 'T1'],
      ],
    );
  });

  it('name no operator in the history of a bill', async () => {
    const rows = await opened.db
      .selectFrom('settle_event')
      .select('operator_name')
      .orderBy('event_no')
      .execute();
    assert.deepEqual(
      rows.map((row) => row.operator_name),
      ['差旅服务商财务', '王芳'],
    );
  });
});
