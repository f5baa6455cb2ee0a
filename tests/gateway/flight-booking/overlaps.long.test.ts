import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createOrder, type OrderPassenger, type Voyage } from '../../../src/contract/flight-booking/booking';
import { queryOverlappingJourneys } from '../../../src/contract/flight-booking/overlaps';
import { orderCancel } from '../../../src/contract/order/list';
import {
  CHILD,
  colleagues,
  findPrices,
  findVoyage,
  LEG,
  orderOf,
  self,
  voyageOf,
} from '../../support/gateway/areas/booking';
import { setUpBooking, tearDownBooking, type BookingSetup } from '../../support/gateway/areas/booking-setup';

describe('a journey at the time of another', () => {
  let setup: BookingSetup;
  beforeAll(async () => (setup = await setUpBooking()));
  afterAll(() => tearDownBooking(setup));

  /** Each test takes another day, so that its orders do not overlap with those of other tests. */
  const on = (depDate: string) => ({ ...LEG, depDate });
  const bodyOf = (voyage: Voyage, passengers: OrderPassenger[]) => ({
    ...orderOf([voyage], passengers),
    overlapConfirmed: false,
  });
  const overlapsOf = (voyage: Voyage, passengers: OrderPassenger[], as = setup.as) =>
    setup.gateway.ok(queryOverlappingJourneys, { voyages: [voyage], passengers }, { as });

  it('is named and refused on the very flight, and booked after a confirmation', async () => {
    const { gateway, as, me } = setup;
    const voyage = await findVoyage(gateway, as, { leg: on('2026-12-02') });
    assert.deepEqual(await overlapsOf(voyage, [me]), []);
    const first = await gateway.ok(createOrder, bodyOf(voyage, [me]), { as });
    const overlaps = await overlapsOf(voyage, [me]);
    assert.deepEqual(
      overlaps.map(({ orderNo, passagerName, flightNo, isSameFlight }) => [
        orderNo,
        passagerName,
        flightNo,
        isSameFlight,
      ]),
      [[first.orderNo, me.passagerName, voyage.flightNo, true]],
    );
    const refused = await gateway.refused('journeysOverlap', createOrder, bodyOf(voyage, [me]), { as });
    assert.deepEqual(refused, { overlaps });
    await gateway.ok(createOrder, { ...bodyOf(voyage, [me]), overlapConfirmed: true }, { as });
  });

  it('is one on another flight of that time, and none on one after it', async () => {
    const { gateway, as, me } = setup;
    const prices = await findPrices(gateway, as, on('2026-12-03'));
    const open = prices.filter(({ unit }) => unit.plimit === '' && unit.canBookTime === undefined);
    const flightOf = ({ itinerary }: (typeof open)[number]) => {
      const flight = itinerary.flightSegments[0]?.flightList[0];
      assert.ok(flight);
      return flight;
    };
    const [first] = open;
    assert.ok(first);
    const { takeOffTime, arrTime, flightNo } = flightOf(first);
    const another = open.find((offer) => {
      const flight = flightOf(offer);
      return flight.flightNo !== flightNo && flight.takeOffTime < arrTime && takeOffTime < flight.arrTime;
    });
    const later = open.find((offer) => flightOf(offer).takeOffTime > arrTime);
    assert.ok(another && later);
    await gateway.ok(createOrder, bodyOf(voyageOf(first.itinerary, first.unit), [me]), { as });
    const overlapping = voyageOf(another.itinerary, another.unit);
    assert.deepEqual(
      (await overlapsOf(overlapping, [me])).map(({ isSameFlight }) => isSameFlight),
      [false],
    );
    await gateway.refused('journeysOverlap', createOrder, bodyOf(overlapping, [me]), { as });
    await gateway.ok(createOrder, bodyOf(voyageOf(later.itinerary, later.unit), [me]), { as });
  });

  it('is none of a cancelled order, of one whose time is over, or of another passenger', async () => {
    const { gateway, as, me } = setup;
    const voyage = await findVoyage(gateway, as, { leg: on('2026-12-04') });
    const colleague = (await colleagues(gateway, as, 3)).find(({ staffNO }) => staffNO !== me.staffNO);
    assert.ok(colleague);
    const { orderNo } = await gateway.ok(createOrder, bodyOf(voyage, [me]), { as });
    assert.deepEqual(await overlapsOf(voyage, [colleague]), []);
    await gateway.ok(orderCancel, { orderNo }, { as });
    assert.deepEqual(await overlapsOf(voyage, [me]), []);
    await gateway.ok(createOrder, bodyOf(voyage, [me]), { as });
    gateway.clock.advance(31);
    assert.deepEqual(await overlapsOf(voyage, [me]), []);
  });

  it('is that of an outsider by their document, among the orders of the caller', async () => {
    const { gateway, as, me } = setup;
    const voyage = await findVoyage(gateway, as, { leg: on('2026-12-05') });
    await gateway.ok(createOrder, bodyOf(voyage, [me, CHILD]), { as });
    const found = await overlapsOf(voyage, [CHILD]);
    assert.deepEqual(
      found.map(({ passagerName }) => passagerName),
      [CHILD.passagerName],
    );
  });

  it('of orders the caller may not see is not told', async () => {
    const { gateway, as, me } = setup;
    const voyage = await findVoyage(gateway, as, { leg: on('2026-12-06') });
    const admin = await gateway.login('admin');
    const other = (await colleagues(gateway, admin, 6)).find(({ staffNO }) => staffNO !== me.staffNO);
    assert.ok(other);
    await gateway.ok(createOrder, bodyOf(voyage, [other, CHILD]), { as: admin });
    assert.deepEqual(await overlapsOf(voyage, [other, CHILD]), []);
    assert.equal((await overlapsOf(voyage, [other, CHILD], admin)).length, 2);
  });

  it('made by two orders at once is refused for one of them', async () => {
    const { gateway, as, me } = setup;
    const voyage = await findVoyage(gateway, as, { leg: on('2026-12-07') });
    const both = await Promise.all([1, 2].map(() => gateway.send(createOrder, bodyOf(voyage, [me]), { as })));
    assert.deepEqual(both.map(({ code }) => code).toSorted(), ['0', '42012']);
  });

  it('is that of the way back too', async () => {
    const { gateway, as } = setup;
    const passenger = await self(gateway, as);
    const leg = { depCode: 'SHA', arrCode: 'BJS', depDate: '2026-12-10' };
    const back = await findVoyage(gateway, as, { leg });
    await gateway.ok(createOrder, bodyOf(back, [passenger]), { as });
    const there = await findVoyage(gateway, as, { leg: on('2026-12-08') });
    const round = orderOf([there, { ...back, segmentNo: 2 }], [passenger]);
    await gateway.refused('journeysOverlap', createOrder, { ...round, overlapConfirmed: false }, { as });
  });
});
