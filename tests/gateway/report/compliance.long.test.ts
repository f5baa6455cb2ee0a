import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { writeFacts } from '../../../demo/gateway/report/facts/former-flights';
import { addJob } from '../../../demo/gateway/server/jobs/queries';
import { runDueJobs } from '../../../demo/gateway/server/jobs/run';
import { countWrongDays, rewriteFlightFacts } from '../../../demo/gateway/report/facts/rebuild';
import { createOrder, queryFlightList } from '../../../src/contract/flight-booking/booking';
import { applyChangeAirTicketGateway, changeOrderPay } from '../../../src/contract/order/change';
import { payorder } from '../../../src/contract/payment/payment';
import type { Measures } from '../../../src/contract/report/measures';
import { queryReportFacts, queryReportFigures } from '../../../src/contract/report/report';
import { addDays, instantOf, shanghaiDate } from '../../../src/domain/shanghai-time';
import { CHILD, LEG, orderOf, self, voyageOf } from '../../support/gateway/areas/booking';
import { changeOf, findNewFlight } from '../../support/gateway/areas/changes';
import { checkConsistency } from '../../support/gateway/consistency';
import { sweepFlown } from '../../support/gateway/areas/flown';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { bookIssued, giveBack, PREPAID } from '../../support/gateway/areas/refunds';
import { PRICE_ONLY, reasonFor, setStandards, standardOf } from '../../support/gateway/areas/standard-steps';
import { leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';

/** A route without direct flights. */
const CONNECTION = { depCode: 'URC', arrCode: 'XMN', depDate: '2026-12-01', withConnections: true };
const CHANGED_TO = addDays(LEG.depDate, 1);

describe('tickets and the standards in reports', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('staff');
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
  });
  afterAll(async () => {
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
        'lead_days',
        'ahead_days',
      ])
      .where('record_no', '=', recordNo)
      .orderBy('fact_no')
      .execute();

  it('count every ticket of a connection as its leg was judged, and missed savings once', async () => {
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
    assert.deepEqual(
      facts.filter(({ is_within }) => is_within),
      [],
    );
    assert.equal(
      facts.filter(({ lowest }) => lowest !== null).length,
      2,
      'of each traveller the first flight',
    );
    assert.deepEqual(await since(before, 'bookings', 'within', 'withinFare', 'missed', 'missedSaving'), [
      2 * voyages.length,
      0,
      0,
      1,
      missed,
    ]);
  });

  /**
   * Books under a price cap that every fare or none exceeds, and changes to a dearer flight of the next day under
   * another cap.
   */
  async function changed(caps: { booked: number | null; changed: number | null }, isJudged = true) {
    await setStandards(gateway, { ...PRICE_ONLY, over_policy: 0, max_price: caps.booked });
    const { orderNo } = await bookIssued(gateway, as);
    const [bought] = await factsOf(orderNo);
    assert.ok(bought);
    await setStandards(gateway, { max_price: caps.changed });
    const newFlights = [
      await findNewFlight(gateway, as, orderNo, {
        depDate: CHANGED_TO,
        where: ({ salePrice }) => salePrice > bought.fare,
      }),
    ];
    const overReasons = caps.changed === null ? [] : [await reasonFor(gateway, as)];
    const body = await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights, overReasons });
    const { changeOrderNo, totalAmount } = await gateway.ok(applyChangeAirTicketGateway, body, { as });
    if (!isJudged)
      await gateway.db.deleteFrom('order_standard').where('order_no', '=', changeOrderNo).execute();
    await gateway.ok(changeOrderPay, { orderNo: changeOrderNo, ...PREPAID, payAmount: totalAmount }, { as });
    await gateway.idle();
    const [change] = await factsOf(changeOrderNo);
    assert.ok(change);
    return { bought, change, changeOrderNo };
  }

  it('are those of the ticket in refunds and changes, as is the lead time of the booking', async () => {
    await setStandards(gateway, { ...PRICE_ONLY, over_policy: 0, max_price: 1 });
    const { orderNo } = await bookIssued(gateway, as);
    const before = await figures();
    await giveBack(gateway, as, orderNo);
    const [bought] = await factsOf(orderNo);
    const [back] = await factsOf(`${orderNo}-1`);
    assert.ok(bought && back && bought.lead_days > 0);
    assert.deepEqual(
      [back.is_within, back.over_reason, back.ahead_days],
      [false, bought.over_reason, bought.lead_days],
    );
    assert.deepEqual(await since(before, 'within', 'leadDays', 'lead0'), [0, 0, 0], 'no figure has them');
    const { factList } = await gateway.ok(
      queryReportFacts,
      {
        products: ['flight'],
        basis: 'issued',
        beginDate: shanghaiDate(gateway.clock.now),
        endDate: shanghaiDate(gateway.clock.now),
        kinds: ['refunded'],
      },
      { as },
    );
    const row = factList.find(({ recordNo }) => recordNo === `${orderNo}-1`);
    assert.deepEqual([row?.isWithin, row?.leadDays], [false, bought.lead_days]);
    const later = await changed({ booked: null, changed: null });
    assert.equal(later.change.ahead_days, later.bought.lead_days);
  });

  it('count a ticket as it is changed: within, over, or as before', async () => {
    const before = await figures();
    const [within, over] = [null, 1];
    const worse = await changed({ booked: within, changed: over });
    const newFare = worse.bought.fare + worse.change.fare;
    assert.deepEqual(
      [worse.change.is_within, worse.change.within, worse.change.within_fare],
      [false, -1, -worse.bought.fare],
    );
    assert.notEqual(worse.change.over_reason, '');
    assert.deepEqual(await since(before, 'bookings', 'within', 'withinFare', 'boughtFare'), [
      1,
      0,
      0,
      newFare,
    ]);

    const better = await changed({ booked: over, changed: within });
    assert.deepEqual(
      [better.change.is_within, better.change.over_reason, better.change.within, better.change.within_fare],
      [true, '', 1, better.bought.fare + better.change.fare],
    );

    const same = await changed({ booked: within, changed: within });
    assert.deepEqual([same.change.within, same.change.within_fare], [0, same.change.fare]);
    const unjudged = await changed({ booked: over, changed: within }, false);
    assert.deepEqual(
      [unjudged.change.is_within, unjudged.change.within, unjudged.change.within_fare],
      [false, 0, 0],
    );

    gateway.clock.now = instantOf(`${addDays(CHANGED_TO, 1)}T12:00`);
    await sweepFlown(gateway);
    await gateway.idle();
    for (const [{ changeOrderNo }, isWithin] of [
      [worse, false],
      [better, true],
      [same, true],
      [unjudged, false],
    ] as const) {
      const flown = (await factsOf(changeOrderNo)).find(({ kind }) => kind === 'used');
      assert.deepEqual([flown?.is_within, flown?.within_fare], [isWithin, isWithin ? flown?.fare : 0]);
    }
  });

  it('are put right in facts of before by writing those of flights anew, and nothing else is changed', async () => {
    const all = () =>
      gateway.db
        .selectFrom('travel_fact')
        .select([
          'product',
          'kind',
          'record_no',
          'part_no',
          'amount',
          'within',
          'missed_saving',
          'ahead_days',
        ])
        .where('product', '=', 'flight')
        .orderBy(sql`1, 2, 3, 4`)
        .execute();
    const facts = await all();
    await sql`alter table travel_fact disable trigger travel_fact_is_kept`.execute(gateway.db);
    await sql`update travel_fact set within = 1 where product = 'flight' and kind = 'bought'`.execute(
      gateway.db,
    );
    await sql`alter table travel_fact enable trigger travel_fact_is_kept`.execute(gateway.db);
    assert.equal(
      await rewriteFlightFacts(gateway.db),
      facts.filter(({ product }) => product === 'flight').length,
    );
    assert.deepEqual(await all(), facts);
    // Simulates the state that a migration leaves to be completed.
    await sql`alter table travel_fact disable trigger travel_fact_is_kept`.execute(gateway.db);
    await sql`update travel_fact set ahead_days = null`.execute(gateway.db);
    await sql`alter table travel_fact enable trigger travel_fact_is_kept`.execute(gateway.db);
    const { now } = gateway.clock;
    await addJob(gateway.db, writeFacts, 'all flights anew', now);
    assert.deepEqual(await runDueJobs(writeFacts, { db: gateway.db, now }), []);
    assert.deepEqual(await all(), facts);
    assert.equal(await countWrongDays(gateway.db), 0);
    await assert.rejects(sql`delete from travel_fact`.execute(gateway.db), /a fact is never changed/);
  });
});
