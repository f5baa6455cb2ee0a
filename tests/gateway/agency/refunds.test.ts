import assert from 'node:assert/strict';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { takeDecision, type CashierRefund } from '../../../demo/gateway/payment/cashier-refunds/decide';
import { resolveSuspense } from '../../../demo/gateway/payment/suspense/resolve';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  confirmRefundOwed,
  queryRefundOwed,
  queryRefundsOwed,
  retryRefundOwed,
  returnRefundOwed,
  settleRefundOwed,
} from '../../../src/contract/agency/refunds';
import {
  loggedAbout,
  openAs,
  openOtherAgency,
  openSecond,
  operatorOf,
} from '../../support/gateway/areas/agency';
import { balanceOf, refundDue, refundNow } from '../../support/gateway/areas/money/cashier-refunds';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const LIMIT = 10_000_000;
const ABOVE = LIMIT + 1;

describe('refunds owed at the agency', () => {
  let gateway: TestGateway;
  let finance: { as: string };
  let second: { as: string };
  let known = '';
  const { operatorNo: firstOperatorNo, name: firstName } = operatorOf('finance');
  beforeAll(async () => {
    gateway = await startTestGateway();
    finance = { as: await openAs(gateway, 'finance') };
    second = { as: (await openSecond(gateway, ['finance'])).as };
    const recharge = await gateway.db
      .selectFrom('wallet_recharge')
      .select('recharge_no')
      .limit(1)
      .executeTakeFirstOrThrow();
    known = recharge.recharge_no;
  });
  afterAll(() => gateway.close());

  let trades = 0;
  async function hold(amount: number, { paymentNo = known, why = 'failed' as const } = {}): Promise<number> {
    trades += 1;
    const { now } = gateway.clock;
    const { suspense_no } = await gateway.db
      .insertInto('payment_suspense')
      .values({
        paid_for: 'recharge',
        payment_no: paymentNo,
        trade_no: `T${trades}`,
        amount,
        why,
        detail: '',
        held_at: now,
        try_at: new Date(now.getTime() + 3_600_000),
        booked_at: null,
      })
      .returning('suspense_no')
      .executeTakeFirstOrThrow();
    return suspense_no;
  }
  const show = (suspenseNo: number) => gateway.ok(queryRefundOwed, { suspenseNo }, finance);
  const tryAt = async (suspenseNo: number) =>
    (
      await gateway.db
        .selectFrom('payment_suspense')
        .select('try_at')
        .where('suspense_no', '=', suspenseNo)
        .executeTakeFirstOrThrow()
    ).try_at;
  const settled = (suspenseNo: number) => ({ suspenseNo, bankReference: 'ICBC77', reason: '原路退回' });

  it('are settled once by one operator up to the limit, with reference and reason', async () => {
    const suspenseNo = await hold(LIMIT);
    const empty = { suspenseNo, bankReference: ' ', reason: '' };
    await gateway.refused('fieldsInvalid', settleRefundOwed, empty, finance);
    const both = await Promise.all([
      gateway.send(settleRefundOwed, settled(suspenseNo), finance),
      gateway.send(settleRefundOwed, settled(suspenseNo), second),
    ]);
    assert.equal(both.filter(({ success }) => success).length, 1);
    await gateway.refused('refundOwedOver', settleRefundOwed, settled(suspenseNo), finance);
    const shown = await show(suspenseNo);
    assert.deepEqual(
      [shown.refundState, shown.bankReference, shown.reason, shown.enterpriseNum],
      ['settled', 'ICBC77', '原路退回', '100001'],
    );
    assert.equal(await tryAt(suspenseNo), null);
  });

  it('need another operator above it, and are not retried meanwhile', async () => {
    const suspenseNo = await hold(ABOVE);
    const { isSettled } = await gateway.ok(settleRefundOwed, settled(suspenseNo), finance);
    assert.equal(isSettled, false);
    assert.equal(await tryAt(suspenseNo), null);
    assert.equal((await show(suspenseNo)).refundState, 'confirmedOnce');
    const seen = { suspenseNo, firstOperatorNo };
    await gateway.refused('confirmationOwn', confirmRefundOwed, seen, finance);
    await gateway.refused('confirmationChanged', settleRefundOwed, settled(suspenseNo), second);
    // returned by the other operator, and retried again
    await gateway.ok(returnRefundOwed, { ...seen, reason: '流水号有误' }, second);
    assert.ok((await tryAt(suspenseNo)) !== null);
    await gateway.refused('confirmationChanged', confirmRefundOwed, seen, second);
    await gateway.ok(settleRefundOwed, settled(suspenseNo), finance);
    await gateway.ok(confirmRefundOwed, seen, second);
    await gateway.refused('refundOwedOver', confirmRefundOwed, seen, second);
    await gateway.refused('refundOwedOver', returnRefundOwed, { ...seen, reason: '有误' }, second);
    const { refundState, settledBy, historyList } = await show(suspenseNo);
    assert.deepEqual([refundState, settledBy], ['settled', `${firstName}、许知行`]);
    assert.equal(historyList.length, 4);
    assert.equal(
      (await loggedAbout(gateway, `TK${suspenseNo}`)).at(-1),
      'confirmRefundOwed: 复核待退款¥100,000.01（收银台流水T2），银行流水ICBC77',
    );
  });

  it('do not take over the first confirmation of an operator who was stopped', async () => {
    const gone = await openSecond(gateway, ['finance'], { name: '离职者', loginName: 'gone' });
    const suspenseNo = await hold(ABOVE);
    await gateway.ok(settleRefundOwed, settled(suspenseNo), { as: gone.as });
    await gateway.db
      .updateTable('agency_operator')
      .set({ is_stopped: true })
      .where('operator_no', '=', gone.operatorNo)
      .execute();
    const seen = { suspenseNo, firstOperatorNo: gone.operatorNo };
    await gateway.refused('confirmationVoid', confirmRefundOwed, seen, second);
    await gateway.ok(returnRefundOwed, { ...seen, reason: '操作员已停用' }, second);
    assert.deepEqual(await gateway.ok(settleRefundOwed, settled(suspenseNo), second), { isSettled: false });
  });

  it('of the cashier’s refusal are settled by hand or asked for again, never both', async () => {
    const { db, clock } = gateway;
    const as = await gateway.login('staff');
    const refused = async (refund: CashierRefund) => {
      const decision = { state: 'refused', refusal: '账户已注销' } as const;
      await inTransaction(db, async (tx) =>
        takeDecision(tx, await refundNow(gateway, refund), decision, clock.now),
      );
      const { refundList } = await gateway.ok(queryRefundsOwed, { keyword: refund.payment_no }, finance);
      assert.deepEqual(
        refundList.map(({ why, refundState, amount }) => [why, refundState, amount]),
        [['refundRefused', 'waiting', refund.amount]],
      );
      return refundList[0]?.suspenseNo ?? 0;
    };
    const byHand = await refundDue(gateway, as);
    const first = await refused(byHand);
    assert.equal((await show(first)).detail, '账户已注销');
    await gateway.ok(retryRefundOwed, { suspenseNo: first }, finance);
    await gateway.refused('refundOwedAtCashier', retryRefundOwed, { suspenseNo: first }, finance);
    await gateway.refused('refundOwedAtCashier', settleRefundOwed, settled(first), finance);
    const dealt = { suspenseNo: String(first), by: '王', reason: '退', now: clock.now };
    assert.match((await resolveSuspense(db, dealt)) ?? '', /重新退款/);
    // a late answer about the former attempt decides nothing
    const late = { state: 'done', refusal: '' } as const;
    await inTransaction(db, (tx) => takeDecision(tx, byHand, late, clock.now));
    assert.equal((await show(first)).refundState, 'atCashier');
    assert.equal(await refused(byHand), first);
    const bank = await balanceOf(gateway, 'bank');
    await gateway.ok(settleRefundOwed, settled(first), finance);
    assert.equal((await balanceOf(gateway, 'bank')) - bank, byHand.amount);
    await gateway.refused('refundOwedOver', retryRefundOwed, { suspenseNo: first }, finance);
    assert.equal((await refundNow(gateway, byHand)).refund_state, 'settled');

    const again = await refundDue(gateway, as);
    const second = await refused(again);
    await gateway.refused('refundOwedNotRefused', retryRefundOwed, { suspenseNo: await hold(5) }, finance);
    await gateway.ok(retryRefundOwed, { suspenseNo: second }, finance);
    await gateway.sweep(['payment']);
    assert.equal((await show(second)).refundState, 'booked');
    assert.equal(await balanceOf(gateway, 'refundDue'), 0);

    const dealtWith = await refundDue(gateway, as);
    const third = await refused(dealtWith);
    assert.equal(await resolveSuspense(db, { ...dealt, suspenseNo: String(third) }), undefined);
    assert.equal((await refundNow(gateway, dealtWith)).refund_state, 'settled');
  });

  it('are found by state and words; those of no known payment belong to the only agency', async () => {
    const suspenseNo = await hold(100, { paymentNo: 'CZ000000000000000000' });
    const find = async (body: Parameters<typeof gateway.ok<typeof queryRefundsOwed>>[1]) =>
      (await gateway.ok(queryRefundsOwed, body, finance)).refundList.map((one) => one.suspenseNo);
    assert.ok((await find({ refundState: 'waiting' })).includes(suspenseNo));
    assert.ok(!(await find({ refundState: 'settled' })).includes(suspenseNo));
    assert.ok(!(await find({ keyword: '华睿' })).includes(suspenseNo));
    assert.ok(!(await find({ refundState: 'booked' })).includes(suspenseNo));
    assert.deepEqual(await find({ refundState: 'atCashier' }), []);
    const ours = await hold(100);
    const other = { as: (await openOtherAgency(gateway, ['finance'])).as };
    assert.ok(!(await find({})).includes(suspenseNo));
    assert.equal((await gateway.ok(queryRefundsOwed, {}, other)).total, 0);
    for (const no of [suspenseNo, ours]) {
      await gateway.refused('refundOwedUnknown', queryRefundOwed, { suspenseNo: no }, other);
      await gateway.refused('refundOwedUnknown', settleRefundOwed, settled(no), other);
      await gateway.refused('refundOwedUnknown', retryRefundOwed, { suspenseNo: no }, other);
      const seen = { suspenseNo: no, firstOperatorNo };
      await gateway.refused('refundOwedUnknown', confirmRefundOwed, seen, other);
      await gateway.refused('refundOwedUnknown', returnRefundOwed, { ...seen, reason: '有误' }, other);
    }
  });
});
