import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { airports } from '../../../demo/gateway/reference-data/index';
import { queryCityCoordinates } from '../../../src/contract/report/city-coordinates';
import { queryReportFlow } from '../../../src/contract/report/flow';
import { PRODUCTS, queryReportFigures, REPORT_BASES } from '../../../src/contract/report/report';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const ASKED = {
  products: [...PRODUCTS],
  basis: 'booked' as const,
  beginDate: '2025-01-01',
  endDate: '2026-12-31',
};
const ACCOUNTS = ['staff', 'approver', 'admin', 'multi'] as const;

describe('spend from departments to routes', () => {
  let gateway: TestGateway;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    gateway = await startTestGateway();
    for (const account of ACCOUNTS) tokens[account] = await gateway.login(account);
  });
  afterAll(() => gateway.close());

  const as = (account: string): { as: string } => ({ as: tokens[account] ?? '' });
  const flow = (account: string, asked: object = {}) =>
    gateway.ok(queryReportFlow, { ...ASKED, ...asked }, as(account));
  const figures = (account: string, asked: object = {}) =>
    gateway.ok(queryReportFigures, { ...ASKED, groupBy: 'none', rowLimit: 1000, ...asked }, as(account));

  const total = (flows: readonly { amount: number }[]) => flows.reduce((sum, { amount }) => sum + amount, 0);

  for (const account of ACCOUNTS)
    it(`adds up to the figures of ${account}, for any limits, on every date basis`, async () => {
      for (const basis of REPORT_BASES) {
        const { amount } = (await figures(account, { basis })).total;
        for (const [deptLimit, routeLimit] of [
          [1, 1],
          [3, 2],
          [20, 20],
        ]) {
          const found = await flow(account, { basis, deptLimit, routeLimit });
          assert.equal(found.amount, amount);
          assert.equal(total(found.flowList), amount);
        }
        const departments = await figures(account, { basis, groupBy: 'department' });
        const routes = await figures(account, { basis, groupBy: 'route' });
        const found = await flow(account, { basis, deptLimit: 3, routeLimit: 4 });
        assert.deepEqual([found.deptCount, found.routeCount], [departments.rowCount, routes.rowCount]);
        const pairs = found.flowList.map(({ deptNO, route }) => JSON.stringify([deptNO, route]));
        assert.equal(new Set(pairs).size, pairs.length, 'each pair once');
        // The largest nodes stand alone, with the same amount as in a breakdown; the last node sums up the rest.
        for (const [rows, limit, keyOf] of [
          [departments.rowList, 3, (one: (typeof found.flowList)[number]) => one.deptNO],
          [routes.rowList, 4, (one: (typeof found.flowList)[number]) => one.route],
        ] as const) {
          const largest = rows.slice(0, limit);
          const known = new Set(found.flowList.map(keyOf));
          assert.deepEqual(
            [...known].filter((key) => key !== null).sort(),
            largest.map(({ key }) => key).sort(),
          );
          for (const { key, measures } of largest)
            assert.equal(total(found.flowList.filter((one) => keyOf(one) === key)), measures.amount);
          assert.equal(known.has(null), rows.length > limit);
        }
      }
    });

  it('has each pair as the facts have it, by the names of today', async () => {
    const { flowList } = await flow('admin', { deptLimit: 2, routeLimit: 2 });
    const known = flowList.filter(({ deptNO, route }) => deptNO !== null && route !== null);
    assert.ok(known.length >= 2);
    for (const { deptNO, deptName, route, amount } of known) {
      assert.ok(deptName !== '' && deptName !== deptNO);
      const narrowed = { deptAloneNOList: [deptNO], routeList: [route] };
      assert.equal((await figures('admin', narrowed)).total.amount, amount);
    }
  });

  it('hides spend of another enterprise or outside of the caller’s scope', async () => {
    const foreign = await gateway.db
      .selectFrom('travel_fact')
      .select(['staff_no', 'dept_no'])
      .where('enterprise_num', '=', '100002')
      .executeTakeFirstOrThrow();
    for (const asked of [{ staffNOList: [foreign.staff_no] }, { deptNOList: [foreign.dept_no] }])
      assert.deepEqual(await flow('admin', asked), { amount: 0, flowList: [], deptCount: 0, routeCount: 0 });
    const others = (await flow('admin')).flowList.find(({ deptNO }) => deptNO === '100001D16');
    assert.deepEqual(
      (await flow('staff', { deptAloneNOList: [others?.deptNO ?? '100001D16'] })).flowList,
      [],
    );
  });

  it('refuses a period that is none, and to tell more apart than can be seen', async () => {
    for (const asked of [{ endDate: '2024-12-31' }, { deptLimit: 0 }, { routeLimit: 21 }, { products: [] }])
      await gateway.refused('fieldsInvalid', queryReportFlow, { ...ASKED, ...asked }, as('admin'));
  });

  it('knows where the cities of flights lie, and no others', async () => {
    const { rowList } = await figures('admin', { products: ['flight'], groupBy: 'route' });
    const names = [...new Set(rowList.flatMap(({ key }) => key.split('-')))];
    const { cityList } = await gateway.ok(
      queryCityCoordinates,
      { cityNameList: [...names, '东京', names[0] ?? ''] },
      as('staff'),
    );
    assert.deepEqual(
      cityList.map(({ cityName }) => cityName),
      names,
    );
    const beijing = cityList.find(({ cityName }) => cityName === '北京');
    const [capital, daxing] = ['PEK', 'PKX'].map((code) => airports().find(({ iata }) => iata === code));
    assert.ok(beijing && capital && daxing);
    assert.ok(beijing.latitude < capital.lat && beijing.latitude > daxing.lat, 'between its airports');
  });
});
