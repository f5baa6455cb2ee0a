import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createOrder, queryFlightList } from '../../../src/contract/flight-booking/booking';
import { payorder } from '../../../src/contract/payment/payment';
import type { Measures } from '../../../src/contract/report/measures';
import { queryReportFigures } from '../../../src/contract/report/report';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { CHILD, orderOf, self, voyageOf } from '../../support/gateway/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { PREPAID } from '../../support/gateway/refunds';
import { PRICE_ONLY, setStandards, standardOf } from '../../support/gateway/standard-steps';
import { leaveSpendable } from '../../support/gateway/wallet-balances';

/** No direct flight. */
const CONNECTION = { depCode: 'URC', arrCode: 'XMN', depDate: '2026-12-01', withConnections: true };

describe('tickets and the standards in reports', () => {
  let gateway: TestGateway;
  let as: string;
  before(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('staff');
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
  });
  after(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });

  async function figures(): Promise<Measures> {
    const day = shanghaiDate(gateway.clock.now);
    const body = { products: ['flight' as const], basis: 'issued' as const, beginDate: day, endDate: day };
    return (await gateway.ok(queryReportFigures, { ...body, groupBy: 'none' }, { as })).total;
  }
  const since = async (before: Measures, ...names: (keyof Measures)[]): Promise<number[]> => {
    const now = await figures();
    return names.map((name) => now[name] - before[name]);
  };
  const factsOf = (recordNo: string) =>
    gateway.db
      .selectFrom('travel_fact')
      .select([
        'kind',
        'is_within',
        'over_reason',
        'within',
        'within_fare',
        'fare',
        'missed_saving',
        'lowest',
      ])
      .where('record_no', '=', recordNo)
      .orderBy('fact_no')
      .execute();

  it('count every ticket of a connection as its leg was judged, and what was missed once', async () => {
    await setStandards(gateway, {
      ...PRICE_ONLY,
      over_policy: 0,
      lowest_price_minutes: 720,
      lowest_with_connections: true,
    });
    const { itineraryList } = await gateway.ok(queryFlightList, CONNECTION, { as });
    const [itinerary] = itineraryList;
    assert.ok(itinerary);
    const dearest = itinerary.priceList.reduce((dear, price) =>
      price.totalSalePrice > dear.totalSalePrice ? price : dear,
    );
    const flights = itinerary.flightSegments[0]?.flightList ?? [];
    const voyages = flights.flatMap(({ flightNo, depAirportCode, arrAirportCode, takeOffTime }, i) => {
      const unit = dearest.priceUnitList[i];
      if (unit === undefined) return [];
      const place = { flightNo, depAirportCode, arrAirportCode, depDate: takeOffTime.slice(0, 10) };
      return [{ ...voyageOf(itinerary, unit), ...place, sequenceNo: unit.sequenceNo }];
    });
    const before = await figures();
    const people = [await self(gateway, as), CHILD];
    const { orderNo, totalAmount } = await gateway.ok(createOrder, orderOf(voyages, people), { as });
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
    await gateway.idle();

    const { evaluation } = await standardOf(gateway, as, orderNo);
    const [leg, ...others] = evaluation.segments;
    assert.ok(leg && others.length === 0 && voyages.length > 1);
    const missed = leg.lowest?.difference ?? 0;
    assert.ok(missed > 0, 'there is a cheaper connection');
    const facts = await factsOf(orderNo);
    assert.equal(facts.length, 2 * voyages.length);
    // a child has no standard of their own
    assert.equal(facts.filter(({ is_within }) => !is_within).length, voyages.length);
    assert.equal(
      facts.filter(({ lowest }) => lowest !== null).length,
      2,
      'of each traveller the first flight',
    );
    const childFare = facts.filter(({ is_within }) => is_within).reduce((sum, { fare }) => sum + fare, 0);
    assert.deepEqual(await since(before, 'bookings', 'within', 'withinFare', 'missed', 'missedSaving'), [
      2 * voyages.length,
      voyages.length,
      childFare,
      1,
      missed,
    ]);
  });
});
