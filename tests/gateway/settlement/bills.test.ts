import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { beginNextBill, makeNextBill } from '../../../demo/gateway/settlement/bills/close';
import { payBill } from '../../../demo/gateway/settlement/bills/pay';
import { drain } from '../../../demo/gateway/server/jobs/drain';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import {
  confirmSettleBill,
  GROUP_KEYS,
  LINE_SORTS,
  querySettleBill,
  querySettleBillGroups,
  querySettleBillLines,
  querySettleBills,
  type SettleBillLine,
} from '../../../src/contract/settlement/bills';
import { querySettlementContract } from '../../../src/contract/settlement/contract-info';
import { querySettleDisputes } from '../../../src/contract/settlement/disputes';
import { addDays, instantOf } from '../../../src/domain/shanghai-time';
import { billedOrders } from '../../support/gateway/areas/money/billed-orders';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { contractOf, liftCredit, closeNextBill } from '../../support/gateway/areas/money/settlement';

describe('bills', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });

  const list = (body = {}) => gateway.ok(querySettleBills, body, { as });
  const one = async (billNo: string) => gateway.ok(querySettleBill, { billNo }, { as });
  const lines = async (billNo: string, body = {}) =>
    gateway.ok(querySettleBillLines, { billNo, pageSize: 200, ...body }, { as });
  const sum = (some: readonly { amount: number }[]) => some.reduce((all, { amount }) => all + amount, 0);

  it('return the contract, the next bill and the unbilled lines', async () => {
    const { contractInfo, ...rest } = await gateway.ok(querySettlementContract, {}, { as });
    assert.deepEqual(contractInfo, {
      enterpriseNum: '100001',
      billDateFlag: 0,
      clearingDate: 17,
      contractBeginDate: '2026-05-17',
      contractEndDate: '',
      lateFreeRate: '0.05',
    });
    const { unbilledAmount, unbilledCount, ...periods } = rest;
    assert.deepEqual(periods, {
      confirmDays: 7,
      payDays: 45,
      nextPeriodBegin: '2026-11-17',
      nextPeriodEnd: '2026-12-16',
      nextBillDate: '2026-12-17',
      nextMultiAccountStatus: 0,
      multiAccountStatus: 0,
    });
    const open = await gateway.db
      .selectFrom('ledger_entry as e')
      .innerJoin('ledger_transfer as t', 't.transfer_no', 'e.transfer_no')
      .select((eb) => [eb.fn.sum<number>('e.amount').as('amount'), eb.fn.countAll<number>().as('count')])
      .where('e.account_no', '=', '100001-credit')
      .where('t.payment_no', 'is not', null)
      .where('e.booked_at', '>=', instantOf('2026-11-17T00:00'))
      .executeTakeFirstOrThrow();
    assert.deepEqual([unbilledAmount, unbilledCount], [-(open.amount ?? 0), open.count]);
  });

  it('are listed with all their states, filtered and summed', async () => {
    const { total, sums, billList } = await list();
    assert.deepEqual(
      billList.map(({ billNo, billState }) => [billNo, billState]),
      [
        ['ZD20261117-100001', 'toConfirm'],
        ['ZD20261017-100001', 'confirmed'],
        ['ZD20260917-100001', 'overdue'],
        ['ZD20260817-100001', 'settled'],
        ['ZD20260717-100001', 'settled'],
        ['ZD20260617-100001', 'settled'],
      ],
    );
    assert.equal(total, 6);
    assert.equal(
      sums.payableAmount,
      billList.reduce((all, bill) => all + bill.payableAmount, 0),
    );
    const carried = billList.reduce((all, bill) => all + bill.carriedAmount, 0);
    assert.deepEqual(
      [sums.totalAmount + carried, sums.carriedAmount],
      [billList.reduce((all, bill) => all + bill.totalAmount, 0), carried],
    );
    const late = await list({ billStateList: ['overdue'] });
    assert.equal(late.sums.outstandingLateFee, late.billList[0]?.lateFee);
    const [bill] = late.billList;
    assert.ok(bill);
    assert.deepEqual([late.total, bill.lateDays, bill.dueDate], [1, 19, '2026-11-01']);
    assert.equal(bill.lateFee, Math.round((bill.payableAmount * 19 * 500) / 1_000_000));
    assert.equal(bill.outstandingAmount, bill.payableAmount + bill.lateFee);
    const months = await list({ beginMonth: '2026-08', endMonth: '2026-09' });
    assert.deepEqual(
      months.billList.map(({ billDate }) => billDate),
      ['2026-09-17', '2026-08-17'],
    );
    const page = await list({ pageSize: 2, pageIndex: 2 });
    assert.deepEqual(
      [page.total, page.billList.length, page.billList[0]?.billNo],
      [6, 2, 'ZD20260917-100001'],
    );
    assert.deepEqual(page.sums, sums);
  });

  it('return the sums of their lines by kind and by every grouping', async () => {
    for (const { billNo, totalAmount, lineCount } of (await list()).billList) {
      const { kindList } = await one(billNo);
      const found = await lines(billNo);
      assert.deepEqual([found.total, found.totalAmount], [lineCount, totalAmount]);
      assert.equal(sum(found.lineList), totalAmount);
      for (const { kind, amount, lineCount: count } of kindList) {
        const some = found.lineList.filter((line) => line.kind === kind);
        assert.deepEqual([sum(some), some.length], [amount, count], kind);
      }
      for (const groupBy of GROUP_KEYS) {
        const { total, groupList } = await gateway.ok(querySettleBillGroups, { billNo, groupBy }, { as });
        assert.equal(groupList.length, total);
        assert.equal(sum(groupList), totalAmount, groupBy);
        for (const group of groupList) {
          assert.equal(sum(group.kindList), group.amount);
          const keys = {
            entity: 'entityNOList',
            department: 'deptNOList',
            costCenter: 'costCenterNOList',
            product: 'productList',
            traveller: 'travellerNOList',
          } as const;
          const part = await lines(billNo, { [keys[groupBy]]: [group.no] });
          assert.deepEqual([part.total, part.totalAmount], [group.lineCount, group.amount], groupBy);
          assert.equal(new Set(part.lineList.map(({ orderNo }) => orderNo)).size, group.orderCount);
        }
      }
    }
  });

  it('have lines that open their orders, filtered, sorted and paged', async () => {
    const billNo = 'ZD20261117-100001';
    const { lineList } = await lines(billNo);
    for (const { orderNo } of lineList) {
      const detail = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
      assert.equal(detail.orderNo, orderNo);
    }
    const [first] = lineList;
    assert.ok(first);
    const found = async (body: object) => (await lines(billNo, body)).lineList;
    const same = (key: keyof SettleBillLine) => lineList.filter((line) => line[key] === first[key]);
    for (const [body, key] of [
      [{ keyword: first.orderNo.slice(2) }, 'orderNo'],
      [{ keyword: first.travellerName }, 'travellerName'],
      [{ keyword: `${first.ticketNo.slice(0, 3)}-${first.ticketNo.slice(3)}` }, 'ticketNo'],
      [{ kindList: [first.kind] }, 'kind'],
    ] as const) {
      assert.deepEqual(await found(body), same(key), key);
    }
    assert.deepEqual(await found({ keyword: '%' }), []);
    for (const sortBy of LINE_SORTS) {
      const up = await found({ sortBy });
      assert.deepEqual(await found({ sortBy, isDescending: true }), up.toReversed(), sortBy);
      const pages = [];
      for (let pageIndex = 1; pageIndex <= Math.ceil(lineList.length / 7); pageIndex += 1) {
        pages.push(...(await found({ sortBy, pageIndex, pageSize: 7 })));
      }
      assert.deepEqual(pages, up, sortBy);
    }
    const disputed = await found({ lineDisputeList: ['open'] });
    assert.deepEqual(
      disputed.map(({ lineDispute, canDispute }) => [lineDispute, canDispute]),
      [['open', false]],
    );
    const free = await found({ lineDisputeList: ['none'] });
    assert.equal(free.length, lineList.length - 1);
    assert.ok(free.every(({ canDispute }) => canDispute));
  });

  it('are seen while they are made, and only then have lines', async () => {
    const { db } = gateway;
    const { next_bill_date } = await contractOf(db);
    const now = instantOf(`${next_bill_date}T00:10`);
    await drain(() => inTransaction(db, (tx) => beginNextBill(tx, now)));
    const [begun] = (await list()).billList;
    assert.deepEqual(
      [begun?.billState, begun?.lineCount, begun?.billDate],
      ['generating', 0, next_bill_date],
    );
    const billNo = begun?.billNo ?? '';
    const seen = await one(billNo);
    assert.deepEqual([seen.canConfirm, seen.canDispute, seen.eventList], [false, false, []]);
    await gateway.refused('billNotConfirmable', confirmSettleBill, { billNo, basedOn: 1 }, { as });
    await drain(() => inTransaction(db, (tx) => makeNextBill(tx, now)));
    assert.equal(await inTransaction(db, (tx) => beginNextBill(tx, now)), false);
    const { bill, eventList } = await one(billNo);
    assert.equal(bill.billState, 'toConfirm');
    assert.deepEqual(
      eventList.map(({ how, amount, lineCount }) => [how, amount, lineCount]),
      [['made', bill.totalAmount, bill.lineCount]],
    );
  });

  it('are confirmed once, from the displayed revision, and again with the same request', async () => {
    const billNo = await closeNextBill(gateway.db);
    const { bill, canConfirm } = await one(billNo);
    assert.equal(canConfirm, true);
    await gateway.refused('billChanged', confirmSettleBill, { billNo, basedOn: bill.revision - 1 }, { as });
    const body = { billNo, basedOn: bill.revision };
    const rule = gateway.db.insertInto('wallet_rule').values({
      enterprise_num: '100001',
      order_limit: null,
      person_day_limit: null,
      day_limit: null,
      review_above: 7_000,
      warn_below: null,
      revision: 1,
      changed_by: null,
      changed_at: gateway.clock.now,
    });
    await rule.execute();
    const answers = await Promise.all(
      ['a-first-one', 'a-second-one'].map((requestId) =>
        gateway.send(confirmSettleBill, body, { as, requestId }),
      ),
    );
    assert.deepEqual(answers.map(({ success }) => success).sort(), [false, true]);
    const done = answers.findIndex(({ success }) => success);
    const again = await gateway.send(confirmSettleBill, body, {
      as,
      requestId: done === 0 ? 'a-first-one' : 'a-second-one',
    });
    assert.deepEqual(again.result, answers[done]?.result);
    await gateway.db.deleteFrom('wallet_rule').execute();
    const kept = gateway.db.selectFrom('settle_bill').select('review_above').where('bill_no', '=', billNo);
    assert.equal(
      (await kept.executeTakeFirst())?.review_above,
      7_000,
      'the rule that it was confirmed under',
    );
    const confirmed = await one(billNo);
    assert.deepEqual(
      [confirmed.confirmedBy, confirmed.canConfirm, confirmed.bill.isConfirmed],
      ['刘敏', false, true],
    );
    assert.equal(confirmed.eventList.filter(({ how }) => how === 'confirmed').length, 1);
    await gateway.refused(
      'billNotConfirmable',
      confirmSettleBill,
      { billNo, basedOn: confirmed.bill.revision },
      { as },
    );
  });

  it('are for who may see bills and the whole enterprise, of their own alone', async () => {
    const billNo = 'ZD20261117-100001';
    for (const account of ['staff', 'approver']) {
      const other = await gateway.login(account);
      const calls = [
        () => gateway.refused('forbidden', querySettlementContract, {}, { as: other }),
        () => gateway.refused('forbidden', querySettleBills, {}, { as: other }),
        () => gateway.refused('forbidden', querySettleBill, { billNo }, { as: other }),
        () => gateway.refused('forbidden', confirmSettleBill, { billNo, basedOn: 2 }, { as: other }),
      ];
      for (const call of calls) await call();
    }
    const foreign = 'ZD20261101-100002';
    const { billList } = await list();
    assert.ok(billList.every((bill) => bill.billNo.endsWith('-100001')));
    await gateway.refused('billUnknown', querySettleBill, { billNo: foreign }, { as });
    await gateway.refused('billUnknown', querySettleBillLines, { billNo: foreign }, { as });
    await gateway.refused(
      'billUnknown',
      querySettleBillGroups,
      { billNo: foreign, groupBy: 'entity' },
      { as },
    );
    await gateway.refused('billUnknown', querySettleDisputes, { billNo: foreign }, { as });
    await gateway.refused('billUnknown', confirmSettleBill, { billNo: foreign, basedOn: 2 }, { as });
  });

  it('are refused to users who see a part of the enterprise, with any rights', async () => {
    const { db } = gateway;
    const rights = await db
      .selectFrom('staff_role as s')
      .innerJoin('role as r', 'r.role_no', 's.role_no')
      .select('r.role_no')
      .where('s.staff_no', '=', (eb) =>
        eb
          .selectFrom('staff as f')
          .innerJoin('app_user as u', 'u.user_no', 'f.user_no')
          .select('f.staff_no')
          .where('u.login_name', '=', 'approver')
          .limit(1),
      )
      .executeTakeFirstOrThrow();
    await db
      .insertInto('role_grant')
      .values({ role_no: rights.role_no, object_no: 'YHWZ-YMQX-YJZDCK' })
      .execute();
    const approver = await gateway.login('approver');
    await gateway.refused('billsNotSeen', querySettleBills, {}, { as: approver });
    await gateway.refused('billsNotSeen', querySettlementContract, {}, { as: approver });
    // The entry is also missing for readers of bills who may not confirm them.
    await db.deleteFrom('role_grant').where('object_no', '=', 'YHWZ-YMQX-YJZDQR').execute();
    const reader = await gateway.login('admin');
    const billNo = 'ZD20261117-100001';
    const { bill, canConfirm, canDispute } = await gateway.ok(querySettleBill, { billNo }, { as: reader });
    assert.deepEqual([canConfirm, canDispute], [false, false]);
    await gateway.refused('forbidden', confirmSettleBill, { billNo, basedOn: bill.revision }, { as: reader });
    const { lineList } = await gateway.ok(querySettleBillLines, { billNo }, { as: reader });
    assert.ok(lineList.every(({ canDispute: can }) => !can));
  });
});

