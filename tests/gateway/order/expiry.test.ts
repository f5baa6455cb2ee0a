import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { orderCancel, queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { bookSelf } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { NOW } from '../../support/gateway/process/test-database';

describe('an unpaid order', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('staff');
  });
  afterAll(() => gateway.close());

  const stateOf = (orderNo: string) =>
    gateway.db
      .selectFrom('flight_order')
      .select(['order_status', 'expired'])
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
  const payBody = ({ orderNo, totalAmount }: { orderNo: string; totalAmount: number }) => ({
    orderNo,
    payType: 0,
    subPayType: 13,
    payAmount: totalAmount,
  });

  it('is cancelled by the sweeper after 30 minutes, not before', async () => {
    const { orderNo } = await bookSelf(gateway, as);
    gateway.clock.advance(29.99);
    await gateway.sweep(['order']);
    assert.equal((await stateOf(orderNo)).order_status, '待支付');
    gateway.clock.advance(0.01);
    await gateway.sweep(['order']);
    assert.deepEqual(await stateOf(orderNo), { order_status: '已取消', expired: true });
    await checkConsistency(gateway.db);
  });

  it('is cancelled by any reader', async () => {
    const { orderNo } = await bookSelf(gateway, as);
    gateway.clock.advance(30);
    const detail = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    assert.deepEqual([detail.orderStatus, detail.canPay, detail.canCancel], ['已取消', false, false]);
    assert.match(detail.logs.at(-1)?.content ?? '', /超过支付时限/);
    assert.equal(detail.cancellation?.kind, 'unpaid');
    await checkConsistency(gateway.db);
  });

  it('cannot be paid any more, and trying frees its seats', async () => {
    const created = await bookSelf(gateway, as);
    gateway.clock.advance(30);
    await gateway.refused('orderExpired', payorder, payBody(created), { as });
    await gateway.idle();
    assert.deepEqual(await stateOf(created.orderNo), { order_status: '已取消', expired: true });
    await gateway.refused('orderExpired', payorder, payBody(created), { as });
    await gateway.refused('orderExpired', queryPayMethod, { orderNo: created.orderNo }, { as });
    await checkConsistency(gateway.db);
  });

  it('can still be cancelled', async () => {
    const { orderNo } = await bookSelf(gateway, as);
    gateway.clock.advance(30);
    assert.equal((await gateway.ok(orderCancel, { orderNo }, { as })).orderStatus, '已取消');
    await checkConsistency(gateway.db);
  });

  it('differs from one that was cancelled in time', async () => {
    const created = await bookSelf(gateway, as);
    await gateway.ok(orderCancel, { orderNo: created.orderNo }, { as });
    gateway.clock.advance(60);
    await gateway.refused('orderNotPayable', payorder, payBody(created), { as });
    await gateway.refused('orderNotPayable', queryPayMethod, { orderNo: created.orderNo }, { as });
  });
});

describe('an order that was flown', () => {
  it('is completed, and its tickets used, once the last flight has arrived', async () => {
    const gateway = await startTestGateway({ supplier: createControllableSupplier() });
    afterAll(() => gateway.close());
    const as = await gateway.login('staff');
    const created = await bookSelf(gateway, as, { depCode: 'BJS', arrCode: 'SHA', depDate: '2026-11-21' });
    const { orderNo, totalAmount } = created;
    await gateway.ok(payorder, { orderNo, payType: 0, subPayType: 13, payAmount: totalAmount }, { as });
    await gateway.idle();
    const detail = () => gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    const { segments } = await detail();
    const arrival = new Date(`${segments[0]?.flight.arrTime}:00+08:00`).getTime();
    gateway.clock.now = new Date(arrival - 60_000);
    await gateway.sweep(['order']);
    const token = await gateway.login('staff');
    assert.equal(
      (await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: token })).orderStatus,
      '已出票',
    );
    gateway.clock.now = new Date(arrival);
    await gateway.sweep(['order']);
    const flown = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: token });
    assert.equal(flown.orderStatus, '完成');
    assert.equal(flown.travellers[0]?.tickets[0]?.ticketStatus, 'USED/FLOWN');
    assert.ok(arrival > NOW.getTime());
    await checkConsistency(gateway.db);
  });
});
