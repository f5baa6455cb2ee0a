import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { writeAllFlightFacts } from '../../../demo/gateway/report/facts/flight-facts';
import { dataExport } from '../../../demo/gateway/settlement/reconciliation/data-export';
import { reconcile } from '../../../demo/gateway/settlement/reconciliation/queries';
import { makeDueBills } from '../../../demo/gateway/settlement/bills/close';
import { findCaller } from '../../../demo/gateway/permission/callers';
import type { ResultOf } from '../../../src/contract/call';
import { queryReportFigures } from '../../../src/contract/report/report';
import { querySettleBills } from '../../../src/contract/settlement/bills';
import {
  BILL_CAUSES,
  queryReconciliation,
  queryReconciliationRecords,
  REPORT_CAUSES,
  type ReconciliationPart,
} from '../../../src/contract/settlement/reconciliation';
import { instantOf } from '../../../src/domain/shanghai-time';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';
import { billedOrders, ENTERPRISE } from '../../support/gateway/areas/money/billed-orders';
import { liftCredit } from '../../support/gateway/areas/money/settlement';
import { openTestDatabase, type TestDatabase } from '../../support/gateway/process/test-database';

type Reconciliation = ResultOf<typeof queryReconciliation>;

const PERIODS = [
  ['2026-06-01', '2026-06-30'],
  ['2026-07-01', '2026-07-31'],
  ['2026-08-01', '2026-08-31'],
  ['2026-09-01', '2026-09-30'],
  ['2026-10-01', '2026-10-31'],
  ['2026-11-01', '2026-11-30'],
  ['2026-09-13', '2026-10-16'],
  ['2025-11-01', '2026-11-30'],
] as const;

const sumOf = (causes: readonly string[], { causeList }: Reconciliation): number =>
  causeList.filter(({ cause }) => causes.includes(cause)).reduce((sum, { amount }) => sum + amount, 0);

function checkSums(found: Reconciliation): void {
  const { report, ledger, bill } = found;
  assert.equal(report.amount, ledger.amount + sumOf(REPORT_CAUSES, found));
  assert.equal(ledger.amount, bill.amount + sumOf(BILL_CAUSES, found));
  for (const account of ['prepaid', 'cashier', 'refundDue'] as const)
    assert.equal(
      ledger.accountList.find((one) => one.account === account)?.amount ?? 0,
      sumOf([account], found),
      account,
    );
}

describe('the reconciliation of the demo data', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  it('explains all differences by records', async () => {
    const seen = new Set<string>();
    const as = await gateway.login('admin');
    const { billList } = await gateway.ok(querySettleBills, { pageSize: 100 }, { as });
    for (const [beginDate, endDate] of PERIODS) {
      const found = await gateway.ok(queryReconciliation, { beginDate, endDate }, { as });
      checkSums(found);
      const { total } = await gateway.ok(
        queryReportFigures,
        {
          products: ['flight', 'train', 'car', 'hotel'],
          basis: 'issued',
          beginDate,
          endDate,
          groupBy: 'none',
        },
        { as },
      );
      assert.equal(found.report.amount, total.amount);
      const bills = billList.filter(
        ({ periodEnd, billState }) =>
          periodEnd >= beginDate && periodEnd <= endDate && billState !== 'generating',
      );
      assert.equal(found.bill.billCount, bills.length);
      assert.equal(
        found.bill.amount,
        bills.reduce((sum, { payableAmount, lateFee }) => sum + payableAmount + lateFee, 0),
      );
      const { rows } = await sql<{ amount: number }>`
        select coalesce(sum(e.amount), 0)::bigint as amount from ledger_entry e
        join ledger_account a using (account_no) join ledger_transfer t using (transfer_no)
        where a.kind = 'sales' and a.enterprise_num = ${ENTERPRISE} and t.payment_no is not null
          and (e.booked_at at time zone 'Asia/Shanghai')::date between ${beginDate} and ${endDate}`.execute(
        gateway.db,
      );
      assert.equal(found.ledger.amount, rows[0]?.amount);
      for (const { cause, count, amount } of found.causeList) {
        seen.add(cause);
        const records = await recordsOf(as, { beginDate, endDate }, cause);
        assert.equal(records.length, count, cause);
        assert.equal(
          records.reduce((sum, record) => sum + record.amount, 0),
          amount,
          cause,
        );
      }
    }
    const wanted = [
      'importedRecord',
      'prepaid',
      'cashier',
      'notBilled',
      'otherBill',
      'otherBooking',
      'disputed',
    ];
    for (const cause of [...wanted, 'carried', 'correction', 'lateFee']) assert.ok(seen.has(cause), cause);
    assert.ok(!seen.has('unexplained'));
  });

  async function recordsOf(
    as: string,
    period: { beginDate: string; endDate: string },
    part: ReconciliationPart,
  ) {
    const all = [];
    for (let pageIndex = 1; ; pageIndex += 1) {
      const body = { ...period, part, pageIndex, pageSize: 100 };
      const { total, recordList } = await gateway.ok(queryReconciliationRecords, body, { as });
      all.push(...recordList);
      if (pageIndex * 100 >= total) return all;
    }
  }

  it('is exported as figures and all records, however many come at a time', async () => {
    const admin = await findCaller(gateway.db, (await staffNumbers(gateway))('admin'));
    assert.ok(admin);
    const [beginDate, endDate] = ['2026-10-01', '2026-10-31'];
    const now = gateway.clock.now;
    const rows: unknown[] = [];
    for (;;) {
      const some = await dataExport.rowsAfter(gateway.db, admin, { beginDate, endDate }, rows.at(-1), 5, now);
      rows.push(...some);
      if (some.length < 5) break;
    }
    const as = await gateway.login('admin');
    const { total } = await gateway.ok(queryReconciliationRecords, { beginDate, endDate }, { as });
    assert.equal(rows.length, 7 + total);
    assert.equal(await dataExport.count(gateway.db, admin, { beginDate, endDate }, now), rows.length);
    assert.equal(new Set(rows.map((row) => JSON.stringify(row))).size, rows.length);
  });

  it('is for finance with the right alone, and of their own enterprise', async () => {
    const body = { beginDate: '2026-10-01', endDate: '2026-10-31' };
    for (const call of [queryReconciliation, queryReconciliationRecords]) {
      await gateway.refused('forbidden', call, body, { as: await gateway.login('staff') });
      await gateway.refused('forbidden', call, body, { as: await gateway.login('approver') });
      await gateway.ok(call, body, { as: await gateway.login('finance') });
    }
  });
});