describe('bills of money', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    await liftCredit(gateway.db);
    as = await gateway.login('admin');
  });
  afterAll(() => gateway.close());

  it('are settled with the last fen of the amount due and of the late fee, which brings the credit line back', async () => {
    const { db } = gateway;
    const billNo = 'ZD20260917-100001';
    const bill = async () => (await gateway.ok(querySettleBill, { billNo }, { as })).bill;
    const before = await bill();
    const credit = async () =>
      (
        await db
          .selectFrom('ledger_account')
          .select('balance')
          .where('account_no', '=', '100001-credit')
          .executeTakeFirstOrThrow()
      ).balance;
    const formerly = await credit();
    const pay = (amount: number) =>
      inTransaction(db, (tx) =>
        payBill(tx, {
          enterpriseNum: '100001',
          billNo,
          amount,
          paidOn: '2026-11-20',
          now: gateway.clock.now,
        }),
      );
    await assert.rejects(pay(before.outstandingAmount + 1), /Not \d+ of bill/);
    await pay(before.payableAmount);
    const between = await bill();
    assert.deepEqual(
      [between.billState, between.outstandingAmount, between.lateFee],
      ['overdue', before.lateFee, before.lateFee],
    );
    assert.equal((await credit()) - formerly, before.payableAmount);
    await pay(before.lateFee);
    const settled = await bill();
    assert.deepEqual(
      [settled.billState, settled.outstandingAmount, settled.paidAmount, settled.lateDays],
      ['settled', 0, before.payableAmount + before.lateFee, 19],
    );
    assert.equal((await credit()) - formerly, before.payableAmount, 'the fee is no credit');
    await assert.rejects(pay(1), /is not payable/);
    await checkConsistency(db);
  });

  it('that come to less than nothing are taken off the next one', async () => {
    const { db } = gateway;
    const orders = billedOrders(db);
    await closeNextBill(db);
    const { next_begin } = await contractOf(db);
    const at = (days: number) => instantOf(`${addDays(next_begin, days)}T10:00`);
    const ticket = { segmentNo: 1, passengerNo: 1, sale: 80_000, build: 5000, fuel: 2000 };
    const { orderNo } = await orders.buy(
      { tickets: [ticket], service: [0], insurance: [0] },
      { wallet: 'credit', share: null, at: at(1), issuedAt: at(1) },
    );
    await closeNextBill(db);
    await orders.giveBack(orderNo, [{ segmentNo: 1, passengerNo: 1, amount: 60_000 }], { at: at(40) });
    const billNo = await closeNextBill(db);
    const { bill } = await gateway.ok(querySettleBill, { billNo }, { as });
    assert.deepEqual([bill.totalAmount, bill.payableAmount, bill.outstandingAmount], [-60_000, -60_000, 0]);
    await gateway.ok(confirmSettleBill, { billNo, basedOn: bill.revision }, { as });
    const nextNo = await closeNextBill(db);
    const next = await gateway.ok(querySettleBillLines, { billNo: nextNo }, { as });
    assert.deepEqual(
      next.lineList.map(({ kind, amount, fromBillNo, canDispute }) => [kind, amount, fromBillNo, canDispute]),
      [['balance', -60_000, billNo, false]],
    );
    const carried = await gateway.ok(querySettleBill, { billNo }, { as });
    assert.equal(carried.bill.billState, 'settled');
    assert.deepEqual(
      carried.eventList.map(({ how, aboutNo }) => [how, aboutNo]),
      [
        ['made', ''],
        ['confirmed', ''],
        ['carried', nextNo],
      ],
    );
  });
});
