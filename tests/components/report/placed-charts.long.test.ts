import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { lostAnswer } from '../../support/components/samples';
import { FLOWS, measures } from './report-samples';

type Body = Record<string, unknown>;

const show = (attributes: Record<string, string>, answers?: Answers) =>
  putOnPage('tp-report-dashboard', answers, attributes);
type Shown = Awaited<ReturnType<typeof show>>;
const facts = () => called('queryReportFacts').map(({ body }) => body as Body);

/** The chart whose title begins with this text, once it is rendered. */
async function chart({ act }: Shown, title: string): Promise<HTMLElement> {
  const find = () =>
    [...act.root.querySelectorAll<HTMLElement>('figure.tp-chart')].find((figure) =>
      figure.querySelector('.tp-chart-title')?.textContent?.startsWith(title),
    );
  await until(find, title);
  const found = find();
  if (!found) throw new Error(`no chart ${title}`);
  return found;
}

/** Shows the chart's table and returns its rows. */
async function rows(figure: HTMLElement): Promise<string[][]> {
  figure.querySelector<HTMLElement>('figcaption button')?.click();
  await until(() => figure.querySelector('tbody'), 'the table');
  return [...figure.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent ?? ''),
  );
}
const pressRow = (figure: HTMLElement, name: string) =>
  [...figure.querySelectorAll<HTMLElement>('tbody button')]
    .find(({ textContent }) => textContent === name)
    ?.click();

describe('charts of a report with places of their own', () => {
  before(() => define());
  afterEach(takeAway);

  it('shows routes on a map, both ways together, says which have no place there, and opens the facts of one', async () => {
    const shown = await show({ report: 'hotAnalysis' });
    const map = await chart(shown, '航线图：机票张数（张，按出票日期）');
    expect(called('queryCityCoordinates').map(({ body }) => (body as Body)['cityNameList'])).to.deep.equal([
      ['北京', '上海', '广州', '东京'],
    ]);
    await until(() => map.querySelector('canvas'), 'the map is drawn');
    await shown.act.sees('北京↔东京 1 条航线不在地图范围内，合计 4 张，见表格');
    await until(() => shown.act.root.getAnimations().length === 0);
    await accessible(shown.element);
    expect(await rows(map)).to.deep.equal([
      ['北京↔上海', '76'],
      ['上海↔广州', '48'],
      ['北京↔东京', '4'],
    ]);
    pressRow(map, '北京↔上海');
    await until(() => facts().length > 0, 'the facts of a route');
    expect(facts()[0]?.['routeList']).to.deep.equal(['北京-上海', '上海-北京']);
    await shown.act.sees('北京↔上海的机票明细');
  });

  it('says that a map cannot be had, and tries again', async () => {
    let isLost = true;
    const shown = await show(
      { report: 'hotAnalysis' },
      {
        queryCityCoordinates: () => {
          if (isLost) throw lostAnswer();
          return { cityList: [] };
        },
      },
    );
    await shown.act.sees('报表查询失败');
    isLost = false;
    await shown.act.press('重试');
    await chart(shown, '航线图');
    await shown.act.sees('北京↔上海、上海↔广州、北京↔东京 3 条航线不在地图范围内，合计 128 张，见表格');
  });

  it('shows the spend of each department on each route, and opens the facts of a pair', async () => {
    const shown = await show({ report: 'hotAnalysis' });
    const flow = await chart(shown, '净支出流向：部门到航线（元，按出票日期）');
    await until(() => flow.querySelector('canvas'), 'the flow is drawn');
    expect(await rows(flow)).to.deep.equal([
      ['研发部 → 北京-上海', '¥60,000.00'],
      ['研发部 → 其他', '¥20,000.00'],
      ['市场部 → 北京-上海', '¥10,000.00'],
      ['市场部 → 上海-广州', '¥36,000.00'],
      ['其他 → 上海-广州', '-¥560.00'],
    ]);
    // The sum of all others cannot be opened.
    pressRow(flow, '研发部 → 其他');
    pressRow(flow, '市场部 → 上海-广州');
    await until(() => facts().length > 0, 'the facts of a pair');
    expect(facts().map(({ deptAloneNOList, routeList }) => [deptAloneNOList, routeList])).to.deep.equal([
      [['D02'], ['上海-广州']],
    ]);
  });

  it('shows no flow of one department, which a bar says', async () => {
    const flowList = FLOWS.flowList.filter(({ deptNO }) => deptNO === 'D01');
    const shown = await show({ report: 'hotAnalysis' }, { queryReportFlow: () => ({ ...FLOWS, flowList }) });
    await chart(shown, '航线图');
    await until(() => !shown.act.root.querySelector('[aria-busy=true]'), 'all is there');
    expect(shown.act.text()).not.to.include('净支出流向');
  });

  it('shows no flow within a scope that has no departments', async () => {
    const shown = await show(
      { report: 'hotAnalysis' },
      { queryPermMember: () => ({ permissionRangeID: 1, permMemberRealList: [] }) },
    );
    await chart(shown, '航线图');
    expect(called('queryReportFlow')).to.deep.equal([]);
  });

  it('shows every day of the last year, its holidays marked and named, and opens the facts of one', async () => {
    const shown = await show(
      { report: 'monthAnalysis', 'begin-date': '2025-01-01', 'end-date': '2026-10-31' },
      {
        queryHolidayList: () => [
          { date: '2026-10-01', name: '国庆节', type: 'holiday' },
          { date: '2026-10-10', name: '国庆节', type: 'workday' },
        ],
        queryReportFigures: ({ groupBy }: { groupBy: string }) => ({
          total: measures(30),
          rowList:
            groupBy === 'day'
              ? [
                  { key: '2025-10-31', name: '', measures: measures(10) },
                  { key: '2026-10-01', name: '', measures: measures(20) },
                ]
              : [],
          rowCount: 2,
        }),
      },
    );
    const calendar = await chart(shown, '每日净支出（元，按出票日期）');
    const asked = called('queryReportFigures').map(({ body }) => body as Body);
    const days = asked.find(({ groupBy }) => groupBy === 'day');
    expect([days?.['beginDate'], days?.['endDate']]).to.deep.equal(['2025-10-31', '2026-10-31']);
    await shown.act.sees('图中为统计区间的最后一年：2025-10-31 至 2026-10-31');
    await shown.act.sees('节假日');
    const names = (await rows(calendar)).map(([name]) => name);
    expect(names.length).to.equal(366);
    expect(names[0]).to.equal('2025年10月31日 周五');
    expect(names).to.include('2026年10月1日 周四 国庆节');
    expect(names).to.include('2026年10月10日 周六');
    pressRow(calendar, '2026年10月1日 周四 国庆节');
    await until(() => facts().length > 0, 'the facts of a day');
    expect([facts()[0]?.['beginDate'], facts()[0]?.['endDate']]).to.deep.equal(['2026-10-01', '2026-10-01']);
  });

  it('marks no holidays where those cannot be had, and says nothing of it', async () => {
    const errors: Event[] = [];
    const shown = await show(
      { report: 'monthAnalysis' },
      {
        queryHolidayList: () => {
          throw lostAnswer();
        },
      },
    );
    shown.element.addEventListener('tp-error', (event) => errors.push(event));
    await chart(shown, '每日净支出');
    await until(() => called('queryHolidayList').length > 0);
    expect(shown.act.text()).not.to.include('节假日');
    expect(errors).to.deep.equal([]);
  });
});
