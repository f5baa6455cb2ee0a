import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createOrder } from '../../../../src/contract/flight-booking/booking';
import { orderCancel } from '../../../../src/contract/order/list';
import { payorder } from '../../../../src/contract/payment/payment';
import { hashRequestId } from '../../../../demo/gateway/server/http/sealed-answer';
import { bookSelf, findVoyage, orderOf, self, type OrderBody } from '../../../support/gateway/areas/booking';
import { checkConsistency } from '../../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';

describe('a request that changes data', () => {
  let gateway: TestGateway;
  let as: string;
  let body: OrderBody;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('staff');
    body = orderOf([await findVoyage(gateway, as)], [await self(gateway, as)]);
  });
  afterAll(() => gateway.close());

  const ordersNow = async () => {
    const { count } = await gateway.db
      .selectFrom('flight_order')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };

  it('is done once, however often it is sent', async () => {
    const former = await ordersNow();
    const requestId = randomUUID();
    const first = await gateway.ok(createOrder, body, { as, requestId });
    for (let i = 0; i < 3; i += 1) {
      assert.deepEqual(await gateway.ok(createOrder, body, { as, requestId }), first);
    }
    assert.equal(await ordersNow(), former + 1);
  });

  it('is done once, however often it is sent in parallel', async () => {
    const former = await ordersNow();
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => gateway.ok(createOrder, body, { as, requestId })),
    );
    assert.equal(new Set(answers.map(({ orderNo }) => orderNo)).size, 1);
    assert.equal(await ordersNow(), former + 1);
  });

  it('pays once, however often it is sent in parallel', async () => {
    const { orderNo, totalAmount } = await bookSelf(gateway, as);
    const payment = { orderNo, payType: 2, subPayType: 14, payAmount: totalAmount };
    const same = { as, requestId: randomUUID() };
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => gateway.ok(payorder, payment, same)),
      ...Array.from({ length: 10 }, () => gateway.ok(payorder, payment, { as })),
    ]);
    assert.equal(new Set(answers.map(({ paymentNo }) => paymentNo)).size, 1);
    await gateway.idle();
    await checkConsistency(gateway.db);
  });

  it('is refused if its id was used for another body', async () => {
    const requestId = randomUUID();
    await gateway.ok(createOrder, body, { as, requestId });
    const former = await ordersNow();
    await gateway.refused('requestIdReused', createOrder, { ...body, remark: '另一个' }, { as, requestId });
    assert.equal(await ordersNow(), former);
  });

  it('is refused without a usable id', async () => {
    for (const requestId of [null, '', 'short', 'x'.repeat(65), 'with spaces in it']) {
      await gateway.refused('requestIdMissing', createOrder, body, { as, requestId });
    }
  });

  it('leaves nothing behind when it is refused, so that it may be sent again', async () => {
    const requestId = randomUUID();
    const [voyage] = body.voyages;
    assert.ok(voyage);
    const wrong = { ...body, voyages: [{ ...voyage, salePrice: 1 }] };
    await gateway.refused('priceChanged', createOrder, wrong, { as, requestId });
    const kept = gateway.db
      .selectFrom('answered_request')
      .select('path')
      .where('request_hash', '=', hashRequestId(requestId));
    assert.deepEqual(await kept.execute(), []);
    await gateway.ok(createOrder, body, { as, requestId });
  });

  it('is another request for another user and for another call', async () => {
    const requestId = randomUUID();
    const admin = await gateway.login('admin');
    const { orderNo } = await gateway.ok(createOrder, body, { as, requestId });
    await gateway.ok(orderCancel, { orderNo }, { as, requestId });
    const other = await gateway.ok(createOrder, body, { as: admin, requestId });
    assert.notEqual(other.orderNo, orderNo);
  });

  it('is forgotten after a week', async () => {
    gateway.clock.advance(7 * 24 * 60);
    await gateway.sweep([]);
    assert.deepEqual(await gateway.db.selectFrom('answered_request').select('path').execute(), []);
  });
});
