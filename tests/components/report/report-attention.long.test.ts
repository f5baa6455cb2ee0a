import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { UserPermissions } from '../../../components/portal/routing/user-permissions';
import { pageFor } from '../../../components/portal/routing/target-page';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { choose } from './choose';
import { LEADS_FOUND, measures, rowsOf } from './report-samples';

type Body = Record<string, unknown>;
interface Asked {
  groupBy: string;
  beginDate: string;
  endDate: string;
}

const show = (report: string, answers?: Answers) => putOnPage('tp-report-dashboard', answers, { report });
const until2026 = ({ endDate }: Asked) => endDate >= '2026';

/** Late bookings, bookings over the standard, a department with rising spend, and missing reasons. */
const BAD: Answers = {
  queryReportFigures: (asked: Asked) => {
    const isNow = until2026(asked);
    const found = measures(
      100,
      isNow ? { within: 70, lead0: 30, refundFee: 450_000 } : { within: 85, refundFee: 0 },
    );
    const rowList =
      {
        product: [{ key: 'flight', name: 'flight', measures: found }],
        department: [{ key: 'D01', name: '研发部', measures: measures(isNow ? 130 : 100) }],
        reason: [{ key: 'unsaid', name: 'unsaid', measures: measures(8) }],
      }[asked.groupBy] ?? rowsOf(asked.groupBy, asked.beginDate);
    return { total: found, rowList, rowCount: rowList.length };
  },
};

const last = (name: string) => (called(name).at(-1)?.body ?? {}) as Body;

const permitted = (pages: string[]): UserPermissions => ({
  menus: [],
  pageNames: new Map(),
  allPages: ['/travelReport/ticket/bookingAnalysis'],
  pages,
  operations: [],
  brought: new Map(),
  serverSite: undefined,
  serverPages: [],
  loginAddress: undefined,
  approveUrl: '/approve.html',
  pcLoginDisabled: false,
  quitHiddenFor: [],
});

