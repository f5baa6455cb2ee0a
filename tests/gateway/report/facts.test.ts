import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { writeAllFlightFacts, writeFactsOfOrder } from '../../../demo/gateway/report/facts/flight-facts';
import { writeFacts } from '../../../demo/gateway/report/facts/former-flights';
import { addJob } from '../../../demo/gateway/server/jobs/queries';
import { countWrongDays, rebuildDays, writeMissingFacts } from '../../../demo/gateway/report/facts/rebuild';
import { applyChangeAirTicketGateway, changeOrderPay } from '../../../src/contract/order/change';
import { queryReportFigures, type ReportBasis } from '../../../src/contract/report/report';
import { addDays, instantOf, shanghaiDate } from '../../../src/domain/shanghai-time';
import { LEG } from '../../support/gateway/areas/booking';
import { changeOf, findNewFlight } from '../../support/gateway/areas/changes';
import { checkConsistency } from '../../support/gateway/consistency';
import { sweepFlown } from '../../support/gateway/areas/flown';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { bookIssued, giveBack, PREPAID } from '../../support/gateway/areas/refunds';
import { measureReads } from '../../support/gateway/table-reads';
import { leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';

describe('facts of flights', () => {
  let gateway: TestGateway;
  let as: string;
  let start: Date;
  beforeAll(async () => {
    gateway = await startTestGateway();
    start = gateway.clock.now;
    as = await gateway.login('staff');
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
  });
  afterEach(async () => {
    gateway.clock.now = start;
    await checkConsistency(gateway.db);
  });
  afterAll(() => gateway.close());

  const factsOf = (recordNo: string) =>
    gateway.db
      .selectFrom('travel_fact')
      .select(['kind', 'booked_on', 'issued_on', 'used_on', 'amount', 'fare', 'change_fee', 'refund_fee'])
      .where('record_no', '=', recordNo)
      .orderBy('fact_no')
      .execute();
  async function spent(basis: ReportBasis, day: string): Promise<number> {
    const body = {
      products: ['flight' as const],
      basis,
      beginDate: day,
      endDate: day,
      groupBy: 'none' as const,
    };
    return (await gateway.ok(queryReportFigures, body, { as })).total.amount;
  }
  /** Sets the clock and signs in anew. */
  async function passTo(at: Date): Promise<void> {
    gateway.clock.now = at;
    as = await gateway.login('staff');
  }
  async function change(orderNo: string, depDate: string): Promise<string> {
    const newFlights = [await findNewFlight(gateway, as, orderNo, { depDate })];
    const body = await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights });
    const { changeOrderNo, totalAmount } = await gateway.ok(applyChangeAirTicketGateway, body, { as });
    if (totalAmount > 0)
      await gateway.ok(
        changeOrderPay,
        { orderNo: changeOrderNo, ...PREPAID, payAmount: totalAmount },
        { as },
      );
    await gateway.idle();
    return changeOrderNo;
  }

  it('has a ticket once it is issued, on the day it was booked and on that of its issue', async () => {
    const today = shanghaiDate(start);
    const before = await spent('booked', today);
    const { orderNo, totalAmount } = await bookIssued(gateway, as);
    const facts = await factsOf(orderNo);
    assert.deepEqual(
      facts.map(({ kind, booked_on, issued_on, used_on, amount }) => [
        kind,
        booked_on,
        issued_on,
        used_on,
        amount,
      ]),
      [['bought', today, today, null, totalAmount]],
    );
    assert.equal((await spent('booked', today)) - before, totalAmount);
  });

  it('counts refunds on their day, in a later month, and leaves the purchase as it was', async () => {
    const { orderNo, totalAmount } = await bookIssued(gateway, as);
    const today = shanghaiDate(start);
    const before = await spent('issued', today);
    const later = addDays(today, 12);
    assert.notEqual(later.slice(0, 7), today.slice(0, 7), 'the demo’s clock stands late in a month');
    const { orderNo: laterNo } = await bookIssued(gateway, as, {
      legs: [{ ...LEG, depDate: addDays(today, 40) }],
    });
    const bought = await spent('issued', today);
    await passTo(instantOf(`${later}T10:00`));
    await giveBack(gateway, as, laterNo);
    const [, back] = await factsOf(laterNo).then(async (facts) => [
      ...facts,
      ...(await factsOf(`${laterNo}-1`)),
    ]);
    assert.ok(back);
    assert.deepEqual([back.kind, back.booked_on, back.issued_on], ['refunded', later, later]);
    assert.equal(await spent('issued', later), back.amount);
    assert.equal(await spent('issued', today), bought);
    assert.ok(bought > before && back.amount < 0 && totalAmount > 0 && orderNo !== laterNo);
  });

  it('has a change with its fee and difference, and a flown ticket with all it has cost', async () => {
    const { orderNo, totalAmount } = await bookIssued(gateway, as);
    const depDate = addDays(LEG.depDate, 1);
    const changeNo = await change(orderNo, depDate);
    const [changed] = await factsOf(changeNo);
    assert.ok(changed);
    assert.equal(changed.kind, 'changed');
    assert.equal(changed.amount, changed.fare + changed.change_fee);
    assert.equal((await factsOf(orderNo)).length, 1, 'what was bought stays one fact');
    await passTo(instantOf(`${addDays(depDate, 1)}T12:00`));
    const before = await spent('used', depDate);
    await sweepFlown(gateway);
    await gateway.idle();
    const flown = (await factsOf(changeNo)).find(({ kind }) => kind === 'used');
    assert.ok(flown);
    assert.equal(flown.used_on, depDate);
    assert.equal(flown.amount, totalAmount + changed.amount);
    assert.equal(flown.change_fee, changed.change_fee);
    assert.ok((await spent('used', depDate)) - before >= flown.amount);
    assert.deepEqual(
      (await factsOf(orderNo)).map(({ kind }) => kind),
      ['bought'],
      'the old ticket was not flown',
    );
  });

  it('leaves out private journeys', async () => {
    const { rows } = await sql`
      select f.fact_no from travel_fact f join flight_order o on o.order_no = f.record_no where o.travel_type = 2`.execute(
      gateway.db,
    );
    assert.deepEqual(rows, []);
  });

  it('is written once, however many write it at once, and its sums with it', async () => {
    await sql`truncate travel_fact, travel_day`.execute(gateway.db);
    const counts = await Promise.all([1, 2, 3].map(() => inTransaction(gateway.db, writeAllFlightFacts)));
    const all = await gateway.db
      .selectFrom('travel_fact')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      all.count,
    );
    assert.ok(all.count > 200);
    assert.equal(await countWrongDays(gateway.db), 0);
    assert.equal(await writeMissingFacts(gateway.db), 0);
  });

  it('is written of one order without a look at all the others', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    for (const table of [
      'flight_order',
      'ticket',
      'order_segment',
      'change_ticket',
      'refund_ticket',
      'travel_fact',
    ]) {
      const { scans, rows } = await measureReads(gateway.db, table, (tx) => writeFactsOfOrder(tx, orderNo));
      assert.equal(scans, 0, table);
      assert.ok(rows <= 40, `${table}: ${rows} rows`);
    }
  });

  it('is never changed or taken away', async () => {
    for (const change of [sql`update travel_fact set amount = 0`, sql`delete from travel_fact`])
      await assert.rejects(change.execute(gateway.db), /a fact is never changed/);
  });

  it('has sums that are found wrong and summed up anew', async () => {
    const days = () =>
      gateway.db
        .selectFrom('travel_day')
        .selectAll()
        .orderBy(sql`1, 2, 3, 4, 5, 6, 7, 8, 9, 10`)
        .execute();
    const before = await days();
    await sql`update travel_day set amount = amount + 1 where day = (select max(day) from travel_day)`.execute(
      gateway.db,
    );
    await sql`delete from travel_day where day = (select min(day) from travel_day)`.execute(gateway.db);
    assert.ok((await countWrongDays(gateway.db)) >= 2);
    await rebuildDays(gateway.db);
    assert.equal(await countWrongDays(gateway.db), 0);
    assert.deepEqual(await days(), before);
  });

  it('is written of orders from before there were facts, by the first sweep', async () => {
    const before = await countFacts();
    await sql`truncate travel_fact, travel_day`.execute(gateway.db);
    await addJob(gateway.db, writeFacts, 'former flights', gateway.clock.now);
    await gateway.sweep(['report']);
    assert.equal(await countFacts(), before);
    assert.equal(await countWrongDays(gateway.db), 0);
  });

  async function countFacts(): Promise<number> {
    const { count } = await gateway.db
      .selectFrom('travel_fact')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }
});
