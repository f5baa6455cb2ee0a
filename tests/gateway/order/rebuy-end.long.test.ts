import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { orderCancel } from '../../../src/contract/order/list';
import { applyRebuy, queryRebuyQuote } from '../../../src/contract/order/rebuy';
import { refundTicketApply } from '../../../src/contract/order/refund';
import { decideApproval } from '../../../src/contract/approval/approval';
import { payorder } from '../../../src/contract/payment/payment';
import {
  querySettleProducts,
  saveSettleProduct,
  SETTLE_PRODUCT,
} from '../../../src/contract/settlement/products';
import { OVER_POLICY } from '../../../src/contract/travel-standard/shapes';
import { checkConsistency } from '../../support/gateway/consistency';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { bookDear, createOrderReaders, rebuyOf, rebuyQuote } from '../../support/gateway/areas/rebuys';
import { PRICE_ONLY, reasonFor, setStandards } from '../../support/gateway/areas/standard-steps';
import { applicationOf, PREPAID, quote } from '../../support/gateway/areas/refunds';
import { balanceOf, leaveSpendable, notifyPaid } from '../../support/gateway/areas/money/wallet-balances';

describe('the outcome of a rebuy', () => {
  const supplier = createControllableSupplier();
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ supplier });
    as = await gateway.login('staff');
  });
  afterEach(async () => {
    supplier.reset();
    await checkConsistency(gateway.db);
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
  });
  afterAll(() => gateway.close());

  const { detailOf, statusesOf, outcomeOf } = createOrderReaders(() => [gateway, as]);
  /** Sweeps as often as the supplier may refuse. */
  async function askOn(): Promise<void> {
    for (let i = 0; i < 5; i += 1) {
      gateway.clock.now = new Date(gateway.clock.now.getTime() + 10 * 60_000);
      await gateway.sweep();
    }
  }

  it('leaves the old ticket as it is where the price has risen, the seat is gone, or nothing is issued', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    supplier.rise = 1000;
    await gateway.refused('priceChanged', applyRebuy, body, { as });
    supplier.rise = 0;
    const balance = await balanceOf(gateway, 'prepaid');
    supplier.refusals = 5;
    const { newOrderNo } = await gateway.ok(applyRebuy, body, { as });
    await gateway.idle();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['改签中', '出票中']);
    // No other change or refund of the tickets is possible in the meantime.
    const refund = applicationOf(await quote(gateway, as, orderNo), []);
    const places = { ...refund, tickets: [{ passengerNo: 1, segmentNo: 1 }] };
    await gateway.refused('orderNotRefundable', refundTicketApply, places, { as });
    await gateway.refused('changeUnderWay', applyRebuy, body, { as });
    await askOn();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['已出票', '出票失败']);
    assert.equal(await balanceOf(gateway, 'prepaid'), balance);
    assert.deepEqual(await outcomeOf(orderNo), ['notIssued']);
    assert.ok((await detailOf(orderNo)).logs.some(({ content }) => content.includes('原机票保持不变')));
    // The order can be rebought again afterwards.
    const again = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    await gateway.ok(applyRebuy, again, { as });
    await gateway.idle();
    assert.deepEqual(await statusesOf(orderNo), ['已退票']);
  });

  it('waits for its payment where no wallet bears it; the sum that comes back is settled when it is asked for', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    await leaveSpendable(gateway, 'prepaid', 100);
    assert.equal((await rebuyQuote(gateway, as, { orderNo, newFlights: [cheaper] })).payName, '');
    const held = await gateway.ok(applyRebuy, body, { as });
    assert.deepEqual([held.orderStatus, held.canPay], ['待支付', true]);
    assert.deepEqual(await statusesOf(orderNo), ['改签待核算']);
    const payment = { orderNo: held.newOrderNo, payType: 4, subPayType: 1, payAmount: held.payTotal };
    const { paymentNo } = await gateway.ok(payorder, payment, { as });
    gateway.clock.now = new Date(Date.parse(held.payDeadline) - 1);
    assert.equal(await notifyPaid(gateway, paymentNo, held.payTotal), 200);
    assert.deepEqual(await statusesOf(orderNo, held.newOrderNo), ['已退票', '已出票']);
    const [refund] = (await quote(gateway, as, orderNo)).refunds;
    assert.equal(refund?.refundAmount, body.backTotal);
  });

  it('waits for its payment where monthly settlement is no longer open to who buys', async () => {
    const monthly = { payType: 0, subPayType: 13 };
    const { orderNo, cheaper } = await bookDear(gateway, as, { paidBy: monthly });
    const admin = { as: await gateway.login('admin') };
    const openTo = async (isAllStaff: boolean) => {
      const { products } = await gateway.ok(querySettleProducts, {}, admin);
      const basedOn = products.find(({ productNo }) => productNo === SETTLE_PRODUCT.monthly)?.revision ?? 0;
      const personArray = isAllStaff ? [] : [{ staffID: '1000010002' }];
      const users = { isAllStaff, personArray, deptArray: [], positionArray: [] };
      await gateway.ok(saveSettleProduct, { productNo: SETTLE_PRODUCT.monthly, basedOn, ...users }, admin);
    };
    const wanted = { orderNo, newFlights: [cheaper] };
    assert.equal((await rebuyQuote(gateway, as, wanted)).payName, '企业月结');
    await openTo(false);
    assert.equal((await rebuyQuote(gateway, as, wanted)).payName, '');
    const held = await gateway.ok(applyRebuy, await rebuyOf(gateway, as, wanted), { as });
    assert.deepEqual([held.orderStatus, held.canPay], ['待支付', true]);
    const payment = { orderNo: held.newOrderNo, ...monthly, payAmount: held.payTotal };
    await gateway.refused('monthlyNotOpen', payorder, payment, { as });
    await openTo(true);
    await gateway.ok(payorder, payment, { as });
    await gateway.idle();
    assert.deepEqual(await statusesOf(orderNo), ['已退票']);
  });

  it('waits for its payment where another has to agree to it', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const wanted = { orderNo, newFlights: [cheaper] };
    const body = await rebuyOf(gateway, as, wanted);
    await gateway.db
      .insertInto('wallet_rule')
      .values({
        enterprise_num: '100001',
        order_limit: null,
        person_day_limit: null,
        day_limit: null,
        review_above: 100,
        warn_below: null,
        revision: 1,
        changed_by: null,
        changed_at: gateway.clock.now,
      })
      .execute();
    try {
      assert.equal((await rebuyQuote(gateway, as, wanted)).payName, '');
      const held = await gateway.ok(applyRebuy, body, { as });
      assert.deepEqual([held.orderStatus, held.canPay], ['待支付', true]);
      assert.deepEqual(await statusesOf(orderNo), ['改签待核算']);
      await gateway.ok(orderCancel, { orderNo: held.newOrderNo }, { as });
    } finally {
      await gateway.db.deleteFrom('wallet_rule').execute();
    }
  });

  it('comes to nothing where it is cancelled or not paid in time', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    await leaveSpendable(gateway, 'prepaid', 100);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    const first = await gateway.ok(applyRebuy, body, { as });
    await gateway.ok(orderCancel, { orderNo: first.newOrderNo }, { as });
    assert.deepEqual(await statusesOf(orderNo, first.newOrderNo), ['已出票', '已取消']);
    const second = await gateway.ok(
      applyRebuy,
      await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] }),
      { as },
    );
    gateway.clock.now = new Date(Date.parse(second.payDeadline) + 1);
    await gateway.sweep();
    assert.deepEqual(await statusesOf(orderNo, second.newOrderNo), ['已出票', '已取消']);
    assert.deepEqual(await outcomeOf(orderNo), ['cancelled', 'cancelled']);
  });

  it('says in both orders that two tickets are valid where the refund is refused, until one is given back', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    supplier.refundAnswers = Array.from({ length: 5 }, () => 'refused' as const);
    const { newOrderNo } = await gateway.ok(applyRebuy, body, { as });
    await gateway.idle();
    assert.deepEqual(await outcomeOf(orderNo), ['bought']);
    await askOn();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['退票失败', '已出票']);
    assert.deepEqual(await outcomeOf(orderNo), ['refundFailed']);
    for (const no of [orderNo, newOrderNo])
      assert.ok((await detailOf(no)).logs.some(({ content }) => content.includes('原机票仍然有效')));
    // A third purchase is not offered.
    assert.equal(
      await gateway.ok(
        queryRebuyQuote,
        { orderNo, passengerNos: [1], newFlights: [cheaper], changeReason: 1 },
        { as },
      ),
      null,
    );
    const detail = await quote(gateway, as, orderNo);
    await gateway.ok(refundTicketApply, applicationOf(detail, detail.tickets), { as });
    await gateway.idle();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['已退票', '已出票']);
    assert.deepEqual(await outcomeOf(newOrderNo), ['done']);
  });

  it('says so, too, where an old ticket was checked in before the new one was issued', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    supplier.refusals = 1;
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    const { newOrderNo } = await gateway.ok(applyRebuy, body, { as });
    await gateway.idle();
    await gateway.db
      .updateTable('ticket')
      .set({ ticket_status: 'CHECKED IN' })
      .where('order_no', '=', orderNo)
      .execute();
    await askOn();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['已出票', '已出票']);
    assert.deepEqual(await outcomeOf(newOrderNo), ['refundFailed']);
    assert.ok((await detailOf(newOrderNo)).logs.some(({ content }) => content.includes('原机票已不能退')));
  });

  it('is asked for again where the supplier’s answers are lost, and done once', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const balance = await balanceOf(gateway, 'prepaid');
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    supplier.refundAnswers = ['lost', 'lost'];
    const { newOrderNo } = await gateway.ok(applyRebuy, body, { as });
    await gateway.idle();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['退票中', '已出票']);
    await askOn();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['已退票', '已出票']);
    assert.equal(await balanceOf(gateway, 'prepaid'), balance - body.payTotal + body.backTotal);
    assert.equal(new Set(supplier.refunded).size, 1);
  });

  it('waits for an approver where the standards ask for it, and goes on as they decide', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    await setStandards(gateway, { ...PRICE_ONLY, over_policy: OVER_POLICY.forbid });
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    await gateway.refused('overStandardForbidden', applyRebuy, body, { as });
    await setStandards(gateway, { over_policy: OVER_POLICY.approval });
    await gateway.refused('overStandardReasonMissing', applyRebuy, body, { as });
    const withReason = { ...body, overReasons: [await reasonFor(gateway, as)] };
    const approver = await gateway.login('approver');
    for (const decision of ['refuse', 'agree'] as const) {
      const made = await gateway.ok(applyRebuy, withReason, { as });
      assert.deepEqual([made.orderStatus, made.canPay], ['待审批', false]);
      assert.deepEqual(await statusesOf(orderNo), ['改签待核算']);
      const applyId = (await detailOf(made.newOrderNo)).approval?.applyId ?? '';
      await gateway.ok(decideApproval, { applyId, decision, opinion: '' }, { as: approver });
      const isAgreed = decision === 'agree';
      assert.deepEqual(
        await statusesOf(made.newOrderNo, orderNo),
        isAgreed ? ['待支付', '改签待核算'] : ['审批不通过', '已出票'],
      );
      if (!isAgreed) continue;
      await gateway.ok(payorder, { orderNo: made.newOrderNo, ...PREPAID, payAmount: made.payTotal }, { as });
      await gateway.idle();
      assert.deepEqual(await statusesOf(orderNo, made.newOrderNo), ['已退票', '已出票']);
    }
    assert.deepEqual(await outcomeOf(orderNo), ['cancelled', 'done']);
    await setStandards(gateway, { over_policy: OVER_POLICY.record });
  });
});
