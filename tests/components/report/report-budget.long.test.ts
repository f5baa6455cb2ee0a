import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { ResultOf } from '../../../src/contract/call';
import type { queryReportBudget } from '../../../src/contract/report/budget';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { lostAnswer } from '../../support/components/samples';
import { chooseMember } from './choose-member';

type Budget = ResultOf<typeof queryReportBudget>;

const MONTHS = ['2026-01', '2026-02', '2026-03'];
const BUDGET: Budget = {
  amount: 15_000_000,
  rowList: MONTHS.map((key) => ({ key, amount: 5_000_000 })),
  withoutBudgetCount: 0,
};
const WHOLE: Answers = { queryPermMember: () => ({ permissionRangeID: 2, permMemberRealList: [] }) };
const CHART = '每月净支出（元，按预订日期）';

const show = (budget: Partial<Budget> = {}, answers: Answers = WHOLE) =>
  putOnPage(
    'tp-report-dashboard',
    { queryReportBudget: () => ({ ...BUDGET, ...budget }), ...answers },
    { report: 'pandect', beginDate: '2026-01-01', endDate: '2026-03-31', granularity: 'month' },
  );

/** Opens the table of the chart and returns the text of each row. */
async function twin(act: Awaited<ReturnType<typeof show>>['act']): Promise<string[]> {
  await until(() => act.button(`表格：${CHART}`), 'the chart');
  act.button(`表格：${CHART}`)?.click();
  const table = () =>
    [...act.root.querySelectorAll('table')].find((one) => one.caption?.textContent === CHART);
  await until(table, 'the table of the chart');
  return [...(table()?.rows ?? [])].map((row) =>
    [...row.cells].map((cell) => cell.textContent?.trim()).join(' '),
  );
}

describe('the budget on <tp-report-dashboard>', () => {
  before(() => define());
  afterEach(takeAway);

  it('is compared with the spend, month by month, with the used and remaining amounts', async () => {
    const { element, act } = await show();
    await act.sees('统计区间预算 ¥150,000.00，已用 83.6%，剩余 ¥24,560.00。');
    expect(called('queryReportBudget').map(({ body }) => body)).to.deep.equal([
      { beginDate: '2026-01-01', endDate: '2026-03-31', granularity: 'month', costCenterNOList: [] },
    ]);
    const rows = await twin(act);
    expect(rows[0]).to.match(/净支出 .*预算$/);
    for (const row of rows.slice(1, -1)) expect(row).to.match(/ ¥50,000\.00$/);
    expect(rows.at(-1)).to.match(/^合计 .* ¥150,000\.00$/);
    await until(() => !act.root.querySelector('[aria-busy=true]'));
    await accessible(element);
  });

  it('names overspent budgets, and spend without a budget', async () => {
    const { act } = await show({ amount: 10_000_000, withoutBudgetCount: 2 });
    await act.sees(
      '统计区间预算 ¥100,000.00，已用 125.4%，超出 ¥25,440.00。2 个成本中心有未设预算的月份，其支出也计入已用。',
    );
  });

  it('of nothing has no percent', async () => {
    const { act } = await show({ amount: 0, rowList: MONTHS.map((key) => ({ key, amount: 0 })) });
    await act.sees('统计区间预算 ¥0.00，超出 ¥125,440.00。');
  });

  it('is a line alone where some month has none', async () => {
    const { act } = await show({ amount: null, rowList: BUDGET.rowList.slice(1) });
    const [head = '', first = '', second = ''] = await twin(act);
    expect(head).to.match(/预算$/);
    expect(first).to.match(/—$/);
    expect(second).to.match(/ ¥50,000\.00$/);
    expect(act.text()).to.not.include('统计区间预算');
  });

  it('is not there, nor missed, where there is none or it cannot be had', async () => {
    const lost = () => {
      throw lostAnswer();
    };
    for (const answer of [() => ({ amount: null, rowList: [], withoutBudgetCount: 4 }), lost]) {
      const { act } = await show({}, { ...WHOLE, queryReportBudget: answer });
      const [head = ''] = await twin(act);
      expect(head).to.not.include('预算');
      expect(act.text()).to.not.include('预算');
      takeAway();
    }
  });

  it('is not asked for by whom it is not told', async () => {
    const { act } = await show({}, {});
    await twin(act);
    expect(called('queryReportBudget')).to.deep.equal([]);
  });

  it('is of chosen cost centres, and of nothing narrower', async () => {
    const { act } = await show();
    await act.sees('统计区间预算');
    await act.press('更多筛选');
    await act.sees('成本中心全部');
    await chooseMember(act.root, '成本中心', '研发中心');
    await until(
      () =>
        called('queryReportBudget').some(
          ({ body }) => (body as { costCenterNOList: string[] }).costCenterNOList[0] === 'C01',
        ),
      'the budget of the cost centre',
    );
    const count = called('queryReportBudget').length;
    await chooseMember(act.root, '部门', '研发部');
    await until(() => !act.text().includes('预算'), 'no budget of a department');
    expect(called('queryReportBudget').length).to.equal(count);
  });
});
