import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { makeDueBills } from '../../../demo/gateway/settlement/bills/close';
import { addDays, instantOf } from '../../../src/domain/shanghai-time';
import { billedOrders } from '../../support/gateway/areas/money/billed-orders';
import {
  billedLines,
  checkBills,
  contractOf,
  liftCredit,
  closeNextBill,
} from '../../support/gateway/areas/money/settlement';
import { openTestDatabase, type TestDatabase } from '../../support/gateway/process/test-database';

const fare = (segmentNo: number, passengerNo: number, sale: number) => ({
  segmentNo,
  passengerNo,
  sale,
  build: 5000,
  fuel: 2000,
});
const ALONE = { wallet: 'credit', share: null } as const;

/** Amounts are in fen, in the order in which the money moved. */
describe('a month computed by hand', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await liftCredit(database.db);
  });
  afterAll(() => database.close());

  it('is billed line by line, entries of the clearing date by the next bill', async () => {
    const { db } = database;
    const { next_begin: begin, next_bill_date: billDate } = await contractOf(db);
    const at = (days: number, time = '10:00') => instantOf(`${addDays(begin, days)}T${time}`);
    const issued = (moment: Date) => ({ at: moment, issuedAt: moment });
    const orders = billedOrders(db);
    // Two travellers, out and back, with service fee and insurance: 2 x (800 + 70 + 600 + 70) + 20 + 40.
    const journey = await orders.buy(
      {
        tickets: [fare(1, 1, 80_000), fare(2, 1, 60_000), fare(1, 2, 80_000), fare(2, 2, 60_000)],
        service: [2000, 0],
        insurance: [0, 4000],
      },
      { ...ALONE, ...issued(at(0, '00:00')) },
    );
    assert.equal(journey.total, 314_000);
    // The enterprise pays 333.33 of 970.00.
    const mixed = await orders.buy(
      { tickets: [fare(1, 1, 90_000)], service: [0], insurance: [0] },
      { wallet: 'credit', share: 33_333, ...issued(at(3)) },
    );
    // The first traveller's outbound segment is changed: a fee of 40.00 and a difference of 150.00.
    const changed = await orders.change(
      { orderNo: journey.orderNo, segmentNo: 1, passengerNo: 1 },
      { fee: 4000, difference: 15_000 },
      { ...ALONE, ...issued(at(5)) },
    );
    // The changed ticket is refunded less 100.00: 150.00 of the change, 770.00 of the original price.
    await orders.giveBack(changed.orderNo, [{ segmentNo: 1, passengerNo: 1, amount: 92_000 }], { at: at(8) });
    // The second traveller returns the way back and their insurance.
    await orders.giveBack(journey.orderNo, [{ segmentNo: 2, passengerNo: 2, amount: 55_000 }], {
      at: at(9),
      insured: [{ passengerNo: 2, amount: 4000 }],
    });
    // 700.00 of the mixed payment are refunded: 240.54 to the enterprise, its share rounded down.
    await orders.giveBack(mixed.orderNo, [{ segmentNo: 1, passengerNo: 1, amount: 70_000 }], { at: at(10) });
    // An order that is never issued is refunded in full.
    const failed = await orders.buy(
      { tickets: [fare(1, 1, 50_000)], service: [1000], insurance: [0] },
      { ...ALONE, at: at(12), issuedAt: null },
    );
    await orders.reverse(failed.orderNo, at(12, '11:00'));
    // An order paid by another wallet is on no bill.
    await orders.buy(
      { tickets: [fare(1, 1, 40_000)], service: [0], insurance: [0] },
      { wallet: 'prepaid', share: null, ...issued(at(13)) },
    );
    // This order is issued on the clearing date itself.
    const next = await orders.buy(
      { tickets: [fare(1, 1, 30_000)], service: [0], insurance: [0] },
      { ...ALONE, ...issued(instantOf(`${billDate}T00:00`)) },
    );
    const last = await orders.buy(
      { tickets: [fare(1, 1, 20_000)], service: [0], insurance: [0] },
      { ...ALONE, ...issued(new Date(instantOf(`${billDate}T00:00`).getTime() - 1)) },
    );

    const former = await db.selectFrom('settle_item').select('entry_no').execute();
    const demo = await sql<{ amount: number }>`
      select coalesce(-sum(e.amount), 0)::bigint as amount from ledger_entry e join ledger_transfer t using (transfer_no)
      where e.account_no = '100001-credit' and t.payment_no is not null and not e.order_no like '260000%'
        and e.entry_no <> all(${former.map(({ entry_no }) => entry_no)})`.execute(db);
    const billNo = await closeNextBill(db);
    assert.equal(billNo, `ZD${billDate.replaceAll('-', '')}-100001`);

    const rows = await sql<{ order_no: string; what: string }>`
      select order_no, kind || case part when '' then '' else '/' || part end || ' ' || segment_no || '-' || passenger_no
        || ' ' || amount as what
      from settle_line where bill_no = ${billNo} and order_no like '260000%' order by line_no`.execute(db);
    const lines = rows.rows.map(({ order_no, what }) => {
      const name = new Map([
        [journey.orderNo, 'journey'],
        [mixed.orderNo, 'mixed'],
        [changed.orderNo, 'changed'],
        [failed.orderNo, 'failed'],
        [next.orderNo, 'next'],
        [last.orderNo, 'last'],
      ]).get(order_no);
      return `${name} ${what}`;
    });
    assert.deepEqual(lines, [
      'journey service 0-1 2000',
      'journey fare 1-1 80000',
      'journey fund 1-1 5000',
      'journey fuel 1-1 2000',
      'journey fare 2-1 60000',
      'journey fund 2-1 5000',
      'journey fuel 2-1 2000',
      'journey insurance 0-2 4000',
      'journey fare 1-2 80000',
      'journey fund 1-2 5000',
      'journey fuel 1-2 2000',
      'journey fare 2-2 60000',
      'journey fund 2-2 5000',
      'journey fuel 2-2 2000',
      // 33,333 of 97,000: 30,927.5, up to 95,000 32,645.7.
      'mixed fare 1-1 30927',
      'mixed fund 1-1 1718',
      'mixed fuel 1-1 688',
      'changed change/changeFee 1-1 4000',
      'changed change/fareDifference 1-1 15000',
      'changed refund 1-1 -15000',
      'journey refund 1-1 -77000',
      'journey refund 0-2 -4000',
      'journey refund 2-2 -55000',
      'mixed refund 1-1 -24054',
      'failed service 0-1 1000',
      'failed fare 1-1 50000',
      'failed fund 1-1 5000',
      'failed fuel 1-1 2000',
      'failed refund 0-1 -1000',
      'failed refund 1-1 -57000',
      'last fare 1-1 20000',
      'last fund 1-1 5000',
      'last fuel 1-1 2000',
    ]);
    const bill = await db
      .selectFrom('settle_bill')
      .selectAll()
      .where('bill_no', '=', billNo)
      .executeTakeFirstOrThrow();
    // 3,140.00 + 333.33 + 190.00 - 920.00 - 590.00 - 240.54 + 270.00 = 2,182.79
    const carried = (await billedLines(db, billNo)).filter(({ entry_no }) => entry_no === null);
    const others = carried.reduce((sum, { amount }) => sum + amount, demo.rows[0]?.amount ?? 0);
    assert.equal(bill.total_amount - others, 218_279);
    assert.deepEqual([bill.bill_state, bill.period_begin, bill.bill_date], ['toConfirm', begin, billDate]);

    // Running the job again changes nothing.
    const before = await billedLines(db);
    await makeDueBills(db, instantOf(`${billDate}T23:00`));
    assert.deepEqual(await billedLines(db), before);

    const nextNo = await closeNextBill(db);
    assert.deepEqual(
      (await billedLines(db, nextNo))
        .filter(({ entry_no }) => entry_no !== null)
        .map(({ kind, amount }) => [kind, amount]),
      [
        ['fare', 30_000],
        ['fund', 5000],
        ['fuel', 2000],
      ],
    );
    await checkBills(db);
  });
});
