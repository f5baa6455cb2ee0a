import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { moveOrder, moveTicket } from '../../../demo/gateway/order/move';
import { Fault } from '../../../demo/gateway/server/http/fault';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { applyChangeAirTicketGateway, changeOrderPay } from '../../../src/contract/order/change';
import { orderCancel, queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { payorder } from '../../../src/contract/payment/payment';
import { addDays } from '../../../src/domain/shanghai-time';
import { bookSelf, LEG, self } from '../../support/gateway/areas/booking';
import { changeOf, findNewFlight } from '../../support/gateway/areas/changes';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { bookIssued, giveBack, PREPAID, quote } from '../../support/gateway/areas/refunds';
import { leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';

let gateway: TestGateway;
let as: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  as = await gateway.login('staff');
  await leaveSpendable(gateway, 'prepaid', 100_000_000);
});
afterEach(() => checkConsistency(gateway.db));
afterAll(() => gateway.close());

const detailOf = (orderNo: string, token = as) =>
  gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: token });
const statesOf = async (orderNo: string) =>
  (await detailOf(orderNo)).states.map(({ orderStatus }) => orderStatus);

describe('the states of an order', () => {
  it('are listed from the booking on, each with its time', async () => {
    const madeAt = gateway.clock.now;
    const { orderNo, totalAmount } = await bookSelf(gateway, as);
    gateway.clock.advance(3);
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
    await gateway.idle();
    const { states } = await detailOf(orderNo);
    assert.deepEqual(
      states.map(({ orderStatus }) => orderStatus),
      ['待支付', '出票中', '已出票'],
    );
    const [made, paid] = states.map(({ time }) => Date.parse(time) - madeAt.getTime());
    assert.ok(made !== undefined && made < 60_000);
    assert.ok(paid !== undefined && paid >= 180_000);
  });

  it('go on with a refund, which is noted with its amount', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    await giveBack(gateway, as, orderNo);
    assert.deepEqual(await statesOf(orderNo), ['待支付', '出票中', '已出票', '退票中', '已退票']);
    const { refunds } = await detailOf(orderNo);
    const [asked] = (await quote(gateway, as, orderNo)).refunds;
    assert.ok(asked);
    const { refundNo, refundState, refundFee, refundAmount, applyTime, doneTime } = asked;
    const passengerNames = [(await self(gateway, as)).passagerName];
    assert.deepEqual(refunds, [
      { refundNo, refundState, passengerNames, refundFee, refundAmount, applyTime, doneTime },
    ]);
    assert.equal(refundState, '已退票');
  });

  it('of an order that is changed tell both orders of the chain, to those who may see them', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const flight = await findNewFlight(gateway, as, orderNo, { depDate: addDays(LEG.depDate, 1) });
    const body = await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights: [flight] });
    const { changeOrderNo, totalAmount } = await gateway.ok(applyChangeAirTicketGateway, body, { as });
    const payment = { orderNo: changeOrderNo, ...PREPAID, payAmount: totalAmount };
    if (totalAmount > 0) await gateway.ok(changeOrderPay, payment, { as });
    await gateway.idle();
    assert.deepEqual(await statesOf(orderNo), [
      '待支付',
      '出票中',
      '已出票',
      '改签待核算',
      '改签中',
      '已改签',
    ]);
    assert.deepEqual(await statesOf(changeOrderNo), ['待支付', '改签中', '已出票']);
    for (const one of [orderNo, changeOrderNo]) {
      const { chain } = await detailOf(one);
      assert.deepEqual(
        chain.map((link) => [link.orderNo, link.changeOf, link.orderStatus]),
        [
          [orderNo, '', '已改签'],
          [changeOrderNo, orderNo, '已出票'],
        ],
      );
    }
    const { chain } = await detailOf((await bookSelf(gateway, as)).orderNo);
    assert.deepEqual(chain, [], 'of an order without a change');
  });

  it('turn only into the states that follow, with any caller', async () => {
    const { orderNo } = await bookSelf(gateway, as);
    await gateway.ok(orderCancel, { orderNo }, { as });
    const moving = inTransaction(gateway.db, (db) =>
      moveOrder(db, { orderNo, to: '出票中', at: gateway.clock.now }),
    );
    await assert.rejects(moving, (error) => error instanceof Fault && error.fault === 'orderStateNotAllowed');
    assert.deepEqual(await statesOf(orderNo), ['待支付', '已取消']);
  });

  it('of tickets neither', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    await giveBack(gateway, as, orderNo);
    const place = { orderNo, segmentNo: 1, passengerNo: 1 };
    for (const to of ['EXCHANGED', 'OPEN FOR USE', 'USED/FLOWN'] as const)
      await assert.rejects(
        inTransaction(gateway.db, (db) => moveTicket(db, place, to)),
        (error) => error instanceof Fault && error.fault === 'ticketStateNotAllowed',
        to,
      );
  });
});
