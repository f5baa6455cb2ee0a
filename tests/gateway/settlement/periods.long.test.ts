import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { makeDueBills } from '../../../demo/gateway/settlement/bills/close';
import { addDays, instantOf } from '../../../src/domain/shanghai-time';
import { billedOrders, ENTERPRISE } from '../../support/gateway/areas/money/billed-orders';
import {
  billedLines,
  checkBills,
  contractOf,
  liftCredit,
  closeNextBill,
} from '../../support/gateway/areas/money/settlement';
import { openTestDatabase, type TestDatabase } from '../../support/gateway/process/test-database';

const ONE = {
  tickets: [{ segmentNo: 1, passengerNo: 1, sale: 80_000, build: 0, fuel: 0 }],
  service: [0],
  insurance: [0],
};
const CREDIT = { wallet: 'credit', share: null } as const;

describe('the bill of a movement of money', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
    await liftCredit(database.db);
    // Bills the unbilled orders of the demo first.
    await closeNextBill(database.db);
  });
  afterEach(async () => {
    await checkBills(database.db);
    await database.close();
  });

  const amounts = async (billNo: string) =>
    (await billedLines(database.db, billNo))
      .filter(({ entry_no }) => entry_no !== null)
      .map(({ amount }) => amount);
  const moments = async () => {
    const { next_begin, next_bill_date } = await contractOf(database.db);
    return {
      early: instantOf(`${addDays(next_begin, 1)}T10:00`),
      later: instantOf(`${addDays(next_bill_date, 1)}T10:00`),
    };
  };
  const set = (values: object) =>
    database.db.updateTable('settle_contract').set(values).where('enterprise_num', '=', ENTERPRISE).execute();

  it('is by the day of the booking: an entry for a closed month goes on the next bill', async () => {
    const { early } = await moments();
    const orders = billedOrders(database.db);
    const first = await closeNextBill(database.db);
    assert.deepEqual(await amounts(first), []);
    await orders.buy(ONE, { ...CREDIT, at: early, issuedAt: null });
    assert.deepEqual(await amounts(await closeNextBill(database.db)), [80_000]);
    assert.deepEqual(await amounts(await closeNextBill(database.db)), []);
  });

  it('is by the day of issue where the contract says so: until then it is on none', async () => {
    const { early, later } = await moments();
    await set({ bill_date_flag: 1 });
    const orders = billedOrders(database.db);
    await orders.buy(ONE, { ...CREDIT, at: early, issuedAt: later });
    const failed = await orders.buy(ONE, { ...CREDIT, at: early, issuedAt: null });
    const waiting = await orders.buy(ONE, { ...CREDIT, at: early, issuedAt: null });
    assert.deepEqual(await amounts(await closeNextBill(database.db)), []);
    await orders.reverse(failed.orderNo, later);
    assert.deepEqual(await amounts(await closeNextBill(database.db)), [80_000, 80_000, -80_000]);
    const left = await database.db
      .selectFrom('ledger_entry')
      .select('order_no')
      .where('account_no', '=', `${ENTERPRISE}-credit`)
      .where('order_no', '=', waiting.orderNo)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('settle_item')
              .select('closing_no')
              .whereRef('settle_item.entry_no', '=', 'ledger_entry.entry_no'),
          ),
        ),
      )
      .execute();
    assert.equal(left.length, 1);
  });

  it('is a bill of its own to the last day of the contract; after that only of the rest', async () => {
    const { next_begin } = await contractOf(database.db);
    const end = addDays(next_begin, 40);
    await set({ end_date: end });
    const orders = billedOrders(database.db);
    await orders.buy(ONE, { ...CREDIT, at: instantOf(`${end}T23:59`), issuedAt: instantOf(`${end}T23:59`) });
    const billDates = async () =>
      (
        await database.db
          .selectFrom('settle_bill')
          .select(['bill_date', 'line_count'])
          .where('enterprise_num', '=', ENTERPRISE)
          .where('period_begin', '>=', next_begin)
          .orderBy('bill_date')
          .execute()
      ).map(({ bill_date, line_count }) => [bill_date, line_count]);
    const clearing = (await contractOf(database.db)).next_bill_date;
    await makeDueBills(database.db, instantOf(`${addDays(end, 200)}T10:00`));
    assert.deepEqual(await billDates(), [
      [clearing, 0],
      [addDays(end, 1), 1],
    ]);
    const { next_begin: after, next_bill_date } = await contractOf(database.db);
    const at = instantOf(`${addDays(after, 1)}T10:00`);
    await orders.buy(ONE, { ...CREDIT, at, issuedAt: at });
    await closeNextBill(database.db);
    assert.deepEqual((await billDates()).slice(2), [[next_bill_date, 1]]);
  });
});
