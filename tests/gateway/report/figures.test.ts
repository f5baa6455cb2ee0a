import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { REPORTS, type ReportName } from '../../../components/report/dashboard/reports/reports';
import { authorityFor } from '../../../demo/gateway/data-permission/authority';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { writeAllFlightFacts } from '../../../demo/gateway/report/flight-facts';
import { REPORT_SCOPE } from '../../../src/contract/data-permission/data-permission';
import { NOTHING } from '../../../src/contract/report/measures';
import { IMPORTED_PRODUCTS } from '../../../src/contract/report/records';
import {
  GROUPINGS,
  PRODUCTS,
  queryReportFigures,
  REPORT_BASES,
  type Product,
  type ReportBasis,
} from '../../../src/contract/report/report';
import { METRICS } from '../../../src/domain/report/metrics';
import { self } from '../../support/gateway/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { dayOf } from '../../support/gateway/report/calendar';
import { makeFlightTrips } from '../../support/gateway/report/flight-trips';
import { makeGroundRecords, type Bearer } from '../../support/gateway/report/ground-records';
import { partsOf, type RawGrouping, summed, type RawEvent } from '../../support/gateway/report/raw-event';
import { rawFlights } from '../../support/gateway/report/raw-flights';
import { RAW_METRICS } from '../../support/gateway/report/raw-metrics';
import { takeRecords } from '../../support/gateway/report/take-records';

const YEARS = { beginDate: '2024-12-30', endDate: '2026-12-31' };
/** Of each product and enterprise. */
const RECORDS = 240;

/** Whose events an account sees, beside their own, by what the directory says of them and not by the code that answers. */
const ACCOUNTS = ['staff', 'approver', 'admin', 'multi'] as const;
type Account = (typeof ACCOUNTS)[number];

