import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  createOrder,
  queryFlightList,
  queryProductBookingLimits,
  queryTicketRuleSec,
  type FlightItinerary,
  type OrderPassenger,
  type Price,
  type Voyage,
} from '../../../src/contract/flight-booking/booking';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { payorder } from '../../../src/contract/payment/payment';
import { judgeBookingStandard } from '../../../src/contract/travel-standard/standards';
import { connectionProblem } from '../../../src/domain/connection/connection';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import { CHILD, orderOf } from '../../support/gateway/areas/booking';
import { setUpBooking, tearDownBooking } from '../../support/gateway/areas/booking-setup';
import type { TestGateway } from '../../support/gateway/harness';

/** A route without direct flights, with connections at Wuhan, Xi'an and others. */
const LEG = { depCode: 'URC', arrCode: 'XMN', depDate: '2026-12-01' };
const WITH = { ...LEG, withConnections: true };

const flightsOf = ({ flightSegments }: FlightItinerary) => flightSegments[0]?.flightList ?? [];

function voyagesOf(itinerary: FlightItinerary, price: Price | undefined, segmentNo = 1): Voyage[] {
  return flightsOf(itinerary).flatMap((flight, i) => {
    const unit = price?.priceUnitList[i];
    if (unit === undefined) return [];
    const { flightNo, depAirportCode, arrAirportCode, takeOffTime } = flight;
    const { cabinCode, policyId, salePrice, sequenceNo } = unit;
    const depDate = takeOffTime.slice(0, 10);
    return [
      {
        segmentNo,
        sequenceNo,
        flightNo,
        depAirportCode,
        arrAirportCode,
        depDate,
        cabinCode,
        policyId,
        salePrice,
      },
    ];
  });
}

