import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { REPORTS, type ReportName } from '../../../components/report/dashboard/reports/reports';
import { NOTHING } from '../../../src/contract/report/measures';
import {
  GROUPINGS,
  PRODUCTS,
  queryReportFigures,
  REPORT_BASES,
  type Product,
  type ReportBasis,
} from '../../../src/contract/report/report';
import { METRICS } from '../../../src/domain/report/metrics';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { partsOf, type RawGrouping, summed, type RawEvent } from '../../support/gateway/report/raw-event';
import { RAW_METRICS } from '../../support/gateway/report/raw-metrics';
import {
  makeRawScopes,
  REPORT_ACCOUNTS,
  type RawScopes,
  type ReportAccount,
} from '../../support/gateway/report/raw-scopes';

const YEARS = { beginDate: '2024-12-30', endDate: '2026-12-31' };
describe('figures of reports', () => {
  let gateway: TestGateway;
  let scopes: RawScopes;
  beforeAll(async () => {
    gateway = await startTestGateway();
    scopes = await makeRawScopes(gateway);
  });
  afterAll(() => gateway.close());

  interface Asked {
    products: readonly Product[];
    basis: ReportBasis;
    groupBy: RawGrouping;
  }
  const figures = (account: ReportAccount, { products, ...asked }: Asked) =>
    gateway.ok(
      queryReportFigures,
      { ...YEARS, ...asked, products: [...products], rowLimit: 1000 },
      { as: scopes.tokens.get(account) },
    );
  const eventsOf = (account: ReportAccount, products: readonly Product[]): RawEvent[] =>
    scopes.eventsOf(account, products);

  for (const account of REPORT_ACCOUNTS)
    it(`for ${account} equal those of raw rows: every sum, on every date, whole and by every part`, async () => {
      // For the administrator, who sees all, each product is checked alone, too.
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
      // Only sums that a product cannot have are 0; all others are covered by the comparison.
      assert.deepEqual(none, NOT_OF[product], product);
    }
    for (const account of REPORT_ACCOUNTS) assert.ok(eventsOf(account, PRODUCTS).length > 3, account);
    assert.ok(eventsOf('approver', PRODUCTS).length < eventsOf('admin', PRODUCTS).length);
  });

  for (const name of Object.keys(REPORTS) as ReportName[])
    it(`equal those of the page ${name}, whole and in each row`, async () => {
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

/** Names of the sums that are always 0 for a product, in their order. */
const NOT_OF: Readonly<Record<Product, readonly string[]>> = {
  flight: [],
  train: ['changes', 'taxes', 'changeFee', 'agreements', 'agreementSaving', 'missed', 'missedSaving'],
  car: ['changes', 'taxes', 'changeFee', 'agreements', 'agreementSaving', 'missed', 'missedSaving'],
  hotel: ['changes', 'taxes', 'changeFee', 'missed', 'missedSaving', 'class2', 'distance'],
};