describe('findings that <tp-report-dashboard> computes from its figures', () => {
  before(() => define());
  afterEach(takeAway);

  const findings = (root: ParentNode) =>
    [...root.querySelectorAll('.rd-findings > li > span')].map((one) => one.textContent);

  it('lists findings, each with its figures, and leads to their reports', async () => {
    const { element, act } = await show('pandect', BAD);
    await act.sees('需要关注');
    await until(() => findings(act.root).length > 0, 'findings');
    expect(findings(act.root)).to.deep.equal([
      '机票合规率由 85.0% 降至 70.0%',
      '研发部的净支出增加 ¥29,400.00（30.0%），为各部门中最多',
      '机票退订损失 ¥4,500.00，占预订金额的 5.0%',
      '30 笔超标预订中有 8 笔未说明原因',
      '机票有 30 笔在出行当天预订，占 30.0%',
    ]);
    element.addEventListener('tp-navigate', (event) => event.preventDefault());
    const asked = next(element, 'tp-navigate');
    act.button('查看：机票有 30 笔在出行当天预订，占 30.0%')?.click();
    const { beginDate, endDate } = (called('queryReportFigures')[0]?.body ?? {}) as Body;
    expect((await asked).detail).to.deep.equal({
      target: 'report',
      page: 'ticket/bookingAnalysis',
      beginDate,
      endDate,
      basis: 'booked',
      compare: 'yearBefore',
      metric: '',
      departments: [],
      factsOf: 'lead:0',
      factsKind: '',
    });
  });

  it('shows the report of a finding in its place where nothing else does', async () => {
    const { act } = await show('pandect', BAD);
    await until(() => findings(act.root).length > 0, 'findings');
    act.button('查看：机票合规率由 85.0% 降至 70.0%')?.click();
    await until(() => act.root.querySelector('tp-report-dashboard'), 'the report');
    expect(act.root.querySelector('tp-report-dashboard')?.getAttribute('report') ?? '').to.match(
      /bookingAnalysis|^$/,
    );
    await act.press('返回报表');
    await act.sees('需要关注');
  });

  it('says plainly that there are no findings, and lists checks skipped without a comparison', async () => {
    const { act } = await show('pandect', {
      queryReportFigures: ({ groupBy, beginDate }: Asked) => {
        const good = measures(100, { within: 100, lead0: 0, refundFee: 0 });
        const rowList =
          groupBy === 'product'
            ? [{ key: 'flight', name: '', measures: good }]
            : groupBy === 'reason'
              ? []
              : rowsOf(groupBy, beginDate);
        return { total: good, rowList, rowCount: rowList.length };
      },
    });
    await act.sees('统计区间内没有需要关注的事项');
    choose(act.field('对比') as HTMLSelectElement, '不对比');
    await act.sees('未选择对比期，不检查合规率和部门支出的变化');
    await act.press('判断规则');
    await act.sees('退订损失：超过预订金额的 3%');
  });

  it('has the spend of each month by product, and the first five of departments, routes and people', async () => {
    const { act } = await show('pandect', {
      queryReportPivot: () => ({
        value: 90_000,
        columnList: [
          { key: 'flight', name: 'flight', value: 70_000 },
          { key: 'hotel', name: 'hotel', value: 20_000 },
        ],
        rowList: [{ key: '2026-03', name: '2026-03', value: 90_000, cells: [70_000, 20_000] }],
        rowCount: 1,
        columnCount: 2,
      }),
    });
    const title = '分产品每月净支出（元，按预订日期）';
    await act.sees(title);
    act.button(`表格：${title}`)?.click();
    await until(() => act.text().includes('¥700.00'), 'the table of the chart');
    for (const part of ['部门', '线路', '员工']) await act.sees(`各${part}净支出`);
    const { rowsBy, columnsBy, figure } = last('queryReportPivot');
    expect([rowsBy, columnsBy, figure]).to.deep.equal(['month', 'product', 'amount']);
  });

  it('shows the cost of late booking, by days ahead, people and weekdays', async () => {
    const { element, act } = await show('bookingAnalysis');
    await act.sees('晚订的代价（元，按预订日期）');
    await act.sees('合计多付 ¥2,500.00');
    await act.sees('共 100 笔预订，其中 80 笔可以比较');
    await act.sees('多付最多的 1 人，共 12 人');
    await act.sees('周一');
    await until(() => act.root.getAnimations().length === 0 && !act.root.querySelector('[aria-busy=true]'));
    await accessible(element);
    const row = act.root.querySelector('[part~=leads] [data-row="lead 0"]');
    row?.querySelector('button')?.click();
    await act.sees('当天的机票明细');
    expect(last('queryReportFacts')['leads']).to.deep.equal([0]);
  });

  it('says so where booking later did not cost more, or nothing can be compared', async () => {
    const { total } = LEADS_FOUND;
    const cheaper = { ...LEADS_FOUND, total: { ...total, extra: -30_000 } };
    const shown = await show('hotePredeterminedAnalysis', { queryReportLeads: () => cheaper });
    await shown.act.sees('晚订没有多付：差额合计 -¥300.00，按 0 计');
    await shown.act.sees('每间夜的价格');
    takeAway();
    const alone = { ...LEADS_FOUND, comparedBookings: 0, total: { ...total, extra: 0 } };
    const { act } = await show('carBookingAnalysis', { queryReportLeads: () => alone });
    await act.sees('没有可以比较的预订：每个线路只有一档提前天数');
  });

  it('leads to a report with its days, and only those who hold it', () => {
    const path = '/travelReport/ticket/bookingAnalysis';
    const target = {
      target: 'report',
      page: 'ticket/bookingAnalysis',
      beginDate: '2026-01-01',
      endDate: '2026-03-31',
      basis: 'booked',
      compare: '',
      metric: '',
      departments: ['D01'],
      factsOf: 'lead:0',
      factsKind: '',
    } as const;
    expect(pageFor({ ...target, departments: [...target.departments] }, permitted([path]))).to.deep.equal({
      path,
      query: {
        beginDate: '2026-01-01',
        endDate: '2026-03-31',
        basis: 'booked',
        departments: '["D01"]',
        factsOf: 'lead:0',
      },
    });
    const none = permitted([]);
    expect(pageFor({ ...target, departments: [] }, none)).to.equal(undefined);
  });
});
