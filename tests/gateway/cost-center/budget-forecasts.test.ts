import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { dataExport } from '../../../demo/gateway/cost-center/forecast/data-export';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { queryBudgetForecasts, type BudgetForecast } from '../../../src/contract/cost-center/budgets';
import { queryCostObjects } from '../../../src/contract/cost-center/cost-objects';
import { queryReportFigures } from '../../../src/contract/report/report';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

describe('forecasts of budgets', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
  });
  afterAll(() => gateway.close());

  const year = () => gateway.clock.now.getUTCFullYear();
  const figures = async (groupBy: 'costCenter' | 'department', endDate: string) => {
    const { rowList } = await gateway.ok(
      queryReportFigures,
      {
        products: ['flight', 'train', 'car', 'hotel'],
        basis: 'booked',
        beginDate: `${year()}-01-01`,
        endDate,
        groupBy,
        rowLimit: 1000,
      },
      { as },
    );
    return new Map(rowList.map(({ key, measures }) => [key, measures.amount]));
  };

  it('project the closed months, and have the budget and the spending of the cost centres', async () => {
    const { total, budgetYear, forecastList } = await gateway.ok(
      queryBudgetForecasts,
      { pageSize: 200 },
      { as },
    );
    const { costObjectList } = await gateway.ok(
      queryCostObjects,
      { costKind: 'costCenter', pageSize: 200 },
      { as },
    );
    assert.deepEqual([total, budgetYear], [costObjectList.length, year()]);
    for (const { no, yearBudget } of costObjectList) {
      const found = forecastList.find((forecast) => forecast.no === no);
      assert.deepEqual({ amount: found?.budget, used: found?.used, held: found?.held }, yearBudget, no);
    }
    assert.ok(forecastList.some(({ budget }) => budget !== null));
    // the clock stands in November: ten months are closed
    const closed = await figures('costCenter', `${year()}-10-31`);
    for (const { no, used, held, forecast } of forecastList) {
      const before = closed.get(no) ?? 0;
      if (held > 0 || before < 0) continue;
      assert.equal(forecast, Math.round(before + Math.max(used - before, before / 10) + before / 10), no);
    }
  });

  it('are made for departments too, and exported in the order of the list', async () => {
    const body = { forecastGroup: 'department', pageSize: 200 } as const;
    const { forecastList } = await gateway.ok(queryBudgetForecasts, body, { as });
    const spent = await figures('department', `${year()}-12-31`);
    for (const { no, used, budget } of forecastList)
      assert.deepEqual([used, budget], [spent.get(no) ?? 0, null], no);
    assert.ok(forecastList.some(({ forecast, used }) => forecast !== null && forecast > used && used > 0));
    const admin = await findCaller(gateway.db, (await staffNumbers(gateway))('admin'));
    assert.ok(admin);
    const rows: BudgetForecast[] = [];
    for (;;) {
      const some = await dataExport.rowsAfter(
        gateway.db,
        admin,
        { forecastGroup: 'department' },
        rows.at(-1),
        3,
        gateway.clock.now,
      );
      rows.push(...(some as BudgetForecast[]));
      if (some.length < 3) break;
    }
    assert.deepEqual(rows, forecastList);
    assert.deepEqual(dataExport.columns.map(({ header }) => header).slice(-2), [
      '预计全年（元）',
      '预计超支（元）',
    ]);
  });

  it('are for users who may set budgets, and of their own enterprise', async () => {
    await gateway.refused('forbidden', queryBudgetForecasts, {}, { as: await gateway.login('staff') });
    const { forecastList } = await gateway.ok(queryBudgetForecasts, { pageSize: 200 }, { as });
    assert.ok(forecastList.every(({ no }) => no.startsWith('100001')));
  });
});
