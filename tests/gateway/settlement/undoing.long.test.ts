import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { queryAgencyReceipt, rematchReceipts } from '../../../src/contract/agency/receipts';
import { querySettleBill } from '../../../src/contract/settlement/bills';
import { SETTLE_PAYMENT_FAULTS } from '../../../src/contract/settlement/payment-faults';
import { querySettlePayment } from '../../../src/contract/settlement/payments';
import { queryWalletMovements } from '../../../src/contract/wallet/account';
import { byHand, clerkOf, importLines, receiptOf } from '../../support/gateway/areas/money/bank-statements';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { prepaidOf } from '../../support/gateway/areas/money/wallet-steps';

/** Confirmed bills: one due on 2026-12-01, one overdue since 2026-11-01. */
const DUE = 'ZD20261017-100001';
const LATE = 'ZD20260917-100001';
const { receiptOver, receiptUnknown, overPaymentSpent, creditSpent } = SETTLE_PAYMENT_FAULTS;

const yuan = (fen: number) => (fen / 100).toFixed(2);

describe('a receipt booked for a bill', () => {
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
  let sequence = 0;
  beforeEach(() => (sequence += 1));

  const payment = (billNo: string) => gateway.ok(querySettlePayment, { billNo }, { as });
  const billOf = async (billNo: string) => (await gateway.ok(querySettleBill, { billNo }, { as })).bill;
  const events = async (billNo: string) =>
    (await gateway.ok(querySettleBill, { billNo }, { as })).eventList.map(({ how, operatorName, amount }) => [
      how,
      operatorName,
      amount,
    ]);
  const wallet = async () => (await prepaidOf(gateway, as)).totalAmount;
  const credit = async () => {
    const { balance } = await gateway.db
      .selectFrom('ledger_account')
      .select('balance')
      .where('account_no', '=', '100001-credit')
      .executeTakeFirstOrThrow();
    return balance;
  };
  const sales = async () => {
    const { balance } = await gateway.db
      .selectFrom('ledger_account')
      .select('balance')
      .where('account_no', '=', '100001-sales')
      .executeTakeFirstOrThrow();
    return balance;
  };
  /** Bill and payments as a caller sees them, without the revision. */
  const seen = async (billNo: string) => {
    const { revision: _, ...bill } = await billOf(billNo);
    const { paymentList, ...owed } = await payment(billNo);
    return { bill, owed, paymentList, wallet: await wallet(), credit: await credit(), sales: await sales() };
  };
  /** Imports one row of a statement; resolves with the number of its receipt. */
  async function comes(amount: number, purpose = '', day = '2026-11-20'): Promise<number> {
    const reference = `U-${sequence}-${(at += 1)}`;
    await importLines(gateway, { reference, amount: yuan(amount), purpose, day, payer: '某某公司' });
    return (await receiptOf(gateway, reference)).receipt_no;
  }
  let at = 0;
  const undo = (receiptNo: number, reason = '认领错误') => byHand(gateway, 'undo', { receiptNo, reason });
  const assign = (receiptNo: number, bill: string) => byHand(gateway, 'assign', { receiptNo, bill });

  it('by hand is taken back with a reason: the bill is as it was, and the row waits to be assigned by hand', async () => {
    const before = await seen(LATE);
    assert.ok(before.owed.lateFeeAmount > 0);
    const receiptNo = await comes(before.owed.outstandingAmount + 5000);
    assert.equal(await assign(receiptNo, LATE), '0');
    const paid = await seen(LATE);
    assert.equal(paid.bill.billState, 'settled');
    assert.ok(paid.wallet > before.wallet && paid.sales > before.sales);
    assert.equal(await byHand(gateway, 'undo', { receiptNo, reason: ' ' }), '41000');
    assert.deepEqual(await seen(LATE), paid);

    assert.equal(await undo(receiptNo, '款项属于另一企业'), '0');
    assert.deepEqual(await seen(LATE), before);
    const { received_on: _, ...kept } = await gateway.db
      .selectFrom('settle_receipt')
      .select(['receipt_state', 'left_why', 'how', 'bill_no', 'payment_no', 'over_amount', 'received_on'])
      .where('receipt_no', '=', receiptNo)
      .executeTakeFirstOrThrow();
    assert.deepEqual(Object.values(kept), ['open', 'undone', null, null, null, 0]);
    const { eventList } = await gateway.ok(querySettleBill, { billNo: LATE }, { as });
    const undone = eventList.at(-1);
    const { paidAmount } = before.bill;
    assert.deepEqual(undone?.paid, { before: paidAmount + (undone?.amount ?? 0), after: paidAmount });
    const over = paid.wallet - before.wallet;
    assert.deepEqual((await events(LATE)).slice(-5), [
      ['paid', '差旅服务商财务', before.owed.outstandingAmount + 5000 - over],
      ['settled', '', 0],
      ['overpaid', '差旅服务商财务', over],
      ['overUndone', '差旅服务商财务', over],
      ['undone', '差旅服务商财务', before.owed.outstandingAmount + 5000 - over],
    ]);
    const { movementList } = await gateway.ok(
      queryWalletMovements,
      { account: 'prepaid', pageSize: 2 },
      { as },
    );
    assert.deepEqual(
      movementList.map(({ amount }) => amount),
      [-over, over],
    );
    assert.match(movementList[0]?.reason ?? '', /^撤销多付款转入预存：账单ZD20260917-100001，银行流水U-/);
    await checkConsistency(gateway.db);
  });

  it('is in the history of the row, with author and reason', async () => {
    const receiptNo = await comes(700);
    assert.equal(await assign(receiptNo, DUE), '0');
    assert.equal(await undo(receiptNo, '认错了<b>账单</b>'), '0');
    const steps = await gateway.db
      .selectFrom('settle_receipt_step')
      .select(['how', 'operator_name', 'bill_no', 'reason'])
      .where('receipt_no', '=', receiptNo)
      .orderBy('step_no')
      .execute();
    assert.deepEqual(
      steps.map((step) => Object.values(step)),
      [
        ['hand', '周会计', DUE, ''],
        ['undone', '周会计', DUE, '认错了<b>账单</b>'],
      ],
    );
    const options = { as: await clerkOf(gateway) };
    const shown = await gateway.ok(queryAgencyReceipt, { receiptNo }, options);
    assert.deepEqual(
      [shown.leftReason, shown.stepList.map(({ how, reason }) => [how, reason])],
      [
        'undone',
        [
          ['undone', '认错了<b>账单</b>'],
          ['hand', ''],
        ],
      ],
    );
    // The receipt can be dismissed like any other, and is open again after `reopen`.
    assert.equal(await byHand(gateway, 'dismiss', { receiptNo, reason: '押金' }), '0');
    assert.equal(await undo(receiptNo), receiptOver.code);
    assert.equal(await byHand(gateway, 'reopen', { receiptNo }), '0');
    assert.equal((await receiptOf(gateway, `U-${sequence}-${at}`)).left_why, 'undone');
  });

  it('by its code is not matched by itself again, but can be assigned to the bill it is for', async () => {
    const [due, late] = [await seen(DUE), await seen(LATE)];
    const receiptNo = await comes(1000, due.owed.remittanceCode);
    assert.equal((await seen(DUE)).owed.outstandingAmount, due.owed.outstandingAmount - 1000);
    assert.equal(await undo(receiptNo), '0');
    await gateway.ok(rematchReceipts, {}, { as: await clerkOf(gateway) });
    await gateway.idle();
    await importLines(gateway, { reference: `U-${sequence}-other`, amount: '0.07', payer: '某某公司' });
    await gateway.sweep();
    assert.deepEqual(await seen(DUE), due);
    assert.equal(await assign(receiptNo, LATE), '0');
    assert.equal((await seen(LATE)).bill.paidAmount, late.bill.paidAmount + 1000);
    assert.equal(await undo(receiptNo), '0');
    assert.deepEqual(await seen(LATE), late);
  });

  it('is taken back though later ones exist: the rest goes to the earliest debt', async () => {
    const before = await seen(LATE);
    const first = await comes(30_000, '', '2026-11-10');
    assert.equal(await assign(first, LATE), '0');
    const { outstandingAmount: rest } = await payment(LATE);
    const second = await comes(rest, '', '2026-11-12');
    assert.equal(await assign(second, LATE), '0');
    assert.equal((await billOf(LATE)).billState, 'settled');
    assert.equal(await undo(first), '0');
    const between = await seen(LATE);
    assert.equal(between.bill.billState, 'overdue');
    assert.equal(between.bill.lateFee > 0, true);
    await checkConsistency(gateway.db);
    assert.equal(await undo(second), '0');
    assert.deepEqual(await seen(LATE), before);
  });

  it('is taken back once, of however many who do it at the same time', async () => {
    const before = await seen(DUE);
    const receiptNo = await comes(2500);
    assert.equal(await assign(receiptNo, DUE), '0');
    const codes = await Promise.all([1, 2, 3].map(() => undo(receiptNo)));
    assert.deepEqual(codes.sort(), ['0', receiptOver.code, receiptOver.code]);
    assert.deepEqual(await seen(DUE), before);
    assert.equal(await undo(999_999), receiptUnknown.code);
    assert.equal(await undo(await comes(1)), receiptOver.code);
  });

  it('stays where its money has gone on', async () => {
    const { db } = gateway;
    const before = await seen(DUE);
    const receiptNo = await comes(before.owed.outstandingAmount + 4000);
    assert.equal(await assign(receiptNo, DUE), '0');
    const paid = await seen(DUE);
    const floorOf = async (account: string, floor: number) =>
      sql`update ledger_account set floor = ${floor} where account_no = ${account}`.execute(db);
    const { floor } = await db
      .selectFrom('ledger_account')
      .select('floor')
      .where('account_no', '=', '100001-credit')
      .executeTakeFirstOrThrow();
    // Simulates that all but one fen of the overpayment, and then of the credit line, has been spent.
    const left = async (account: string) =>
      (
        await db
          .selectFrom('ledger_account')
          .select('balance')
          .where('account_no', '=', account)
          .executeTakeFirstOrThrow()
      ).balance;
    await floorOf('100001-prepaid', (await left('100001-prepaid')) - 3999);
    assert.equal(await undo(receiptNo), overPaymentSpent.code);
    assert.deepEqual((await seen(DUE)).paymentList, paid.paymentList);
    await floorOf('100001-prepaid', 0);
    await floorOf('100001-credit', (await left('100001-credit')) - 1);
    assert.equal(await undo(receiptNo), creditSpent.code);
    const { credit: kept, bill } = await seen(DUE);
    assert.deepEqual([kept, bill], [paid.credit, paid.bill]);
    await floorOf('100001-credit', floor ?? 0);
    assert.equal(await undo(receiptNo), '0');
    assert.deepEqual(await seen(DUE), before);
  });
});
