import assert from 'node:assert/strict';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { dataExport } from '../../../demo/gateway/report/pivot/data-export';
import { queryReportLeads } from '../../../src/contract/report/leads';
import { queryReportPivot, type PivotSide } from '../../../src/contract/report/pivot';
import {
  PRODUCTS,
  queryReportFacts,
  REPORT_BASES,
  SIDES,
  type Product,
} from '../../../src/contract/report/report';
import { isAcrossProducts, type MetricKey } from '../../../src/domain/report/metrics';
import { self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { partsOf, summed, type RawEvent } from '../../support/gateway/report/raw-event';
import { RAW_METRICS } from '../../support/gateway/report/raw-metrics';
import {
  makeRawScopes,
  REPORT_ACCOUNTS,
  type RawScopes,
  type ReportAccount,
} from '../../support/gateway/report/raw-scopes';

const YEARS = { beginDate: '2024-12-30', endDate: '2026-12-31' };
const ALL = { products: [...PRODUCTS], basis: 'booked' as const, ...YEARS };

describe('analyses of travel', () => {
  let gateway: TestGateway;
  let scopes: RawScopes;
  beforeAll(async () => {
    gateway = await startTestGateway();
    scopes = await makeRawScopes(gateway);
  });
  afterAll(() => gateway.close());

  const pivot = (
    account: ReportAccount,
    asked: Partial<Parameters<typeof gateway.ok<typeof queryReportPivot>>[1]>,
  ) =>
    gateway.ok(
      queryReportPivot,
      { ...ALL, rowsBy: 'department', columnsBy: 'product', figure: 'amount', ...asked },
      { as: scopes.tokens.get(account) },
    );
  const eventsOf = (account: ReportAccount, products: readonly Product[] = PRODUCTS): RawEvent[] =>
    scopes.eventsOf(account, products);

  /** Compares the cells, rows, columns and total of a pivot with raw rows, computing each column by itself. */
  async function holdAgainstRaw(
    account: ReportAccount,
    {
      rowsBy,
      columnsBy,
      figure,
      basis,
    }: { rowsBy: PivotSide; columnsBy: PivotSide; figure: MetricKey; basis: (typeof REPORT_BASES)[number] },
  ): Promise<void> {
    const which = `${figure} of ${account} ${basis} ${rowsBy} by ${columnsBy}`;
    const events = eventsOf(account).filter(({ days }) => days[basis] !== undefined);
    // Some figures have no common unit over several products, so they are null.
    const told = (isOfOne: boolean) => (of: readonly RawEvent[]) =>
      isAcrossProducts(figure) || isOfOne ? RAW_METRICS[figure](of) : null;
    const [ofRow, ofColumn] = [told(rowsBy === 'product'), told(columnsBy === 'product')];
    const of = told(rowsBy === 'product' || columnsBy === 'product');
    const found = await pivot(account, { rowsBy, columnsBy, figure, basis, columnLimit: 60, pageSize: 1000 });
    const [rows, columns] = [partsOf(events, basis, rowsBy), partsOf(events, basis, columnsBy)];
    assert.equal(found.value, told(false)(events), which);
    assert.deepEqual([found.rowCount, found.columnCount], [rows.size, columns.size], which);
    const alone = found.columnList.filter(({ key }) => key !== null);
    for (const { key, value } of alone)
      assert.equal(value, ofColumn(columns.get(key ?? '') ?? []), `${which} ${key}`);
    for (const { key, value, cells } of found.rowList) {
      const row = rows.get(key) ?? [];
      assert.equal(value, ofRow(row), `${which} ${key}`);
      const parts = partsOf(row, basis, columnsBy);
      const expected = alone.map((column) => {
        const part = parts.get(column.key ?? '');
        return part ? of(part) : null;
      });
      assert.deepEqual(cells.slice(0, alone.length), expected, `${which} ${key}`);
    }
  }

  for (const account of REPORT_ACCOUNTS)
    it(`give ${account} the sums of raw rows, in each cell of two dimensions, on every date`, async () => {
      const figures: MetricKey[] = ['amount', 'averageFare', 'compliance', 'over'];
      const sides = SIDES.filter((side) => side !== 'day');
      for (const [at, rowsBy] of sides.entries())
        for (const step of [1, 4]) {
          const columnsBy = sides[(at + step) % sides.length] ?? 'product';
          const basis = REPORT_BASES[(at + step) % REPORT_BASES.length] ?? 'booked';
          await holdAgainstRaw(account, { rowsBy, columnsBy, figure: figures[at % 4] ?? 'amount', basis });
        }
    });

  it('sum up the parts beyond the columns, so that cells add up to their totals', async () => {
    const found = await pivot('admin', {
      rowsBy: 'month',
      columnsBy: 'route',
      columnLimit: 3,
      pageSize: 1000,
    });
    assert.equal(found.columnList.length, 4);
    assert.deepEqual(
      found.columnList.map(({ key }) => key === null),
      [false, false, false, true],
    );
    const sum = (values: readonly (number | null)[]) =>
      values.reduce<number>((all, one) => all + (one ?? 0), 0);
    assert.equal(sum(found.columnList.map(({ value }) => value)), found.value);
    for (const { value, cells } of found.rowList) assert.equal(sum(cells), value);
    assert.equal(sum(found.rowList.map(({ value }) => value)), found.value);
    const months = found.rowList.map(({ key }) => key);
    assert.deepEqual(months, months.toSorted());
    // Limited columns are the routes of the largest amounts, or the latest months.
    const routes = [...partsOf(eventsOf('admin'), 'booked', 'route')]
      .map(([key, events]) => ({ key, amount: summed(events).amount }))
      .toSorted((one, other) => other.amount - one.amount);
    assert.deepEqual(
      found.columnList.slice(0, 3).map(({ value }) => value),
      routes.slice(0, 3).map(({ amount }) => amount),
    );
    const late = await pivot('admin', { rowsBy: 'route', columnsBy: 'month', columnLimit: 2 });
    assert.deepEqual(
      late.columnList.map(({ key }) => key),
      [...months.slice(-2), null],
    );
  });

  it('have the facts behind each cell, those of all others together too', async () => {
    const found = await pivot('admin', { rowsBy: 'product', columnsBy: 'department', columnLimit: 2 });
    const others = found.columnList.flatMap(({ key }) => key ?? []);
    for (const { key: product, cells } of found.rowList)
      for (const [at, column] of found.columnList.entries()) {
        const narrowed =
          column.key === null
            ? { apart: { by: 'department' as const, keys: others } }
            : { deptAloneNOList: [column.key] };
        const products = PRODUCTS.filter((one) => one === product);
        let sum = 0;
        for (let pageIndex = 1, left = 1; left > 0; pageIndex += 1) {
          const asked = { ...ALL, products, ...narrowed, pageIndex, pageSize: 100 };
          const page = await gateway.ok(queryReportFacts, asked, { as: scopes.tokens.get('admin') });
          sum += page.factList.reduce((all, { amount }) => all + amount, 0);
          left = page.total - 100 * pageIndex;
        }
        assert.equal(sum, cells[at] ?? 0, `${product} ${column.key}`);
      }
    const months = { by: 'month' as const, keys: ['2026-10', '2026-11'] };
    const late = await gateway.ok(
      queryReportFacts,
      { ...ALL, apart: months, pageSize: 100 },
      { as: scopes.tokens.get('admin') },
    );
    assert.ok(late.total > 0 && late.factList.every(({ date }) => date < '2026-10' || date >= '2026-12'));
  });

  it('are exported whole, with their totals, within the caller’s scope', async () => {
    for (const account of ['staff', 'admin'] as const) {
      const whole = await pivot(account, { rowsBy: 'person', columnsBy: 'product', pageSize: 1000 });
      const { staffNO } = await self(gateway, scopes.tokens.get(account) ?? '');
      const caller = await findCaller(gateway.db, staffNO);
      assert.ok(caller && dataExport.columnsFor);
      const query = parse(dataExport.query, {
        ...ALL,
        rowsBy: 'person',
        columnsBy: 'product',
        figure: 'amount',
      });
      const columns = await dataExport.columnsFor(gateway.db, caller, query);
      const lines: unknown[] = [];
      for (;;) {
        const page = await dataExport.rowsAfter(gateway.db, caller, query, lines.at(-1), 5, new Date(0));
        lines.push(...page);
        if (page.length < 5) break;
      }
      assert.equal(lines.length, await dataExport.count(gateway.db, caller, query, new Date(0)));
      const cells = lines.map((line) => columns.map(({ value }) => value(line)));
      const fen = (value: number | null) => (value === null ? null : { fen: value });
      assert.deepEqual(cells, [
        ...whole.rowList.map((row) => [row.name, ...row.cells.map(fen), fen(row.value)]),
        ['合计', ...whole.columnList.map(({ value }) => fen(value)), fen(whole.value)],
      ]);
      assert.equal(columns[0]?.header, '员工 × 产品：净支出（元）');
    }
  });

  it('come a page of rows at a time, in one order', async () => {
    const whole = await pivot('admin', { rowsBy: 'person', columnsBy: 'carrier', pageSize: 1000 });
    const found = [];
    for (let pageIndex = 1; found.length < whole.rowCount; pageIndex += 1) {
      const page = await pivot('admin', { rowsBy: 'person', columnsBy: 'carrier', pageSize: 7, pageIndex });
      assert.deepEqual(page.columnList, whole.columnList);
      found.push(...page.rowList);
    }
    assert.deepEqual(found, whole.rowList);
  });

  it('have nothing of a time without travel, and one cell of one event', async () => {
    const none = { beginDate: '2019-01-01', endDate: '2019-12-31' };
    const nothing = { columnList: [], rowList: [], rowCount: 0, columnCount: 0 };
    assert.deepEqual(await pivot('admin', none), { value: 0, ...nothing });
    assert.deepEqual(await pivot('admin', { ...none, figure: 'compliance' }), { value: null, ...nothing });
    const counts = partsOf(eventsOf('staff'), 'booked', 'day');
    const [day, events] = [...counts].find(([, some]) => some.length === 1) ?? [];
    assert.ok(day && events, 'a day with one event');
    const one = await pivot('staff', { beginDate: day, endDate: day });
    assert.deepEqual([one.rowCount, one.columnCount, one.rowList[0]?.cells], [1, 1, [summed(events).amount]]);
  });

  it('refuse the same dimension twice, at its field', async () => {
    const refused = await gateway.refused(
      'fieldsInvalid',
      queryReportPivot,
      { ...ALL, rowsBy: 'route', columnsBy: 'route', figure: 'amount' },
      { as: scopes.tokens.get('admin') },
    );
    assert.deepEqual((refused as { fields: object }).fields, { columnsBy: '列维度不能与行维度相同' });
  });

  for (const account of REPORT_ACCOUNTS)
    it(`give ${account} the cost of late booking, by days ahead, people and weekdays`, async () => {
      for (const product of PRODUCTS)
        for (const basis of REPORT_BASES) {
          const which = `${product} ${basis}`;
          const found = await gateway.ok(
            queryReportLeads,
            { ...ALL, products: [product], basis },
            { as: scopes.tokens.get(account) },
          );
          const bought = pricedOf(eventsOf(account, [product]), basis);
          const expected = costOf(bought);
          assert.ok(Math.abs(found.total.extra - expected.extra) <= 1, which);
          assert.deepEqual({ ...found.total, extra: 0 }, { ...expected, extra: 0 }, which);
          assert.equal(
            found.comparedBookings,
            bought.filter(({ extra }) => extra !== undefined).length,
            which,
          );
          const of = (key: (one: Bought) => string | number) => grouped(bought, key);
          const held = <K>(
            parts: Map<K, Bought[]>,
            rows: readonly { key: K; extra: number; bookings: number }[],
          ) => {
            for (const { key, extra, bookings } of rows) {
              const part = costOf(parts.get(key) ?? []);
              assert.equal(bookings, part.bookings, `${which} ${String(key)}`);
              assert.ok(Math.abs(extra - part.extra) <= 1, `${which} ${String(key)}`);
            }
          };
          const [leads, weekdays, persons] = [
            of(({ lead }) => lead),
            of(({ weekday }) => weekday),
            of(({ staffNo }) => staffNo),
          ];
          held(
            leads,
            found.leadList.map((row) => ({ ...row, key: row.lead })),
          );
          held(
            weekdays,
            found.weekdayList.map((row) => ({ ...row, key: row.weekday })),
          );
          held(
            persons,
            found.personList.map((row) => ({ ...row, key: row.staffNO })),
          );
          assert.deepEqual(
            [found.leadList.length, found.weekdayList.length, found.personCount],
            [leads.size, weekdays.size, persons.size],
            which,
          );
          const extras = found.personList.map(({ extra }) => extra);
          assert.deepEqual(
            extras,
            extras.toSorted((a, b) => b - a),
            which,
          );
          assert.equal(extras.length, Math.min(10, persons.size), which);
        }
    });

  it('have no cost of booking later where nothing was booked', async () => {
    const none = { beginDate: '2019-01-01', endDate: '2019-12-31' };
    const found = await gateway.ok(queryReportLeads, { ...ALL, ...none }, { as: scopes.tokens.get('admin') });
    assert.deepEqual(found, {
      total: { bookings: 0, quantity: 0, price: 0, leadDays: 0, extra: 0 },
      comparedBookings: 0,
      leadList: [],
      personList: [],
      personCount: 0,
      weekdayList: [],
    });
  });
});

interface Bought {
  route: string;
  staffNo: string;
  lead: number;
  weekday: number;
  quantity: number;
  price: number;
  leadDays: number;
  /**
   * Excess in fen over the average price of the route's earliest bucket; undefined when the route has only one bucket.
   */
  extra?: number;
}

function grouped<K>(some: readonly Bought[], key: (one: Bought) => K): Map<K, Bought[]> {
  const parts = new Map<K, Bought[]>();
  for (const one of some) parts.set(key(one), [...(parts.get(key(one)) ?? []), one]);
  return parts;
}

const bucketOf = (days: number): number => [14, 7, 3, 1].find((first) => days >= first) ?? 0;

/** Purchases, each compared with the average price of the earliest bookings on the same route. */
function pricedOf(events: readonly RawEvent[], basis: (typeof REPORT_BASES)[number]): Bought[] {
  const bought = events.flatMap(({ days, measures, route, staffNo }): Bought[] => {
    const day = days[basis];
    if (day === undefined || measures.bookings !== 1) return [];
    const { quantity, boughtFare: price, leadDays } = measures;
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    return [{ route, staffNo, lead: bucketOf(leadDays), weekday, quantity, price, leadDays }];
  });
  const sum = (some: readonly Bought[], of: (one: Bought) => number) =>
    some.reduce((all, one) => all + of(one), 0);
  for (const some of grouped(bought, ({ route }) => route).values()) {
    const earliest = Math.max(...some.map(({ lead }) => lead));
    const first = some.filter(({ lead }) => lead === earliest);
    if (first.length === some.length) continue;
    const average = sum(first, ({ price }) => price) / sum(first, ({ quantity }) => quantity);
    for (const one of some) one.extra = one.price - one.quantity * average;
  }
  return bought;
}

const costOf = (some: readonly Bought[]) => ({
  bookings: some.length,
  quantity: some.reduce((sum, { quantity }) => sum + quantity, 0),
  price: some.reduce((sum, { price }) => sum + price, 0),
  leadDays: some.reduce((sum, { leadDays }) => sum + leadDays, 0),
  extra: some.reduce((sum, { extra = 0 }) => sum + extra, 0),
});
