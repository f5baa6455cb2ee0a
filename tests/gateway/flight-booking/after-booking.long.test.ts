import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { decideApproval, submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { bookSelf, findVoyage, orderOf, self, type Created } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';
import { tripLeg } from '../../support/gateway/areas/trips';

const supplier = createControllableSupplier();
let gateway: TestGateway;
let as: string;
beforeAll(async () => {
  gateway = await startTestGateway({ supplier });
});
beforeEach(async () => {
  supplier.reset();
  as = await gateway.login('staff');
});
afterEach(async () => {
  await checkConsistency(gateway.db);
  // Ends orders that the previous test left unissued, so that they send no requests to the supplier.
  supplier.reset();
  gateway.clock.advance(60);
  await gateway.sweep();
});
afterAll(() => gateway.close());

const paymentOf = ({ orderNo, totalAmount }: Created) => ({
  orderNo,
  payType: 0,
  subPayType: 13,
  payAmount: totalAmount,
});
const detailOf = ({ orderNo }: Created) => gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
const RISE = 10_000;

describe('the price guarantee', () => {
  it('holds for 20 minutes, at any price of the supplier', async () => {
    const created = await bookSelf(gateway, as);
    supplier.rise = RISE;
    gateway.clock.advance(19.9);
    await gateway.ok(payorder, paymentOf(created), { as });
  });

  it('is followed by a new price, which the next try finds', async () => {
    const created = await bookSelf(gateway, as);
    supplier.rise = RISE;
    gateway.clock.advance(20);
    const payAmount = created.totalAmount + RISE;
    assert.deepEqual(await gateway.refused('payAmountChanged', payorder, paymentOf(created), { as }), {
      payAmount,
    });
    await checkConsistency(gateway.db);
    const offer = await gateway.ok(queryPayMethod, { orderNo: created.orderNo }, { as });
    assert.deepEqual([offer.payAmount, offer.priceGuaranteedUntil], [payAmount, created.payDeadline]);
    await gateway.ok(payorder, { ...paymentOf(created), payAmount }, { as });
    await gateway.idle();
    const { logs } = await detailOf(created);
    assert.equal(logs.filter(({ content }) => content.startsWith('价格保留时间已过')).length, 1);
  });

  it('lets the new price be paid at once by users who have seen it', async () => {
    const created = await bookSelf(gateway, as);
    supplier.rise = RISE;
    gateway.clock.advance(25);
    const { payAmount } = (await gateway.refused('payAmountChanged', payorder, paymentOf(created), {
      as,
    })) as {
      payAmount: number;
    };
    await gateway.ok(payorder, { ...paymentOf(created), payAmount }, { as });
    await gateway.idle();
    assert.equal((await detailOf(created)).totalAmount, payAmount);
  });

  it('is renewed by asking how to pay, and needs no new price where there is none', async () => {
    const [asked, paid] = [await bookSelf(gateway, as), await bookSelf(gateway, as)];
    gateway.clock.advance(20);
    await gateway.ok(payorder, paymentOf(paid), { as });
    supplier.rise = RISE;
    const offer = await gateway.ok(queryPayMethod, { orderNo: asked.orderNo }, { as });
    assert.equal(offer.payAmount, asked.totalAmount + RISE);
  });

  it('is not followed by a price that the budget of its request does not bear', async () => {
    const { totalAmount } = await bookSelf(gateway, as);
    const me = await self(gateway, as);
    const { applyId } = await gateway.ok(
      submitApprovalApplyAuto,
      {
        applyType: 9,
        purposeCode: 'P1',
        reason: '拜访客户',
        legs: [tripLeg({ budget: totalAmount * 2 + RISE })],
        travellerNOList: [me.staffNO],
      },
      { as },
    );
    await gateway.ok(decideApproval, { applyId, decision: 'agree' }, { as: await gateway.login('approver') });
    const order = { ...orderOf([await findVoyage(gateway, as)], [me]), applyId };
    const paid = await gateway.ok(createOrder, order, { as });
    const held = await gateway.ok(createOrder, order, { as });
    supplier.rise = RISE;
    gateway.clock.advance(20);
    await gateway.ok(payorder, { ...paymentOf(paid), payAmount: totalAmount + RISE }, { as });

    const left = { budgetLeft: totalAmount };
    const risen = { ...paymentOf(held), payAmount: totalAmount + RISE };
    assert.deepEqual(await gateway.refused('applyBudgetShort', payorder, risen, { as }), left);
    assert.deepEqual(await gateway.refused('applyBudgetShort', payorder, paymentOf(held), { as }), left);
    const asked = await gateway.send(queryPayMethod, { orderNo: held.orderNo }, { as });
    assert.deepEqual([asked.code, asked.msg.includes('超出申请单剩余预算')], ['45014', true]);
    const { orderStatus, totalAmount: kept } = await detailOf(held);
    assert.deepEqual([orderStatus, kept], ['待支付', totalAmount]);
    await checkConsistency(gateway.db);

    supplier.rise = 0;
    await gateway.ok(payorder, paymentOf(held), { as });
  });
});

describe('issuing', () => {
  it('is tried again, each time later, until the supplier issues', async () => {
    const created = await bookSelf(gateway, as);
    supplier.refusals = 2;
    await gateway.ok(payorder, paymentOf(created), { as });
    await gateway.idle();
    const progress = async () => [supplier.issueRequests, (await detailOf(created)).orderStatus];
    assert.deepEqual(await progress(), [1, '出票中']);
    await gateway.sweep();
    assert.deepEqual(await progress(), [1, '出票中'], 'not before its time');
    gateway.clock.advance(0.5);
    await gateway.sweep();
    assert.deepEqual(await progress(), [2, '出票中']);
    gateway.clock.advance(0.5);
    await gateway.sweep();
    assert.deepEqual(await progress(), [2, '出票中'], 'later than the time before');
    gateway.clock.advance(0.5);
    await gateway.sweep();
    assert.deepEqual(await progress(), [3, '已出票']);
  });

  it('is given up after five refusals: the money goes back and the seats too', async () => {
    const credit = () =>
      gateway.db
        .selectFrom('ledger_account')
        .select('balance')
        .where('account_no', '=', '100001-credit')
        .executeTakeFirstOrThrow();
    const former = await credit();
    const created = await bookSelf(gateway, as);
    supplier.refusals = 99;
    await gateway.ok(payorder, paymentOf(created), { as });
    await gateway.idle();
    for (let i = 0; i < 10; i += 1) {
      gateway.clock.advance(10);
      await gateway.sweep();
    }
    assert.equal(supplier.issueRequests, 5);
    const { orderStatus, payments } = await detailOf(created);
    assert.equal(orderStatus, '出票失败');
    assert.deepEqual(
      payments.map(({ amount }) => amount),
      [created.totalAmount, -created.totalAmount],
    );
    assert.deepEqual(await credit(), former);
  });

  it('counts one refusal of many who try at once', async () => {
    const created = await bookSelf(gateway, as);
    supplier.refusals = 99;
    await gateway.ok(payorder, paymentOf(created), { as });
    await gateway.idle();
    gateway.clock.advance(1);
    await Promise.all(Array.from({ length: 5 }, () => gateway.sweep()));
    assert.deepEqual([supplier.issueRequests, (await detailOf(created)).orderStatus], [2, '出票中']);
  });

  it('is done once by many who try at once', async () => {
    const created = await bookSelf(gateway, as);
    supplier.refusals = 1;
    await gateway.ok(payorder, paymentOf(created), { as });
    await gateway.idle();
    gateway.clock.advance(1);
    await Promise.all(Array.from({ length: 5 }, () => gateway.sweep()));
    assert.deepEqual([supplier.issueRequests, (await detailOf(created)).orderStatus], [2, '已出票']);
  });
});