describe('a month reconciled by hand', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await liftCredit(database.db);
  });
  afterAll(() => database.close());

  it('has each difference under its cause', async () => {
    const { db } = database;
    const orders = billedOrders(db);
    const of = (sale: number) => ({
      tickets: [{ segmentNo: 1, passengerNo: 1, sale, build: 0, fuel: 0 }],
      service: [0],
      insurance: [0],
    });
    const credit = { wallet: 'credit', share: null } as const;
    const on = (day: string, time = '10:00') => instantOf(`${day}T${time}`);
    const issuedOn = (day: string) => ({ at: on(day), issuedAt: on(day) });
    const [first, second] = ['2027-03', '2027-04'];
    await orders.buy(of(100_000), { ...credit, ...issuedOn(`${first}-02`) });
    await orders.buy(of(7000), {
      ...credit,
      at: on(`${first}-31`, '23:59'),
      issuedAt: on(`${second}-01`, '00:00'),
    });
    await orders.buy(of(30_000), { wallet: 'prepaid', share: null, ...issuedOn(`${first}-31`) });
    await orders.buy(of(9000), { wallet: 'credit', share: 4000, ...issuedOn(`${first}-03`) });
    const failed = await orders.buy(of(500), { ...credit, at: on(`${first}-04`), issuedAt: null });
    await orders.reverse(failed.orderNo, on(`${second}-05`));
    // its refund reduces the payments of the change and of the first order
    const journey = await orders.buy(of(60_000), { ...credit, ...issuedOn(`${first}-06`) });
    const changed = await orders.change(
      { orderNo: journey.orderNo, segmentNo: 1, passengerNo: 1 },
      { fee: 2000, difference: 3000 },
      { ...credit, ...issuedOn(`${first}-07`) },
    );
    await orders.giveBack(changed.orderNo, [{ segmentNo: 1, passengerNo: 1, amount: 55_000 }], {
      at: on(`${first}-08`),
    });
    await inTransaction(db, writeAllFlightFacts);
    // an order whose fact is missing
    await orders.buy(of(800), { ...credit, ...issuedOn(`${first}-09`) });

    const monthOf = async (month: string) => {
      const endDate = month === first ? `${month}-31` : `${month}-30`;
      const period = { enterpriseNum: ENTERPRISE, beginDate: `${month}-01`, endDate };
      const found = await reconcile(db, period, on('2027-06-30'));
      checkSums(found);
      return {
        report: found.report.amount,
        ledger: found.ledger.amount,
        bill: found.bill.amount,
        causes: Object.fromEntries(found.causeList.map(({ cause, amount }) => [cause, amount])),
      };
    };
    const spent = 100_000 + 30_000 + 9000 + 60_000 + 5000 - 55_000;
    assert.deepEqual(await monthOf(first), {
      report: spent,
      ledger: spent + 7000 + 500 + 800,
      bill: 0,
      causes: {
        notIssued: -500,
        otherDay: -7000,
        unexplained: -800,
        prepaid: 30_000,
        cashier: 5000,
        notBilled: spent + 7000 + 500 + 800 - 35_000,
      },
    });
    assert.deepEqual(await monthOf(second), {
      report: 7000,
      ledger: -500,
      bill: 0,
      causes: { notIssued: 500, otherDay: 7000, notBilled: -500 },
    });
    await makeDueBills(db, on('2027-05-31'));
    const billed = await monthOf(first);
    assert.equal(billed.causes['notBilled'], undefined);
    assert.ok(billed.bill > 0);
    // entries behind the clearing date are on the bill of the month after
    assert.equal(billed.causes['otherBill'], 7000);
    assert.equal((await monthOf(second)).causes['otherBooking'], -7000);
  });
});
