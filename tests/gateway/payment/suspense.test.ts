import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { signNotice } from '../../../src/protocol/cashier/sign';
import { resolveSuspense } from '../../../demo/gateway/payment/suspense/resolve';
import { queryRefundOwed, queryRefundsOwed, settleRefundOwed } from '../../../src/contract/agency/refunds';
import { openAccounts } from '../../../demo/gateway/payment/accounts';
import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { beginCashierRecharge } from '../../../src/contract/wallet/recharge';
import { beginBillPayment } from '../../../src/contract/settlement/payments';
import { MERCHANT_NO, NOTIFY_PATH } from '../../../demo/gateway/payment/cashier-link';
import { BILL_NOTIFY_PATH } from '../../../demo/gateway/settlement/payments/cashier/begin';
import { RECHARGE_NOTIFY_PATH } from '../../../demo/gateway/wallet/recharge/begin';
import { bookSelf } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { notifyPaid } from '../../support/gateway/areas/money/wallet-balances';
import { sessionOf } from '../../support/gateway/areas/agency';
import { notifyRecharged, prepaidOf } from '../../support/gateway/areas/money/wallet-steps';

const ALIPAY = { payType: 4, subPayType: 1 };

const heldIn = (gateway: TestGateway) =>
  gateway.db
    .selectFrom('payment_suspense')
    .select(['paid_for', 'payment_no', 'amount', 'why', 'booked_at'])
    .orderBy('suspense_no')
    .execute();