describe('figures of reports', () => {
  let gateway: TestGateway;
  const tokens = new Map<Account, string>();
  const seen = new Map<Account, RawEvent[]>();
  before(async () => {
    gateway = await startTestGateway();
    await makeFlightTrips(gateway);
    await sql`truncate travel_fact, travel_day`.execute(gateway.db);
    await inTransaction(gateway.db, writeAllFlightFacts);
    const enterprises = new Map<string, RawEvent[]>();
    for (const account of ACCOUNTS) {
      tokens.set(account, await gateway.login(account));
      const { staffNO } = await self(gateway, tokens.get(account) ?? '');
      const caller = await findCaller(gateway.db, staffNO);
      assert.ok(caller);
      const { enterpriseNum, deptNos } = caller;
      const all = enterprises.get(enterpriseNum) ?? [
        ...(await rawFlights(gateway.db, enterpriseNum)),
        ...(await takeGroundRecords(enterpriseNum)),
      ];
      enterprises.set(enterpriseNum, all);
      const { permissionRangeID, permMemberRealList } = await authorityFor(gateway.db, caller, REPORT_SCOPE);
      const members = permMemberRealList.map(({ memberID }) => memberID);
      const sees = {
        1: () => false,
        2: () => true,
        3: ({ deptNo }: RawEvent) => deptNos.includes(deptNo),
        4: ({ staffNo }: RawEvent) => members.includes(staffNo),
        5: ({ deptNo }: RawEvent) => members.includes(deptNo),
      }[permissionRangeID];
      seen.set(
        account,
        all.filter((event) => event.staffNo === staffNO || sees(event)),
      );
    }
  });
  after(() => gateway.close());

  /** Takes files of trips that were booked elsewhere, and says what they mean. */
  async function takeGroundRecords(enterpriseNum: string): Promise<RawEvent[]> {
    const { rows } = await sql<Bearer>`
      select staff_no as "staffNo", dept_no as "deptNo", cost_center_no as "costCenterNo",
        accounting_entity_no as "entityNo"
      from staff where enterprise_num = ${enterpriseNum} order by staff_no limit 25`.execute(gateway.db);
    const [first, ...others] = rows;
    assert.ok(first);
    const events: RawEvent[] = [];
    for (const product of IMPORTED_PRODUCTS) {
      const { now } = gateway.clock;
      const made = makeGroundRecords(product, [first, ...others], { count: RECORDS, today: dayOf(now) });
      await takeRecords(gateway.db, { enterpriseNum, product, rows: made.rows, now });
      events.push(...made.events);
    }
    return events;
  }

  interface Asked {
    products: readonly Product[];
    basis: ReportBasis;
    groupBy: RawGrouping;
  }
  const figures = (account: Account, { products, ...asked }: Asked) =>
    gateway.ok(
      queryReportFigures,
      { ...YEARS, ...asked, products: [...products], rowLimit: 1000 },
      { as: tokens.get(account) },
    );
  const eventsOf = (account: Account, products: readonly Product[]): RawEvent[] =>
    (seen.get(account) ?? []).filter(({ product }) => products.includes(product));

  for (const account of ACCOUNTS)
    it(`for ${account} are what raw rows give too: every sum, on every date, whole and by every part`, async () => {
      // of one who sees all, each product by itself, too
      const asked = [PRODUCTS, ...(account === 'admin' ? PRODUCTS.map((product) => [product]) : [])];
      for (const basis of REPORT_BASES)
        for (const products of asked)
          for (const groupBy of GROUPINGS.filter((one) => one !== 'reason')) {
            const raw = partsOf(eventsOf(account, products), basis, groupBy);
            const { total, rowList, rowCount } = await figures(account, { products, basis, groupBy });
            const which = `${products.join()} ${basis} by ${groupBy}`;
            assert.deepEqual(total, summed([...raw.values()].flat()), which);
            assert.equal(rowCount, groupBy === 'none' ? 0 : raw.size, which);
            if (groupBy === 'none') continue;
            assert.deepEqual(
              new Map(rowList.map(({ key, measures }) => [key, measures])),
              new Map([...raw].map(([key, events]) => [key, summed(events)])),
              which,
            );
          }
    });

  it('are of as many trips as can be held against raw rows', () => {
    for (const product of PRODUCTS) {
      const whole = summed(eventsOf('admin', [product]));
      const none = Object.entries(whole).flatMap(([name, sum]) => (sum === 0 ? [name] : []));
      // what a product has not is nothing, all else is put to the proof
      assert.deepEqual(none, NOT_OF[product], product);
    }
    for (const account of ACCOUNTS) assert.ok(eventsOf(account, PRODUCTS).length > 3, account);
    assert.ok(eventsOf('approver', PRODUCTS).length < eventsOf('admin', PRODUCTS).length);
  });

  for (const name of Object.keys(REPORTS) as ReportName[])
    it(`are what the page ${name} shows, whole and in each row`, async () => {
      const { products, basis, figures: whole, table, charts } = REPORTS[name];
      const shown = charts.flatMap(({ metrics }) => (metrics === 'chosen' ? [] : metrics));
      const metrics = [...new Set([...whole, ...(table?.columns ?? []), ...shown])];
      const cuts = new Set<RawGrouping>(['none']);
      for (const by of [...(table?.by ?? []), ...charts.map((chart) => chart.by)]) {
        if (by === 'time') cuts.add('day').add('week').add('month');
        else if (by !== 'chosen' && by !== 'lead' && by !== 'class' && by !== 'reason') cuts.add(by);
      }
      for (const account of ['approver', 'admin'] as const)
        for (const groupBy of cuts) {
          const raw = partsOf(eventsOf(account, products), basis, groupBy);
          const { total, rowList } = await figures(account, { products, basis, groupBy });
          for (const metric of metrics) {
            const which = `${metric} for ${account} by ${groupBy}`;
            assert.equal(METRICS[metric].of(total), RAW_METRICS[metric]([...raw.values()].flat()), which);
            for (const { key, measures } of rowList)
              assert.equal(
                METRICS[metric].of(measures),
                RAW_METRICS[metric](raw.get(key) ?? []),
                `${which} ${key}`,
              );
          }
        }
    });

  it('of a ticket that was changed and given back leave its fees alone', async () => {
    const { rows } = await sql<Record<string, number>>`
      with recursive family as (
        select order_no, order_no as first_no from flight_order where change_of is null
        union all
        select o.order_no, f.first_no from flight_order o join family f on o.change_of = f.order_no),
      refunded as (select r.refund_no, f.first_no from refund_order r join family f using (order_no)),
      facts as (
        select coalesce(f.first_no, r.first_no) as first_no, t.* from travel_fact t
        left join family f on f.order_no = t.record_no left join refunded r on r.refund_no = t.record_no
        where t.product = 'flight' and t.kind <> 'used')
      select sum(fare)::bigint as fare, sum(full_fare)::bigint as full_fare, sum(taxes)::bigint as taxes,
        sum(distance)::bigint as distance, sum(co2)::bigint as co2,
        sum(amount - service_fee - change_fee - refund_fee)::bigint as beside_fees
      from facts group by first_no having sum(changes) > 0 and sum(refunds) = sum(bookings)`.execute(
      gateway.db,
    );
    assert.ok(rows.length > 0);
    for (const row of rows) assert.deepEqual([...new Set(Object.values(row))], [0], JSON.stringify(row));
  });

  it('of a report that is never asked for are nothing', () => {
    assert.ok(Object.values(METRICS).every(({ of }) => of(NOTHING) === null || of(NOTHING) === 0));
  });
});

/** Sums that nothing of a product can add to, in their order. */
const NOT_OF: Readonly<Record<Product, readonly string[]>> = {
  flight: [],
  train: ['changes', 'taxes', 'changeFee', 'agreements', 'agreementSaving', 'missed', 'missedSaving'],
  car: ['changes', 'taxes', 'changeFee', 'agreements', 'agreementSaving', 'missed', 'missedSaving'],
  hotel: ['changes', 'taxes', 'changeFee', 'missed', 'missedSaving', 'class2', 'distance'],
};
