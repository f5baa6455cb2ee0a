import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryCostCenterBudgets, saveCostCenterBudget } from '../../../src/contract/cost-center/budgets';
import { queryReportBudget } from '../../../src/contract/report/budget';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const CENTRES = Array.from({ length: 8 }, (_, at) => `100001C${at + 1}`);
const YEAR = { beginDate: '2026-01-01', endDate: '2026-12-31', granularity: 'month' as const };

describe('the budget that a report is held against', () => {
  let gateway: TestGateway;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    gateway = await startTestGateway();
    for (const account of ['admin', 'approver', 'staff', 'multi'])
      tokens[account] = await gateway.login(account);
  });
  afterAll(() => gateway.close());

  const as = (account: string): { as: string } => ({ as: tokens[account] ?? '' });
  const budget = (asked: object = {}, account = 'admin') =>
    gateway.ok(queryReportBudget, { ...YEAR, ...asked }, as(account));
  const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0);
  const budgets = async (budgetYear: number) =>
    (await gateway.ok(queryCostCenterBudgets, { budgetYear }, as('admin'))).budgetList;
  const set = async (costCenterNO: string, budgetYear: number, monthAmountList: number[] | null) => {
    const former = (await budgets(budgetYear)).find((one) => one.costCenterNO === costCenterNO);
    const body = { costCenterNO, budgetYear, monthAmountList, basedOn: former?.revision ?? 0 };
    await gateway.ok(saveCostCenterBudget, body, as('admin'));
  };

  it('is the sum of all cost centres, month by month', async () => {
    const all = await budgets(2026);
    const { amount, rowList, withoutBudgetCount } = await budget();
    assert.equal(withoutBudgetCount, 0);
    assert.deepEqual(
      rowList.map(({ key }) => key),
      Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`),
    );
    for (const [at, row] of rowList.entries())
      assert.equal(row.amount, sum(all.map(({ monthAmountList }) => monthAmountList?.[at] ?? 0)));
    assert.equal(amount, sum(rowList.map((row) => row.amount)));
    assert.ok(amount !== null && amount > 0);
  });

  it('is that of the cost centres asked for, and nothing of another enterprise', async () => {
    const each = await Promise.all(CENTRES.map((one) => budget({ costCenterNOList: [one] })));
    assert.equal(sum(each.map(({ amount }) => amount ?? 0)), (await budget()).amount);
    const foreign = await budget({ costCenterNOList: ['100002C1'] });
    assert.deepEqual(foreign, { amount: null, rowList: [], withoutBudgetCount: 0 });
  });

  it('is divided by days, and adds up for any dimension', async () => {
    const period = { beginDate: '2026-01-13', endDate: '2026-03-05' };
    const told = await Promise.all(
      (['day', 'week', 'month'] as const).map((granularity) => budget({ ...period, granularity })),
    );
    const amounts = told.map(({ amount }) => amount);
    assert.equal(new Set(amounts).size, 1);
    for (const { amount, rowList } of told) assert.equal(sum(rowList.map((row) => row.amount)), amount);
  });

  it('is the one that was set last, and none where it was taken away or some month has none', async () => {
    await set('100001C1', 2026, [...Array.from({ length: 11 }, () => 0), 700]);
    const one = { costCenterNOList: ['100001C1'] };
    assert.equal((await budget(one)).amount, 700);
    const overYears = await budget({ ...one, beginDate: '2026-12-01', endDate: '2027-01-31' });
    assert.deepEqual(overYears, {
      amount: null,
      rowList: [{ key: '2026-12', amount: 700 }],
      withoutBudgetCount: 1,
    });
    await set('100001C1', 2026, null);
    assert.deepEqual(await budget(one), { amount: null, rowList: [], withoutBudgetCount: 1 });
    const rest = await budget();
    assert.equal(rest.withoutBudgetCount, 1);
    const others = await budget({ costCenterNOList: CENTRES.slice(1) });
    assert.equal(rest.amount, others.amount);
  });

  it('is hidden from users whose scope is less than the enterprise', async () => {
    for (const account of ['staff', 'approver'])
      assert.deepEqual(await budget({}, account), { amount: null, rowList: [], withoutBudgetCount: 0 });
  });
});