describe('money of the cashier', () => {
  let gateway: TestGateway;
  let as: string;
  let admin: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('staff');
    admin = await gateway.login('admin');
  });
  afterAll(() => gateway.close());

  async function begun() {
    const { orderNo, totalAmount } = await bookSelf(gateway, as);
    const body = { orderNo, ...ALIPAY, payAmount: totalAmount };
    const { paymentNo } = await gateway.ok(payorder, body, { as });
    return { paymentNo, orderNo, amount: totalAmount };
  }
  const stateOf = async (paymentNo: string) =>
    (
      await gateway.db
        .selectFrom('payment')
        .select('pay_state')
        .where('payment_no', '=', paymentNo)
        .executeTakeFirstOrThrow()
    ).pay_state;
  /** Makes every booking in the ledger fail until it is undone. */
  const breakLedger = async () => {
    await sql`create function broken_ledger() returns trigger language plpgsql as
      $$ begin raise exception 'the ledger is broken'; end $$`.execute(gateway.db);
    await sql`create trigger broken_ledger before insert on ledger_transfer execute function broken_ledger()`.execute(
      gateway.db,
    );
  };
  const mendLedger = () => sql`drop function broken_ledger cascade`.execute(gateway.db);

  it('that cannot be booked is held where operators see it, and booked once it can be', async () => {
    const order = await begun();
    const before = (await prepaidOf(gateway, admin)).totalAmount;
    const recharge = await gateway.ok(
      beginCashierRecharge,
      { amount: 5000, subPayType: 1, returnUrl: '' },
      { as: admin },
    );
    await breakLedger();
    try {
      assert.equal(await notifyPaid(gateway, order.paymentNo, order.amount), 200);
      assert.equal(await notifyPaid(gateway, order.paymentNo, order.amount), 200);
      assert.equal(await notifyRecharged(gateway, recharge.rechargeNo, 5000), 200);
    } finally {
      await mendLedger();
    }
    const why = 'failed';
    assert.deepEqual(await heldIn(gateway), [
      { paid_for: 'order', payment_no: order.paymentNo, amount: order.amount, why, booked_at: null },
      { paid_for: 'recharge', payment_no: recharge.rechargeNo, amount: 5000, why, booked_at: null },
    ]);
    assert.equal(await stateOf(order.paymentNo), 'pending');
    const finance = { as: await sessionOf(gateway, 'finance') };
    const { refundList } = await gateway.ok(queryRefundsOwed, { keyword: order.paymentNo }, finance);
    assert.deepEqual(
      refundList.map(({ why: shown, enterpriseNum }) => [shown, enterpriseNum]),
      [[why, '100001']],
    );
    const { suspenseNo = 0 } = refundList[0] ?? {};
    const { detail } = await gateway.ok(queryRefundOwed, { suspenseNo }, finance);
    assert.match(detail, /the ledger is broken/);
    await gateway.db.updateTable('payment_suspense').set({ try_at: gateway.clock.now }).execute();
    await gateway.sweep(['payment', 'wallet']);
    assert.ok((await heldIn(gateway)).every(({ booked_at }) => booked_at !== null));
    assert.equal(await stateOf(order.paymentNo), 'paid');
    assert.equal((await prepaidOf(gateway, admin)).totalAmount, before + 5000);
  });

  it('that operators have given back, or deal with, is booked by no later notice or retry', async () => {
    const finance = { as: await sessionOf(gateway, 'finance') };
    const before = (await prepaidOf(gateway, admin)).totalAmount;
    const begin = (amount: number) =>
      gateway.ok(beginCashierRecharge, { amount, subPayType: 1, returnUrl: '' }, { as: admin });
    const amounts = [5000, 10_000_001];
    const recharges = await Promise.all(amounts.map(begin));
    const order = await begun();
    const notify = async () => [
      await notifyPaid(gateway, order.paymentNo, order.amount),
      ...(await Promise.all(
        recharges.map(({ rechargeNo }, at) => notifyRecharged(gateway, rechargeNo, amounts[at] ?? 0)),
      )),
    ];
    await breakLedger();
    try {
      assert.deepEqual(await notify(), [200, 200, 200]);
    } finally {
      await mendLedger();
    }
    const held = [order.paymentNo, ...recharges.map(({ rechargeNo }) => rechargeNo)];
    const rows = () =>
      gateway.db
        .selectFrom('payment_suspense')
        .selectAll()
        .where('payment_no', 'in', held)
        .orderBy('suspense_no')
        .execute();
    for (const { suspense_no: suspenseNo } of await rows())
      await gateway.ok(settleRefundOwed, { suspenseNo, bankReference: 'BACK', reason: '原路退回' }, finance);
    const settled = await rows();
    assert.deepEqual(await notify(), [200, 200, 200]);
    // as by a retry that began before the first confirmation
    await gateway.db
      .updateTable('payment_suspense')
      .set({ try_at: gateway.clock.now })
      .where('payment_no', 'in', held)
      .where('booked_at', 'is', null)
      .execute();
    await gateway.sweep(['payment', 'wallet']);
    assert.equal((await prepaidOf(gateway, admin)).totalAmount, before);
    assert.equal(await stateOf(order.paymentNo), 'pending');
    const same = (list: typeof settled) => list.map((row) => ({ ...row, try_at: null }));
    assert.deepEqual(same(await rows()), same(settled));
  });

  it('that is of no payment of ours, or of another amount, is held too', async () => {
    const { paymentNo, amount } = await begun();
    assert.equal(await notifyPaid(gateway, paymentNo, amount + 1), 400);
    assert.deepEqual((await heldIn(gateway)).at(-1), {
      paid_for: 'order',
      payment_no: paymentNo,
      amount: amount + 1,
      why: 'unknown',
      booked_at: null,
    });
  });

  it('of a second trade of one payment is held once, for an order, a recharge and a bill', async () => {
    const order = await begun();
    const recharge = await gateway.ok(
      beginCashierRecharge,
      { amount: 5000, subPayType: 1, returnUrl: '' },
      { as: admin },
    );
    const bill = await gateway.ok(
      beginBillPayment,
      { billNo: 'ZD20260917-100001', amount: 5000, subPayType: 1 },
      { as: admin },
    );
    const told = [
      { url: NOTIFY_PATH, paymentNo: order.paymentNo, amount: order.amount },
      { url: RECHARGE_NOTIFY_PATH, paymentNo: recharge.rechargeNo, amount: 5000 },
      { url: BILL_NOTIFY_PATH, paymentNo: bill.paymentNo, amount: 5000 },
    ];
    const before = (await heldIn(gateway)).length;
    for (const { url, ...one } of told)
      for (const tradeNo of ['A', 'A', 'B', 'B', 'A']) {
        const notice = { ...one, merchantNo: MERCHANT_NO, tradeNo: tradeNo + one.paymentNo };
        const payload = signNotice(gateway.config.cashierSecret, notice);
        const { statusCode } = await gateway.app.inject({ method: 'POST', url, payload });
        assert.equal(statusCode, 200);
        await gateway.idle();
      }
    const held = (await heldIn(gateway)).slice(before);
    assert.deepEqual(
      held.map(({ payment_no, why, booked_at }) => [payment_no, why, booked_at]),
      told.map(({ paymentNo }) => [paymentNo, 'secondTrade', null]),
    );
    const finance = { as: await sessionOf(gateway, 'finance') };
    for (const { paymentNo } of told) {
      const { refundList } = await gateway.ok(queryRefundsOwed, { keyword: paymentNo }, finance);
      assert.deepEqual(
        refundList.map(({ why, enterpriseNum }) => [why, enterpriseNum]),
        [['secondTrade', '100001']],
      );
    }
  });

  it('that waits for people is dealt with once, by somebody, with a reason that is kept', async () => {
    const { suspense_no } = await gateway.db
      .selectFrom('payment_suspense')
      .select('suspense_no')
      .where('booked_at', 'is', null)
      .where('why', '=', 'secondTrade')
      .limit(1)
      .executeTakeFirstOrThrow();
    const deal = (given: Partial<Parameters<typeof resolveSuspense>[1]> = {}) => {
      const dealt = { suspenseNo: String(suspense_no), by: '孙会计', reason: '原路退回 <1>' };
      return resolveSuspense(gateway.db, { ...dealt, now: gateway.clock.now, ...given });
    };
    assert.equal(await deal({ by: ' ' }), '处理人须为1至50个字');
    assert.equal(await deal({ reason: '' }), '处理说明须为1至200个字');
    assert.equal(await deal({ suspenseNo: 'x' }), '挂账编号须为数字');
    assert.equal(await deal({ suspenseNo: '999999' }), '没有该编号的挂账款项，或已入账、已处理');
    const first = await gateway.db
      .selectFrom('agency_operator')
      .select('operator_no')
      .limit(1)
      .executeTakeFirstOrThrow();
    const setFirst = (isFirst: boolean) =>
      gateway.db
        .updateTable('payment_suspense')
        .set({
          first_operator_no: isFirst ? first.operator_no : null,
          first_operator_name: isFirst ? '陆明哲' : '',
          first_reason: isFirst ? '原路退回' : '',
          first_confirmed_at: isFirst ? gateway.clock.now : null,
          bank_reference: isFirst ? 'BACK' : '',
        })
        .where('suspense_no', '=', suspense_no)
        .execute();
    await setFirst(true);
    assert.match((await deal()) ?? '', /待复核/);
    await setFirst(false);
    assert.equal(await deal(), undefined);
    assert.equal(await deal(), '没有该编号的挂账款项，或已入账、已处理');
    const kept = await gateway.db
      .selectFrom('payment_suspense')
      .select(['booked_at', 'dealt_by', 'dealt_reason'])
      .where('suspense_no', '=', suspense_no)
      .executeTakeFirstOrThrow();
    assert.deepEqual(kept, {
      booked_at: gateway.clock.now,
      dealt_by: '孙会计',
      dealt_reason: '原路退回 <1>',
    });
    const finance = { as: await sessionOf(gateway, 'finance') };
    const shown = await gateway.ok(queryRefundOwed, { suspenseNo: suspense_no }, finance);
    assert.deepEqual(
      [shown.refundState, shown.settledBy, shown.reason],
      ['settled', '孙会计', '原路退回 <1>'],
    );
  });

  it('of an enterprise that has no accounts yet is booked: the first booking makes them', async () => {
    await sql`truncate ledger_entry, ledger_transfer cascade`.execute(gateway.db);
    await gateway.db.deleteFrom('ledger_account').where('enterprise_num', '=', '100001').execute();
    const { orderNo, totalAmount } = await bookSelf(gateway, as);
    const { methods } = await gateway.ok(queryPayMethod, { orderNo }, { as });
    assert.deepEqual(
      methods.filter(({ available }) => available).map(({ payType }) => payType),
      [ALIPAY.payType, ALIPAY.payType],
    );
    const body = { orderNo, ...ALIPAY, payAmount: totalAmount };
    const { paymentNo } = await gateway.ok(payorder, body, { as });
    assert.equal(await notifyPaid(gateway, paymentNo, totalAmount), 200);
    assert.equal(await stateOf(paymentNo), 'paid');
    await gateway.refused(
      'walletMissing',
      beginCashierRecharge,
      { amount: 5000, subPayType: 1, returnUrl: '' },
      { as: admin },
    );
    await openAccounts(gateway.db, '100001', [{ kind: 'prepaid', floor: 0 }]);
    const { rechargeNo } = await gateway.ok(
      beginCashierRecharge,
      { amount: 5000, subPayType: 1, returnUrl: '' },
      { as: admin },
    );
    assert.equal(await notifyRecharged(gateway, rechargeNo, 5000), 200);
    assert.equal((await prepaidOf(gateway, admin)).totalAmount, 5000);
  });
});
