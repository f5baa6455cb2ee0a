import assert from 'node:assert/strict';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { dataExports, viewerOf } from '../../../demo/gateway/download/exports';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { NOW } from '../../support/clock';
import { filterSamples, NO_FILTERS } from './filter-samples';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const REPORT = { products: ['flight', 'train', 'car', 'hotel'], basis: 'issued' };
const PERIOD = { beginDate: '2025-01-01', endDate: '2026-12-31' };

/** A query with rows in the demo data for each export; none for one whose rows need other work before. */
const QUERIES: Readonly<Record<string, Record<string, unknown> | undefined>> = {
  invoices: {},
  billComparison: undefined,
  settleBillLines: { billNo: 'ZD20261017-100001' },
  hotelAgreement: { asOf: '2026-11-26' },
  budgetForecasts: {},
  reconciliation: { beginDate: '2026-10-01', endDate: '2026-10-31' },
  'person-consumption': PERIOD,
  'travel-pivot': { ...REPORT, ...PERIOD, rowsBy: 'month', columnsBy: 'product', figure: 'amount' },
  'travel-fact': { ...REPORT, ...PERIOD },
  order: { scope: 'managed' },
  walletMovements: { account: 'prepaid' },
  staff: {},
  staffPermission: { asOf: '2026-11-20' },
  staffGrant: { asOf: '2026-11-20' },
  mealDelivery: { asOf: '2026-11-20' },
  costObjects: { costKind: 'costCenter' },
};
/** Texts that would have to be real days, times or amounts. */
const UNREAL = /^(?:\d{4}-\d\d(?:-\d\d)?(?:[ T]\d\d:\d\d)?|-?[\d,]+\.\d\d|-?¥.*)$/;
const AMOUNT = /元|价$|金额|税额|收入|支出|余额/;
const TIME = /日期$|时间$|^时间$/;

describe('the columns of exports', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  it('have days, times and amounts as real ones', async () => {
    const caller = await findCaller(gateway.db, (await staffNumbers(gateway))('admin'));
    assert.ok(caller);
    const definitions = await dataExports();
    assert.deepEqual([...definitions.keys()].sort(), Object.keys(QUERIES).sort());
    for (const [kind, given] of Object.entries(QUERIES)) {
      const definition = definitions.get(kind);
      if (definition === undefined || given === undefined) continue;
      const query = v.parse(definition.query, given);
      const viewer = viewerOf(definition, caller, query);
      const rows = await definition.rowsAfter(gateway.db, viewer, query, undefined, 50, NOW);
      assert.ok(rows.length > 0, `${kind} has rows`);
      const further = (await definition.columnsFor?.(gateway.db, viewer, query)) ?? [];
      for (const { header, value, addsUp } of [...definition.columns, ...further])
        for (const row of rows) {
          const cell = value(row);
          const place = `${kind}, ${header}: ${JSON.stringify(cell)}`;
          if (typeof cell === 'string') assert.doesNotMatch(cell, UNREAL, place);
          if (AMOUNT.test(header) && kind !== 'travel-pivot')
            assert.ok(cell === null || (typeof cell === 'object' && 'fen' in cell), place);
          // the times of several flights are one text, and so is a span of the day
          if (TIME.test(header) && !(typeof cell === 'string' && /；|^\d\d:\d\d-/.test(cell)))
            assert.ok(
              cell === null || cell === '' || (typeof cell === 'object' && ('day' in cell || 'time' in cell)),
              place,
            );
          if (addsUp === true) assert.match(header, AMOUNT, place);
        }
    }
  });

  it('are explained by every filter in words', async () => {
    const { db } = gateway;
    const caller = await findCaller(db, (await staffNumbers(gateway))('admin'));
    assert.ok(caller);
    const samples = await filterSamples(db);
    const unsaid: string[] = [];
    for (const [kind, definition] of await dataExports()) {
      const given = { ...BASES[kind], ...QUERIES[kind] };
      const { entries } = definition.query as v.ObjectSchema<v.ObjectEntries, undefined>;
      const named = Object.keys(entries).filter((name) => !NO_FILTERS.includes(`${kind}.${name}`));
      assert.deepEqual(
        named.filter((name) => !NO_FILTERS.includes(name)).sort(),
        Object.keys(samples[kind] ?? {}).sort(),
        kind,
      );
      for (const [name, [value, said]] of Object.entries(samples[kind] ?? {})) {
        const query = v.parse(definition.query, { ...given, [name]: value });
        const texts = (await definition.filters(db, viewerOf(definition, caller, query), query)).flat();
        if (!texts.includes(said)) unsaid.push(`${kind}, ${name}: ${texts.join(' | ')}`);
      }
    }
    assert.deepEqual(unsaid, []);
  });
});

/** Fields that queries without a sample above need. */
const BASES: Readonly<Record<string, Record<string, unknown> | undefined>> = {
  billComparison: { comparisonNo: `C${'0'.repeat(32)}` },
};
