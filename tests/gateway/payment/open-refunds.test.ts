import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { CashierStatus } from '../../../demo/gateway/payment/cashier-port';
import { askDueRefunds } from '../../../demo/gateway/payment/cashier-refunds/ask';
import {
  takeDecision,
  type CashierRefund,
  type Decision,
} from '../../../demo/gateway/payment/cashier-refunds/decide';
import { holdOpenRefunds } from '../../../demo/gateway/payment/cashier-refunds/hold-open';
import {
  confirmRefundOwed,
  queryRefundOwed,
  queryRefundsOwed,
  retryRefundOwed,
  settleRefundOwed,
  type RefundOwedState,
} from '../../../src/contract/agency/refunds';
import { openAs, openSecond, operatorOf } from '../../support/gateway/areas/agency';
import { balanceOf, refundDue, refundNow } from '../../support/gateway/areas/money/cashier-refunds';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const log = { warn: () => undefined, error: () => undefined } as never;

describe('refunds that the cashier leaves open for a day', () => {
  let gateway: TestGateway;
  let finance: { as: string };
  let second: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    finance = { as: await openAs(gateway, 'finance') };
    second = { as: (await openSecond(gateway, ['finance'])).as };
  });
  afterAll(() => gateway.close());

  const show = (suspenseNo: number) => gateway.ok(queryRefundOwed, { suspenseNo }, finance);
  const settled = (suspenseNo: number) => ({ suspenseNo, bankReference: 'ICBC77', reason: '原路退回' });
  const failing = {
    refund: () => Promise.reject(new CashierStatus(409, 'refundNoUsed')),
    findRefund: () => Promise.reject(new CashierStatus(500, '')),
  };
  const ask = () =>
    askDueRefunds({
      db: gateway.db,
      now: gateway.clock.now,
      log,
      deps: { cashierOf: () => failing } as never,
    });
  const holdOpen = () => holdOpenRefunds({ db: gateway.db, now: gateway.clock.now, log });
  const take = (refund: CashierRefund, state: Decision['state']) =>
    inTransaction(gateway.db, (tx) => takeDecision(tx, refund, { state, refusal: '' }, gateway.clock.now));
  const find = async ({ payment_no: keyword }: CashierRefund, refundState?: RefundOwedState) => {
    const body = { keyword, ...(refundState && { refundState }) };
    return (await gateway.ok(queryRefundsOwed, body, finance)).refundList[0]?.suspenseNo ?? 0;
  };
  /** Makes refunds older that are open. */
  async function age(minutes: number): Promise<void> {
    const begunAt = sql<Date>`begun_at - ${minutes} * interval '1 minute'`;
    await gateway.db
      .updateTable('cashier_refund')
      .set({ begun_at: begunAt })
      .where('ask_at', 'is not', null)
      .execute();
  }

  it('are shown after a day, and settled by hand after a check there', async () => {
    const as = await gateway.login('staff');
    const refunds = [await refundDue(gateway, as), await refundDue(gateway, as)] as const;
    const [byHand, late] = refunds;
    await ask();
    for (const refund of refunds)
      assert.equal((await refundNow(gateway, refund)).asks, 1, 'one fails, all go on');
    await age(1439);
    await holdOpen();
    assert.equal(await find(byHand), 0);
    gateway.clock.advance(1);
    await holdOpen();
    await holdOpen();
    const suspenseNo = await find(byHand, 'unanswered');
    const shown = await show(suspenseNo);
    assert.deepEqual(
      [shown.why, shown.detail, shown.refundNo],
      ['refundOpen', '收银台答复HTTP 409（refundNoUsed）', byHand.refund_no],
    );
    assert.equal(await find(byHand, 'waiting'), 0);
    const checked = { ...settled(suspenseNo), isCheckedAtCashier: true };
    await gateway.refused('fieldsInvalid', settleRefundOwed, settled(suspenseNo), finance);
    await gateway.refused('refundOwedAtCashier', retryRefundOwed, { suspenseNo }, finance);
    await ask();
    await gateway.refused('refundOwedAtCashier', settleRefundOwed, checked, finance);
    gateway.clock.advance(1);
    await gateway.ok(settleRefundOwed, checked, finance);
    assert.equal((await refundNow(gateway, byHand)).refund_state, 'settled');
    assert.equal(await take(byHand, 'done'), false);
    assert.match((await show(suspenseNo)).detail, /重复退款/);
    assert.equal(await balanceOf(gateway, 'refundDue'), late.amount, 'booked once');
    assert.equal(await take(late, 'done'), true);
  });

  it('are not settled while the cashier works on them, and not asked for during a first confirmation', async () => {
    const refund = await refundDue(gateway, await gateway.login('staff'));
    await age(1440);
    await holdOpen();
    const suspenseNo = await find(refund);
    const checked = { ...settled(suspenseNo), isCheckedAtCashier: true };
    await take(refund, 'pending');
    assert.equal((await show(suspenseNo)).refundState, 'atCashier');
    await gateway.refused('refundOwedAtCashier', settleRefundOwed, checked, finance);
    await ask();
    const { refundState, detail } = await show(suspenseNo);
    assert.deepEqual([refundState, detail], ['unanswered', '收银台答复HTTP 500']);
    gateway.clock.advance(1);
    await gateway.db
      .updateTable('payment_suspense')
      .set({ needed_two: true })
      .where('suspense_no', '=', suspenseNo)
      .execute();
    assert.deepEqual(await gateway.ok(settleRefundOwed, checked, finance), { isSettled: false });
    const due = { ask_at: gateway.clock.now };
    await gateway.db
      .updateTable('cashier_refund')
      .set(due)
      .where('refund_no', '=', refund.refund_no)
      .execute();
    await ask();
    assert.equal((await refundNow(gateway, refund)).asks, 1);
    assert.equal(await take(refund, 'done'), false);
    assert.equal((await show(suspenseNo)).refundState, 'booked');
    const seen = { suspenseNo, firstOperatorNo: operatorOf('finance').operatorNo };
    await gateway.refused('refundOwedOver', confirmRefundOwed, seen, second);
    assert.equal(await balanceOf(gateway, 'refundDue'), 0);
  });
});
