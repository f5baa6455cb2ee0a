import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { CSV, savedFile } from '../../support/components/saved-file';
import { choose } from './choose';

type Body = Record<string, unknown>;

const show = (attributes: Record<string, string> = {}, answers?: Answers) =>
  putOnPage('tp-report-dashboard', answers, { report: 'reportAnalysis', ...attributes });
const asked = () => called('queryReportPivot').map(({ body }) => body as Body);

const last = (name: string) => (called(name).at(-1)?.body ?? {}) as Body;

describe('the pivot of <tp-report-dashboard>', () => {
  before(() => define());
  afterEach(takeAway);

  const grid = (root: ParentNode) =>
    [...root.querySelectorAll('.rd-pivot tr')].map((row) =>
      [...row.children].map((cell) => (cell.textContent ?? '').trim()),
    );

  it('has a figure of two dimensions with the totals of rows, columns and all', async () => {
    const { element, act } = await show({ 'columns-by': 'route' });
    await act.sees('净支出透视表：部门 × 航线（元，按出票日期）');
    await until(() => grid(act.root).length > 0, 'the rows');
    expect(grid(act.root)).to.deep.equal([
      ['部门 \\ 航线', '北京-上海', '其他', '合计'],
      ['研发部', '¥600.00', '¥200.00', '¥800.00'],
      ['未指定', '¥100.00', '—', '¥100.00'],
      ['合计', '¥700.00', '¥200.00', '¥900.00'],
    ]);
    await until(() => act.root.getAnimations().length === 0 && !act.root.querySelector('[aria-busy=true]'));
    await accessible(element);
  });

  it('says shares of the whole where figures add up, and so in the address', async () => {
    const { element, act } = await show({ 'columns-by': 'route' });
    await act.sees('透视表');
    const told = next(element, 'tp-filters');
    await act.check('占总计');
    expect((await told).detail.attributes.cells).to.equal('share');
    await until(() => grid(act.root)[1]?.[1] === '66.7%', 'a share');
    expect(grid(act.root)[3]).to.deep.equal(['合计', '77.8%', '22.2%', '100.0%']);
    const csv = await (await savedFile(act, '净支出透视表', CSV)).text();
    expect(csv.replace('\uFEFF', '').split('\r\n').slice(0, 4)).to.deep.equal([
      '部门 \\ 航线,北京-上海,其他,合计',
      '研发部,66.7%,22.2%,88.9%',
      '未指定,11.1%,,11.1%',
      '合计,77.8%,22.2%,100.0%',
    ]);
    choose(act.field('指标') as HTMLSelectElement, '平均票价');
    await until(() => !act.text().includes('占总计'), 'averages are no shares');
    expect(grid(act.root)[1]?.[1]).to.equal('¥600.00');
  });

  it('asks for the dimensions that are chosen, and never for one twice', async () => {
    const { element, act } = await show();
    await act.sees('透视表：部门 × 时间');
    const told = next(element, 'tp-filters');
    choose(act.field('列维度') as HTMLSelectElement, '成本中心');
    expect((await told).detail.attributes['columns-by']).to.equal('costCenter');
    await until(() => asked().some(({ columnsBy }) => columnsBy === 'costCenter'), 'cost centres');
    choose(act.field('分组') as HTMLSelectElement, '成本中心');
    await act.sees('透视表：成本中心 × 时间');
    expect(asked().every(({ rowsBy, columnsBy }) => rowsBy !== columnsBy)).to.equal(true);
  });

  it('opens the facts behind each cell, row, column and all', async () => {
    const { element, act } = await show({ 'columns-by': 'route' });
    const narrowed = async (label: string, ...words: string[]) => {
      await until(() => act.button(label), label);
      const told = next(element, 'tp-filters');
      act.button(label)?.focus();
      act.button(label)?.click();
      const address = (await told).detail.attributes['facts-of'];
      for (const word of words) await act.sees(word);
      const { deptAloneNOList, routeList, apart } = last('queryReportFacts');
      await act.press('返回报表');
      return [address, deptAloneNOList, routeList, apart];
    };
    expect(await narrowed('研发部，北京-上海：¥600.00', '研发部 → 北京-上海的机票明细')).to.deep.equal([
      'cell:["department:D01","route:北京-上海"]',
      ['D01'],
      ['北京-上海'],
      undefined,
    ]);
    const others = { by: 'route', keys: ['北京-上海'] };
    expect((await narrowed('研发部，其他：¥200.00', '研发部 → 其他')).slice(1)).to.deep.equal([
      ['D01'],
      [],
      others,
    ]);
    expect((await narrowed('合计，其他：¥200.00')).slice(1)).to.deep.equal([[], [], others]);
    expect((await narrowed('研发部，合计：¥800.00')).slice(1)).to.deep.equal([['D01'], [], undefined]);
    expect(await narrowed('合计，合计：¥900.00', '合计的机票明细')).to.deep.equal([
      'all:',
      [],
      [],
      undefined,
    ]);
    // The focus returns to the cell.
    await until(() => act.root.activeElement?.ariaLabel === '合计，合计：¥900.00', 'the focus');
  });

  it('opens a cell by its address alone, with the names that the gateway has', async () => {
    const { act } = await show({ 'facts-of': 'cell:["department:D01","month:2026-10"]' });
    await act.sees('研发部 → 2026年10月的机票明细');
    const { deptAloneNOList, beginDate, endDate } = last('queryReportFacts');
    expect([deptAloneNOList, beginDate, endDate]).to.deep.equal([['D01'], '2026-10-01', '2026-10-31']);
  });

  it('opens nothing by an address that names no cell', async () => {
    const { act } = await show({ 'facts-of': 'cell:["department:D01","cell:[]"]' });
    await act.sees('透视表');
    expect(called('queryReportFacts')).to.deep.equal([]);
  });

  it('turns its pages, exports itself in full, and shows failures', async () => {
    let isLost = true;
    const { act } = await show(
      {},
      {
        queryReportPivot: ({ pageIndex }: { pageIndex: number }) => {
          if (isLost) throw new Error('lost');
          const row = { key: `D${pageIndex}`, name: `第${pageIndex}部`, value: 100, cells: [100] };
          const columnList = [{ key: '2026-10', name: '2026-10', value: 2100 }];
          return { value: 2100, columnList, rowList: [row], rowCount: 21, columnCount: 30 };
        },
      },
    );
    await act.sees('报表查询失败');
    isLost = false;
    await act.press('重试');
    await act.sees('第1部');
    await act.sees('其余 18 项合并为“其他”');
    act.button('下一页')?.click();
    await act.sees('第2部');
    act.root.querySelector<HTMLButtonElement>('[part~=pivot] .tp-list-exports button')?.click();
    await until(() => called('addExport').length > 0, 'an export');
    const { kind, query } = last('addExport') as { kind: string; query: Body };
    expect([kind, query['rowsBy'], query['figure']]).to.deep.equal(['travel-pivot', 'department', 'amount']);
  });
});
