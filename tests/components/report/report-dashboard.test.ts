import { expect } from '@open-wc/testing';
import { strFromU8, unzipSync } from 'fflate';
import { define } from '../../../components/index';
import { NOTHING } from '../../../src/contract/report/measures';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { CSV, PICTURE, savedFile, WORKBOOK } from '../../support/components/saved-file';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';
import { choose } from './choose';
import { chooseMember } from './choose-member';
import { measures, rowsOf } from './report-samples';

type Body = Record<string, unknown>;

const show = (attributes: Record<string, string> = {}, answers?: Answers) =>
  putOnPage('tp-report-dashboard', answers, { report: 'bookingAnalysis', ...attributes });
const asked = () => called('queryReportFigures').map(({ body }) => body as Body);
const askedFor = (holds: (body: Body) => boolean) =>
  until(() => asked().some(holds), `asked: ${String(holds)}`);
const TODAY = shanghaiDate(new Date());
const NONE = { total: measures(0, { lead14: 0, class2: 0 }), rowList: [], rowCount: 0 };

describe('<tp-report-dashboard>', () => {
  before(() => define());
  afterEach(takeAway);

  it('shows figures with their change, charts and the table, with unit and date', async () => {
    const { element, act } = await show(
      {},
      {
        queryReportFigures: ({
          groupBy,
          beginDate,
          endDate,
        }: {
          groupBy: string;
          beginDate: string;
          endDate: string;
        }) => {
          const rowList = rowsOf(groupBy, beginDate);
          const isNow = endDate === TODAY;
          return {
            total: measures(128, isNow ? { within: 120 } : { within: 96 }),
            rowList,
            rowCount: rowList.length,
          };
        },
      },
    );
    await act.sees('合规率（按数量）93.8%');
    await act.sees('+18.8个百分点改善');
    await act.sees('提前预订天数分布（张，按预订日期）');
    await act.sees('部门汇总（按预订日期）');
    await act.sees('研发部');
    await act.sees('合计');
    // A department without a name shows its number.
    await act.sees('D03');
    await until(() => act.root.getAnimations().length === 0 && !act.root.querySelector('[aria-busy=true]'));
    await accessible(element);
  });

  it('explains each figure in words', async () => {
    const { act } = await show();
    await act.press('指标说明');
    await act.sees('符合差旅标准的预订数量 ÷ 全部预订数量');
    choose(act.field('日期口径') as HTMLSelectElement, '起飞日期');
    await act.sees('已出行且符合差旅标准的数量 ÷ 全部已出行数量');
  });

  it('requests data by its period, date and comparison, and by the selection', async () => {
    const { act } = await show({ report: 'saveLosses' });
    await act.sees('错失节省');
    const year = `${TODAY.slice(0, 4)}-01-01`;
    const preset = act.field('统计区间') as HTMLSelectElement;
    choose(preset, '今年');
    await askedFor(({ beginDate, endDate }) => beginDate === year && endDate === TODAY);
    choose(act.field('日期口径') as HTMLSelectElement, '起飞日期');
    await askedFor(({ basis }) => basis === 'used');
    choose(act.field('对比') as HTMLSelectElement, '不对比');
    await until(() => !act.text().includes('对比期'), 'nothing is compared with');
    choose(act.field('时间粒度') as HTMLSelectElement, '按周');
    await askedFor(({ groupBy }) => groupBy === 'week');
  });

  it('shows an invalid period at the field, and keeps the last valid one', async () => {
    const { act } = await show();
    await act.sees('研发部');
    const before = asked().length;
    await act.type('开始日期', '2010-01-01');
    await act.sees('统计区间不能超过三年');
    await act.type('开始日期', '2099-01-01');
    await act.sees('结束日期不能早于开始日期');
    await act.type('开始日期', '');
    await act.sees('请输入开始日期');
    expect(asked().length).to.equal(before);
    await act.sees('研发部');
  });

  it('narrows by dimensions of the scope, shared with the other reports, and says so', async () => {
    const { element, act } = await show();
    await act.sees('研发部');
    // Filters for the other dimensions can be added.
    expect(act.text()).not.to.include('成本中心全部');
    await act.press('更多筛选');
    await act.sees('成本中心全部');
    const told = next(element, 'tp-filters');
    await chooseMember(act.root, '部门', '市场部');
    await askedFor(({ deptNOList }) => JSON.stringify(deptNOList) === '["D02"]');
    expect((await told).detail.attributes.departments).to.equal('["D02"]');
    // A second report of the same user on the page.
    const other = document.createElement('tp-report-dashboard');
    other.setAttribute('report', 'hotAnalysis');
    const said = next(other, 'tp-filters');
    element.after(other);
    expect((await said).detail.attributes.departments).to.equal('["D02"]');
    await until(() => act.button('取消筛选：部门：市场部'), 'the tag');
    act.button('取消筛选：部门：市场部')?.click();
    await until(() => JSON.stringify(asked().at(-1)?.['deptNOList']) === '[]', 'all departments');
  });

  it('explains the difference to the compared period in parts, and shows none without a comparison', async () => {
    const { act } = await show({ report: 'monthAnalysis' });
    await act.sees('净支出变化的原因（元，按出票日期）');
    await act.sees('对比期 ¥98,000.00，本期 ¥125,440.00，增加 ¥27,440.00；以上各项相加等于这一差额。');
    const { comparedEndDate = '', beginDate = '' } = (called('queryReportChange')[0]?.body ?? {}) as Record<
      string,
      string
    >;
    expect(comparedEndDate < beginDate).to.equal(true);
    const table = [...act.root.querySelectorAll('table')].find((one) =>
      one.textContent?.includes('新增产品'),
    );
    const cellsOf = (name: string) =>
      [...(table?.querySelectorAll('tr') ?? [])]
        .map((row) => [...row.children].map(({ textContent }) => textContent))
        .find(([first]) => first === name);
    await until(() => cellsOf('价格') && cellsOf('差额'), 'all rows');
    expect(cellsOf('新增产品')).to.deep.equal(['新增产品', '¥0.00', '¥28,373.00', '¥28,373.00']);
    expect(cellsOf('价格')).to.deep.equal(['价格', '-¥933.00', '¥0.00', '-¥933.00']);
    expect(cellsOf('差额')).to.deep.equal(['差额', '-¥933.00', '¥28,373.00', '¥27,440.00']);
    await act.press('原因说明');
    await act.sees('其净支出全部计入此项，不算作价格变化');
    // Nights per order exist only for hotel stays.
    expect(act.text()).not.to.include('每单间夜');
    choose(act.field('对比') as HTMLSelectElement, '不对比');
    await until(() => !act.text().includes('净支出变化的原因'), 'no reasons');
  });

  it('draws a longer compared period to its end', async () => {
    const { act } = await show({
      report: 'saveLosses',
      'begin-date': '2026-02-01',
      'end-date': '2026-02-28',
      compare: 'before',
      granularity: 'day',
    });
    const toTable = () => act.root.querySelector<HTMLElement>('button[aria-label^="表格：每日"]');
    await until(() => toTable(), 'the daily chart');
    toTable()?.click();
    await act.sees('2月28日');
    const table = [...act.root.querySelectorAll('table')].find((one) => one.textContent?.includes('2月28日'));
    expect(
      [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => row.querySelector('th')?.textContent),
    ).to.have.length(31);
    await act.sees('1月31日');
  });

  it('saves its charts and tables as shown, with the filters in the head', async () => {
    const { element, act } = await show({ report: 'pandect', compare: 'none', departments: '["D02"]' });
    await act.sees('每月净支出');
    const book = unzipSync(new Uint8Array(await (await savedFile(act, '产品汇总', WORKBOOK)).arrayBuffer()));
    const sheet = strFromU8(book['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).to.include('净支出（元）').and.to.include('合计').and.to.include('市场部');
    expect(sheet).to.match(/<c s="\d+"><v>\d/);
    const csv = await (await savedFile(act, '每月净支出', CSV)).text();
    expect(csv.split('\r\n').at(0)).to.equal('时间,净支出');
    expect(csv.split('\r\n').at(-2)).to.match(/^合计,\d+\.\d{2}$/);
    await until(() => act.root.querySelector('canvas'), 'a drawn chart');
    const picture = await createImageBitmap(await savedFile(act, '每月净支出', PICTURE));
    expect(picture.width > 300 && picture.height > 280).to.equal(true);
    const page = unzipSync(
      new Uint8Array(await (await savedFile(act, '报表指标', '本页全部表格（.xlsx）')).arrayBuffer()),
    );
    const names = strFromU8(page['xl/workbook.xml'] ?? new Uint8Array());
    expect(names).to.match(/name="报表指标".*name="每月净支出.*name="产品汇总/);
    expect(strFromU8(page['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).to.match(/净支出（元）.*<v>\d/);
    // Read rights are enough, and the gateway is not asked for a file.
    expect(called('addExport')).to.deep.equal([]);
    act.root.querySelector<HTMLElement>('button[aria-label^="保存：每月净支出"]')?.click();
    await until(() => act.root.querySelector('[role=menu]'), 'the menu');
    await accessible(element);
  });

  it('explains no difference to a period without data', async () => {
    const { act } = await show(
      { report: 'monthAnalysis' },
      {
        queryReportFigures: ({ groupBy, endDate }: { groupBy: string; endDate: string }) =>
          endDate === TODAY
            ? { total: measures(128), rowList: rowsOf(groupBy, TODAY), rowCount: 1 }
            : { total: NOTHING, rowList: [], rowCount: 0 },
      },
    );
    await act.sees('对比期无数据');
    await act.sees('时间汇总');
    expect(act.text()).to.not.include('净支出变化的原因');
  });

  it('has the dimensions of a personal scope where the scope cannot be had, and says nothing of it', async () => {
    const errors: Event[] = [];
    const { element, act } = await show(
      { report: 'reportAnalysis' },
      {
        queryPermMember: () => {
          throw lostAnswer();
        },
      },
    );
    element.addEventListener('tp-error', (event) => errors.push(event));
    await until(() => act.field('分组'), 'what it can be broken down by');
    await act.sees('林静');
    const choices = [...(act.field('分组') as HTMLSelectElement).options].map(({ label }) => label);
    expect(choices).to.deep.equal(['员工', '成本中心', '核算主体', '航线', '航空公司', '时间']);
    expect(errors).to.deep.equal([]);
  });

  it('follows its attributes, as an address has them', async () => {
    const { element, act } = await show({
      report: 'saveLosses',
      'begin-date': '2026-03-01',
      'end-date': '2026-03-31',
      basis: 'booked',
      compare: 'none',
      'group-by': 'person',
      persons: '["S0002"]',
    });
    await act.sees('员工汇总（按预订日期）');
    await askedFor(
      ({ beginDate, endDate, staffNOList }) =>
        beginDate === '2026-03-01' && endDate === '2026-03-31' && JSON.stringify(staffNOList) === '["S0002"]',
    );
    // The name replaces the number.
    await act.sees('员工：王强');
    element.setAttribute('group-by', 'department');
    await act.sees('部门汇总');
    element.removeAttribute('persons');
    await until(() => !act.text().includes('员工：王强'), 'nobody is chosen');
  });

  it('tells a page only values that differ from the defaults', async () => {
    const { element, act } = await show({ report: 'saveLosses' });
    await act.sees('错失节省');
    const told = next(element, 'tp-filters');
    choose(act.field('对比') as HTMLSelectElement, '同比（去年）');
    const { attributes } = (await told).detail;
    expect(Object.entries(attributes).filter(([, value]) => value !== '')).to.deep.equal([
      ['compare', 'yearBefore'],
    ]);
  });

  it('leaves out numbers that are longer or more than the gateway takes', async () => {
    await show({
      persons: JSON.stringify(['9'.repeat(10_000)]),
      departments: JSON.stringify(Array(201).fill('D01')),
    });
    await askedFor(() => true);
    expect([asked().at(-1)?.['staffNOList'], asked().at(-1)?.['deptNOList']]).to.deep.equal([[], []]);
  });

  it('holds whole months against the month and the year before', async () => {
    const { act } = await show(
      {
        report: 'monthAnalysis',
        'begin-date': '2026-09-01',
        'end-date': '2026-10-15',
      },
      {
        queryReportFigures: ({ groupBy }: { groupBy: string }) => ({
          total: measures(30),
          rowList:
            groupBy === 'month'
              ? [
                  { key: '2025-09', name: '', measures: measures(20) },
                  { key: '2026-08', name: '', measures: measures(5) },
                  { key: '2026-09', name: '', measures: measures(10) },
                  { key: '2026-10', name: '', measures: measures(20) },
                ]
              : [],
          rowCount: 4,
        }),
      },
    );
    await act.sees('2026年9月');
    const cells = (row: string) =>
      [...act.root.querySelectorAll(`tr[data-row="${row}"] td`)].map((cell) =>
        (cell.textContent ?? '').trim(),
      );
    await until(() => cells('2026-09')[2] === '+100.0%', 'the month before');
    expect(cells('2026-09')[3]).to.equal('-50.0%');
    expect(cells('2026-10').slice(2, 4)).to.deep.equal(['—', '—']);
  });

  it('explains an empty result, and offers a way on', async () => {
    const { act } = await show({ basis: 'used' }, { queryReportFigures: () => NONE });
    await act.sees('没有符合筛选条件的差旅记录');
    await act.press('重置');
    await act.sees('所选区间内没有差旅记录');
  });

  it('shows a failure once, and tries again', async () => {
    let isLost = true;
    const { act } = await show(
      {},
      {
        queryReportFigures: ({ groupBy, beginDate }: { groupBy: string; beginDate: string }) => {
          if (isLost) throw lostAnswer();
          const rowList = rowsOf(groupBy, beginDate);
          return { total: measures(128), rowList, rowCount: rowList.length };
        },
      },
    );
    await act.sees('报表查询失败');
    expect(act.root.querySelectorAll('.tp-state').length).to.equal(1);
    isLost = false;
    await act.press('重试');
    await act.sees('研发部');
  });

  for (const [name, report, words] of [
    ['queryReportChange', 'monthAnalysis', '以上各项相加等于这一差额'],
    ['queryReportFacts', 'ticketReport', 'CA1501'],
  ] as const)
    it(`stands without the answer of ${name}, and has it at another try`, async () => {
      let isLost = true;
      const { [name]: usual } = goodAnswers();
      const { act } = await show(
        { report },
        {
          [name]: (body: never) => {
            if (isLost) throw lostAnswer();
            return usual?.(body);
          },
        },
      );
      await act.sees('查询失败');
      await act.sees('净支出');
      isLost = false;
      await act.press('重试');
      await act.sees(words);
      expect(act.text()).not.to.include('查询失败');
    });

  it('offers no other try after a refusal', async () => {
    const { act } = await show(
      {},
      {
        queryReportFigures: () => {
          throw refusal('forbidden');
        },
      },
    );
    await act.sees('报表查询失败');
    expect(act.button('重试')).to.equal(undefined);
  });

  it('shows names as plain text', async () => {
    const name = '<img src=x onerror="window.hit=1">'.repeat(3);
    const { act } = await show(
      {},
      {
        queryReportFigures: ({ groupBy }: { groupBy: string }) => ({
          total: measures(9),
          rowList: groupBy === 'department' ? [{ key: 'D"1', name, measures: measures(9) }] : [],
          rowCount: 1,
        }),
      },
    );
    await act.sees(name);
    act.button(`${name}的明细`)?.click();
    await act.sees(`${name}的机票明细`);
    expect(act.root.querySelector('img')).to.equal(null);
  });
});