describe('connections', () => {
  let gateway: TestGateway;
  let as: string;
  let me: OrderPassenger;
  let found: FlightItinerary[];
  const first = (): FlightItinerary => {
    assert.ok(found[0]);
    return found[0];
  };
  beforeAll(async () => {
    ({ gateway, as, me } = await setUpBooking());
    ({ itineraryList: found } = await gateway.ok(queryFlightList, WITH, { as }));
  });
  afterAll(() => tearDownBooking({ gateway }));

  it('are offered on request where no flight is direct, and not otherwise', async () => {
    const plain = await gateway.ok(queryFlightList, LEG, { as });
    assert.deepEqual(plain.itineraryList, []);
    assert.ok(found.length >= 5);
    const again = await gateway.ok(queryFlightList, WITH, { as });
    assert.deepEqual(again.itineraryList, found);
    const busy = await gateway.ok(queryFlightList, { ...WITH, depCode: 'BJS', arrCode: 'SHA' }, { as });
    assert.ok(busy.itineraryList.every((itinerary) => flightsOf(itinerary).length === 1));
  });

  it('are flights that can be caught, at the sum of their prices, by the class of cabin', () => {
    for (const itinerary of found) {
      const flights = flightsOf(itinerary);
      assert.ok(flights.length > 1);
      assert.equal(connectionProblem(flights), undefined);
      assert.deepEqual([flights[0]?.depAirportCode, flights.at(-1)?.arrAirportCode], ['URC', 'XMN']);
      for (const { priceUnitList: units, ...price } of itinerary.priceList) {
        assert.deepEqual(
          units.map(({ sequenceNo }) => sequenceNo),
          flights.map((_, i) => i + 1),
        );
        assert.equal(new Set(units.map(({ cabinType }) => cabinType)).size, 1);
        const sum = (of: 'salePrice' | 'buildFee' | 'fuelFee') =>
          units.reduce((all, unit) => all + unit[of], 0);
        assert.deepEqual(
          [price.totalSalePrice, price.totalBuildFee, price.totalFuelFee],
          [sum('salePrice'), sum('buildFee'), sum('fuelFee')],
        );
      }
      assert.equal(
        itinerary.minPrice,
        Math.min(...itinerary.priceList.map(({ totalSalePrice }) => totalSalePrice)),
      );
    }
  });

  it('are booked as a whole: a ticket and a held seat on every flight, and the rules of each', async () => {
    const voyages = voyagesOf(first(), first().priceList[0]);
    const { orderNo, totalAmount } = await gateway.ok(createOrder, orderOf(voyages, [me, CHILD]), { as });
    const { segments, travellers } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    assert.deepEqual(
      segments.map(({ segmentNo, flight }) => `${segmentNo} ${flight.flightNo}`),
      voyages.map(({ flightNo }, i) => `${i + 1} ${flightNo}`),
    );
    const tickets = travellers.flatMap((traveller) => traveller.tickets);
    assert.equal(tickets.length, 2 * voyages.length);
    assert.equal(
      totalAmount,
      tickets.reduce((sum, { salePrice, buildFee, fuelFee }) => sum + salePrice + buildFee + fuelFee, 0),
    );
    const held = await gateway.db
      .selectFrom('order_segment')
      .select('seats_held')
      .where('order_no', '=', orderNo)
      .execute();
    assert.deepEqual(
      held.map(({ seats_held }) => seats_held),
      voyages.map(() => 2),
    );
    const rules = await gateway.ok(queryTicketRuleSec, { voyages }, { as });
    assert.equal(rules.length, voyages.length);
  });

  describe('there and back', () => {
    let back: FlightItinerary;
    let voyages: Voyage[];
    beforeAll(async () => {
      const leg = { depCode: 'XMN', arrCode: 'URC', depDate: '2026-12-05', withConnections: true };
      const { itineraryList } = await gateway.ok(queryFlightList, leg, { as });
      assert.ok(itineraryList[0]);
      [back] = itineraryList;
      voyages = [...voyagesOf(first(), first().priceList[0]), ...voyagesOf(back, back.priceList[0], 2)];
    });
    const round = (wanted = voyages) => orderOf(wanted, [me]);

    it('are booked as a whole, paid and issued, and the order says which flight belongs to which way', async () => {
      const { bookingSource, travelType, voyageType } = round();
      const asked = { bookingSource, travelType, voyageType, voyages, passengers: [me] };
      await gateway.ok(queryProductBookingLimits, { ...asked, fullOrderPassengers: [me] }, { as });
      const { orderNo, totalAmount } = await gateway.ok(createOrder, round(), { as });
      const payment = { orderNo, payType: 0, subPayType: 13, payAmount: totalAmount };
      await gateway.ok(payorder, payment, { as });
      await gateway.idle();
      const detail = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
      assert.equal(detail.orderStatus, '已出票');
      assert.deepEqual(
        detail.segments.map(({ segmentNo, legNo, flight }) => [segmentNo, legNo, flight.flightNo]),
        voyages.map(({ segmentNo, flightNo }, i) => [i + 1, segmentNo, flightNo]),
      );
      const [traveller] = detail.travellers;
      assert.equal(traveller?.tickets.filter(({ ticketNo }) => ticketNo !== '').length, voyages.length);
      const both = first().priceList[0]?.totalSalePrice ?? 0;
      assert.equal(
        traveller?.tickets.reduce((sum, { salePrice }) => sum + salePrice, 0),
        both + (back.priceList[0]?.totalSalePrice ?? 0),
      );
    });

    it('are held against the standards way by way', async () => {
      const asked = { voyages, passengers: [me] };
      const { evaluation } = await gateway.ok(judgeBookingStandard, asked, { as });
      assert.deepEqual(
        evaluation.segments.map(({ segmentNo, salePrice }) => [segmentNo, salePrice]),
        [
          [1, first().priceList[0]?.totalSalePrice],
          [2, back.priceList[0]?.totalSalePrice],
        ],
      );
    });

    it('are refused where one of the flights is missing, comes twice or leads elsewhere', async () => {
      const there = voyages.filter(({ segmentNo }) => segmentNo === 1);
      const wayBack = voyages.filter(({ segmentNo }) => segmentNo === 2);
      for (const wanted of [[...wayBack, ...there], voyages.slice(1), [...voyages, ...wayBack]]) {
        await gateway.refused('fieldsInvalid', createOrder, round(wanted), { as });
      }
      await gateway.refused('openJaw', createOrder, round(voyages.slice(0, -1)), { as });
    });
  });

  it('are refused where a flight cannot be caught, or goes elsewhere', async () => {
    const [one, other] = voyagesOf(first(), first().priceList[0]);
    assert.ok(one && other);
    const order = (voyages: Voyage[]) => orderOf(voyages, [me]);
    const backwards = [
      { ...other, sequenceNo: 1 },
      { ...one, sequenceNo: 2 },
    ];
    for (const voyages of [backwards, [one, { ...other, sequenceNo: 3 }], [one, one]]) {
      await gateway.refused('fieldsInvalid', createOrder, order(voyages), { as });
    }
  });

  it('are held against the standards as one fare', async () => {
    const voyages = voyagesOf(first(), first().priceList[0]);
    const { evaluation } = await gateway.ok(judgeBookingStandard, { voyages, passengers: [me] }, { as });
    assert.equal(evaluation.segments.length, 1);
    assert.equal(evaluation.segments[0]?.salePrice, first().priceList[0]?.totalSalePrice);
  });
});

describe('connections of the timetable', () => {
  it('can be caught between any two cities, and are the same each time', async () => {
    const [supplier, other] = [createEmbeddedSupplier(), createEmbeddedSupplier()];
    const cities = (await supplier.cities()).map(({ cityCode }) => cityCode);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cities), fc.constantFrom(...cities), async (depCode, arrCode) => {
        if (depCode === arrCode) return;
        const leg = { depCode, arrCode, depDate: '2026-12-04' };
        const found = await supplier.connections(leg, '2026-11-20');
        for (const connection of found) {
          const flights = connection.map(({ flight }) => flight);
          assert.ok(flights.length === 2 || flights.length === 3);
          assert.equal(connectionProblem(flights), undefined);
          assert.equal(flights[0]?.takeOffTime.slice(0, 10), leg.depDate);
        }
        const numbers = (all: typeof found) => all.map((one) => one.map(({ flight }) => flight.flightNo));
        assert.deepEqual(numbers(await other.connections(leg, '2026-11-20')), numbers(found));
      }),
      { numRuns: 15, seed: 7 },
    );
  });
});
