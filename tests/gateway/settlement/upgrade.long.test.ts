import assert from 'node:assert/strict';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openPGlite, type OpenedDatabase } from '../../../demo/gateway/db/database';
import { migrate } from '../../../demo/gateway/db/migrate';
import { MIGRATIONS } from '../../../demo/gateway/migrations';
import { insertEvent } from '../../../demo/gateway/settlement/bills/bill-queries';
import { remittanceCodeOf, remittanceNoOf } from '../../../src/domain/settlement/remittance-code';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

/** The first migration with payments of bills. */
const PAYMENTS = '0128';

const BEFORE = `
  insert into tmc values ('T1', '差旅');
  insert into enterprise values ('900001', 'T1', '企业', '企业');
  insert into settle_contract (enterprise_num, bill_date_flag, clearing_date, begin_date, late_rate, confirm_days, pay_days,
    next_begin, next_bill_date) values ('900001', 0, 1, '2026-01-01', 500, 5, 30, '2026-05-01', '2026-06-01');
  insert into settle_bill (bill_no, enterprise_num, bill_state, period_begin, period_end, bill_date, bill_date_flag,
    late_rate, confirm_by, due_date, made_at, confirmed_at)
  select 'ZD20260' || i || '01-900001', '900001', 'confirmed', day - interval '1 month', day - 1, day, 0, 500, day + 5, day + 30,
    day, day from generate_series(2, 5) i cross join lateral (select make_date(2026, i, 1) as day) of;
  insert into settle_item values (77, 'ZD20260301-900001')`;

// The statements are the same on both databases, so one run suffices.
describe('bills of before payments were matched', { skip: TEST_DATABASE === 'postgres' }, () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    const pglite = await PGlite.create();
    opened = openPGlite(pglite);
    const former = Object.entries(MIGRATIONS).filter(([name]) => name < PAYMENTS);
    await migrate(opened.db, Object.fromEntries(former));
    await pglite.exec(BEFORE);
    await migrate(opened.db, MIGRATIONS);
  });
  afterAll(() => opened.close());

  it('have codes of their own, and may be overpaid', async () => {
    const rows = await opened.db.selectFrom('settle_bill').select('remittance_no').execute();
    const codes = rows.map(({ remittance_no }) => remittanceCodeOf(remittance_no));
    assert.equal(new Set(codes).size, 4);
    assert.ok(codes.every((code) => remittanceNoOf(code) !== undefined));
    await insertEvent(opened.db, 'ZD20260201-900001', { how: 'overpaid', amount: 1 }, new Date());
  });

  it('stay the one bill of their time under the same number, and so is the next', async () => {
    const rows = await opened.db
      .selectFrom('settle_bill')
      .select(['bill_no', 'closing_no', 'by_account', 'account_no'])
      .orderBy('bill_no')
      .execute();
    assert.deepEqual(
      rows,
      [2, 3, 4, 5].map((month) => ({
        bill_no: `ZD20260${month}01-900001`,
        closing_no: `ZD20260${month}01-900001`,
        by_account: false,
        account_no: '',
      })),
    );
    assert.deepEqual(await opened.db.selectFrom('settle_item').selectAll().execute(), [
      { entry_no: 77, closing_no: 'ZD20260301-900001' },
    ]);
    const contract = await opened.db
      .selectFrom('settle_contract')
      .select('next_by_account')
      .executeTakeFirstOrThrow();
    assert.equal(contract.next_by_account, false);
  });
});
