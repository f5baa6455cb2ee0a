import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { orderCancel } from '../../../src/contract/order/list';
import { colleagues, findVoyage, orderOf } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

describe('the last seats', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('staff');
  });
  afterAll(() => gateway.close());

  it('are sold once each to many who want them at the same moment', async () => {
    const voyage = await findVoyage(gateway, as, {
      where: ({ seatCount }) => seatCount >= 3 && seatCount <= 8,
    });
    const flight = await gateway.supplier.flight(voyage, '2026-11-20');
    const seats = flight?.seats[voyage.cabinCode] ?? 0;
    const people = await colleagues(gateway, as, 30);
    const answers = await Promise.all(
      people.map((passenger) => gateway.send(createOrder, orderOf([voyage], [passenger]), { as })),
    );
    assert.equal(answers.filter(({ success }) => success).length, seats);
    assert.ok(answers.every(({ success, code }) => success || code === '42004'));
    await checkConsistency(gateway.db);
  });

  it('of two flights are never half sold, whichever way round they are wanted', async () => {
    const one = await findVoyage(gateway, as, { where: ({ seatCount }) => seatCount === 5 });
    const leg = { depCode: 'SHA', arrCode: 'BJS', depDate: '2026-12-05' };
    const other = await findVoyage(gateway, as, {
      leg,
      segmentNo: 2,
      where: ({ seatCount }) => seatCount === 4,
    });
    const people = await colleagues(gateway, as, 12);
    const answers = await Promise.all(
      people.map((passenger) => gateway.send(createOrder, orderOf([one, other], [passenger]), { as })),
    );
    assert.equal(answers.filter(({ success }) => success).length, 4);
    await checkConsistency(gateway.db);
  });

  it('come back once, however often and by whomever the order is cancelled', async () => {
    const voyage = await findVoyage(gateway, as, { where: ({ seatCount }) => seatCount === 2 });
    const [passenger] = await colleagues(gateway, as, 1);
    assert.ok(passenger);
    const { orderNo } = await gateway.ok(createOrder, orderOf([voyage], [passenger]), { as });
    gateway.clock.advance(31);
    await Promise.all([
      ...Array.from({ length: 5 }, () => gateway.ok(orderCancel, { orderNo }, { as })),
      gateway.sweep(['order']),
      gateway.sweep(['order']),
    ]);
    await checkConsistency(gateway.db);
  });
});
