import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { BodyOf } from '../../../src/contract/call';
import type { closeCostObjects, queryCostObjects } from '../../../src/contract/cost-center/cost-objects';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { refusal } from '../../support/components/samples';
import { choose } from '../report/choose';
import { choiceAnswers, costAnswers, costObject } from './cost-samples';

const LONG = `${'甲'.repeat(5000)}<img src=x onerror=alert(1)>${'B'.repeat(4970)}`;

describe('<tp-cost-center>', () => {
  before(() => define());
  afterEach(takeAway);

  const show = (answers: Answers = {}, attributes: Record<string, string> = {}) =>
    putOnPage('tp-cost-center', { ...costAnswers(), ...choiceAnswers(), ...answers }, attributes);
  type Shown = Awaited<ReturnType<typeof show>>;
  const asked = () => called('queryCostObjects').map(({ body }) => body as BodyOf<typeof queryCostObjects>);
  const rowOf = ({ act }: Shown, no: string) => act.root.querySelector<HTMLElement>(`tr[data-row="${no}"]`);
  const settled = ({ act }: Shown) => until(() => !act.root.querySelector('.stale'), 'the rows of now');

  it('lists cost centres with their state, audience and remaining budget', async () => {
    await setViewport({ width: 1440, height: 900 });
    const shown = await show();
    const { element, act } = shown;
    await act.sees('研发中心');
    await act.sees('共 5 条成本中心');
    const first = rowOf(shown, 'E001C1')?.textContent;
    expect(first).to.contain('CC-RD').and.to.contain('林静').and.to.contain('2026-01-01 至 长期');
    expect(first).to.contain('预算 ¥120,000.00').and.to.contain('余 50,000.00');
    expect(first).to.contain('已用 60,000.00').and.to.contain('占用 10,000.00');
    expect(first, 'the month is over, in words').to.contain('超支 ¥2,500.00');
    expect(rowOf(shown, 'E001C2')?.textContent).to.contain('2个部门、3人');
    expect(rowOf(shown, 'E001C3')?.textContent).to.contain('未生效').and.to.contain('未设预算');
    expect(rowOf(shown, 'E001C5')?.textContent).to.contain('已关闭');
    await accessible(element);
  });

  it('asks as it is narrowed, sorted and turned over, and says where nothing fits', async () => {
    const shown = await show();
    const { act } = shown;
    await act.sees('研发中心');
    expect(asked().at(-1)).to.deep.equal({
      costKind: 'costCenter',
      keyword: '',
      costStateList: [],
      sortBy: 'code',
      isDescending: false,
      pageIndex: 1,
      pageSize: 20,
    });
    choose(act.field('状态') as HTMLSelectElement, '已关闭');
    await act.sees('共 1 条成本中心');
    await settled(shown);
    expect(asked().at(-1)?.costStateList).to.deep.equal(['closed']);
    await act.type('关键字', '没有的');
    act.root.querySelector<HTMLElement>('form[role=search] [type=submit]')?.click();
    await act.sees('没有符合条件的成本中心');
    await act.press('清除筛选');
    await act.sees('共 5 条成本中心');
    await act.press('名称');
    await until(() => asked().at(-1)?.sortBy === 'name', 'sorted by name');
  });

  it('changes to another kind by its tab, fires the event, and follows the attribute of the page', async () => {
    const shown = await show();
    const { element, act } = shown;
    await act.sees('研发中心');
    const told = next(element, 'tp-filters');
    await act.press('核算主体');
    expect((await told).detail).to.deep.equal({
      attributes: { 'cost-kind': 'accountingEntity', view: '' },
      replaces: false,
    });
    await act.sees('91310000MA1FL0001X');
    expect(act.root.textContent).not.to.contain('本年预算');
    await accessible(element);
    element.setAttribute('cost-kind', 'project');
    await act.sees('新机房建设');
    await act.sees('2026-01-01 至 2026-12-31');
    await act.sees('新增项目');
  });

  it('shows budgets with the spending expected of the year, by cost centre and by department', async () => {
    const { element, act } = await show({}, { view: 'budget' });
    for (const words of ['预计全年', '10,900.00', '预计超支 ¥900.00', '支出按预订日期计'])
      await act.sees(words);
    await accessible(element);
    await act.check('部门');
    await act.sees('研发部');
    await act.sees('未设');
    expect(called('queryBudgetForecasts').at(-1)?.body).to.include({ forecastGroup: 'department' });
    // other kinds have no budgets
    await act.press('核算主体');
    await act.sees('税号');
  });

  it('says why nothing is to be seen to those who may not keep them', async () => {
    const { element, act } = await show({
      queryCostObjects: () => {
        throw refusal('forbidden');
      },
    });
    await act.sees('您没有该操作的权限，请联系管理员');
    expect(act.button('新增成本中心')).to.equal(undefined);
    expect(act.button('重试')).to.equal(undefined);
    await accessible(element);
  });

  it('shows failures, and tries again at a press', async () => {
    let isBroken = true;
    const good = costAnswers();
    const { act } = await show({
      queryCostObjects: (body) => {
        if (isBroken) throw new Error('系统异常');
        return good['queryCostObjects']?.(body);
      },
    });
    await act.sees('成本中心查询失败');
    isBroken = false;
    await act.press('重试');
    await act.sees('研发中心');
  });

  it('says how to begin where there is none yet', async () => {
    const { element, act } = await show(costAnswers([]));
    await act.sees('还没有成本中心，可逐个新增，或从文件导入');
    await accessible(element);
  });

  it('shows one object in full: place, audience, budget and history', async () => {
    const shown = await show({}, { 'object-no': 'E001C2' });
    const { element, act } = shown;
    await act.sees('研发部 → 研发中心');
    await act.sees('订单出行人 12 人次');
    await act.sees('默认归属员工 4 人');
    await act.sees('陈思远 · 销售部');
    await act.sees('指定部门和人员 → 全员');
    await act.sees(`${shanghaiDate(new Date()).slice(0, 4)}年未设预算`);
    await accessible(element);
    const told = next(element, 'tp-detail');
    await pressNamed(act, '研发中心');
    expect((await told).detail).to.deep.equal({ kind: 'costObject', id: 'E001C1' });
    await act.sees('全年 ¥120,000.00');
    const back = next(element, 'tp-detail');
    await act.press('返回成本中心列表');
    expect((await back).detail.id).to.equal(null);
    // The focus returns to the row from which the form was opened.
    await until(() => act.root.activeElement?.textContent === 'CC-RD-1', 'the focus is at the row');
  });

  it('shows no months of budgets to those who may not set them', async () => {
    const { act } = await show(
      {
        queryCostCenterBudgets: () => {
          throw refusal('forbidden');
        },
      },
      { 'object-no': 'E001C1' },
    );
    await act.sees('预算 ¥120,000.00');
    await until(() => called('queryCostCenterBudgets').length > 0, 'the months asked for');
    await until(() => !act.root.textContent.includes('各月预算'), 'no months');
  });

  it('says that one is not there, with the way back', async () => {
    const { act } = await show(
      {
        queryCostObject: () => {
          throw refusal('costObjectUnknown');
        },
      },
      { 'object-no': 'E009C1' },
    );
    await act.sees('该数据不存在');
    await act.press('返回成本中心列表');
    await act.sees('共 5 条');
  });

  it('closes the selected ones, and moves their dependents to a successor if one is named', async () => {
    const shown = await show();
    const { element, act } = shown;
    await act.sees('研发中心');
    const box = (no: string) => rowOf(shown, no)?.querySelector<HTMLElement>('input[type=checkbox]');
    expect(box('E001C5'), 'a closed one cannot be chosen').not.to.exist;
    box('E001C3')?.click();
    box('E001C4')?.click();
    await act.sees('已选 2 项');
    await accessible(element);
    act.root.querySelector<HTMLElement>('.tp-selection-bar .tp-button:last-of-type')?.click();
    await act.sees('将关闭以下 2 项');
    await act.check('合并到其他对象');
    await act.press('确认关闭 2 项');
    await act.sees('请选择承接对象');
    await until(
      () => act.root.activeElement?.getAttribute('aria-invalid') === 'true',
      'the focus at the field',
    );
    await accessible(element);
    await act.type('承接对象', '平台');
    const option = () => act.root.querySelector<HTMLElement>('[role=option]');
    await until(() => option()?.textContent?.includes('平台研发'), 'the other one');
    option()?.click();
    const closed = next(element, 'tp-cost-objects-closed');
    await act.press('确认关闭 2 项');
    expect((await closed).detail).to.deep.equal({
      costKind: 'costCenter',
      nos: ['E001C4', 'E001C3'],
      successorNO: 'E001C2',
    });
    await act.sees('已关闭 2 项，4 名员工和 1 项下级已转到承接对象');
    await until(() => !act.root.querySelector('.cc-selection'), 'nothing is chosen any more');
  });

  it('asks for a successor where the gateway requires one, and continues after changes of others', async () => {
    const good = costAnswers();
    const faults = ['successorNeeded', 'costObjectChanged'] as const;
    let at = 0;
    const bodies: BodyOf<typeof closeCostObjects>[] = [];
    const shown = await show(
      {
        ...good,
        closeCostObjects: (body: BodyOf<typeof closeCostObjects>) => {
          bodies.push(body);
          const fault = faults[at];
          at += 1;
          if (fault === 'costObjectChanged') {
            // Another user has saved it in the meantime.
            const { no } = body.closingList[0] as { no: string };
            good['saveCostObject']?.({
              costKind: 'costCenter',
              no,
              basedOn: 1,
              code: 'CC-RD',
              name: '研发中心（新）',
              validFrom: '2026-01-01',
              isForAll: true,
            } as never);
          }
          if (fault) throw refusal(fault);
          return good['closeCostObjects']?.(body as never);
        },
      },
      { 'object-no': 'E001C1' },
    );
    const { element, act } = shown;
    await act.sees('默认归属员工 4 人');
    await act.press('关闭');
    await act.press('确认关闭 1 项');
    await act.sees('仍有员工或下级在使用，请选择承接对象');
    await act.type('承接对象', '应用');
    const option = () => act.root.querySelector<HTMLElement>('[role=option]');
    await until(() => option()?.textContent?.includes('应用研发'), 'the other one');
    option()?.click();
    await act.press('确认关闭 1 项');
    await act.sees('已载入最新数据');
    await until(
      () => act.root.querySelector('.cc-closing-name')?.textContent === '研发中心（新）',
      'what it is by now',
    );
    const closed = next(element, 'tp-cost-objects-closed');
    await act.press('确认关闭 1 项');
    await closed;
    expect(bodies.map(({ closingList }) => closingList[0]?.basedOn)).to.deep.equal([1, 1, 2]);
  });

  it('opens a closed one again once that is confirmed', async () => {
    const { element, act } = await show();
    await pressNamed(act, '重新打开 CC-OLD');
    await act.sees('重新打开“老市场部”？');
    await accessible(element);
    const saved = next(element, 'tp-cost-object-saved');
    await act.press('确认打开');
    await saved;
    await until(() => act.button('编辑 CC-OLD'), 'it can be changed again');
  });

  it('asks the page to lead to the import and to the files', async () => {
    const { element, act } = await show({}, { 'cost-kind': 'project' });
    await act.sees('新机房建设');
    const asks: unknown[] = [];
    element.addEventListener('tp-navigate', (event) => {
      asks.push((event as CustomEvent).detail);
      event.preventDefault();
    });
    await act.press('导入');
    expect(asks).to.deep.equal([{ target: 'costCenterImport', costKind: 'project' }]);
    await act.press('导出 Excel');
    await until(() => called('addExport').length === 1, 'the export asked for');
    expect(called('addExport')[0]?.body).to.deep.equal({
      kind: 'costObjects',
      format: 'xlsx',
      query: { costKind: 'project', keyword: '', costStateList: [] },
    });
  });

  it('fits names of any length and content, at every width', async () => {
    const hostile = costObject({
      code: 'C'.repeat(40),
      name: LONG,
      ownerName: LONG,
      parentName: LONG,
      taxNo: LONG,
      yearBudget: { amount: 1, used: 12_000_000_000_000, held: 12_000_000_000_000 },
    });
    for (const width of [390, 1024]) {
      await setViewport({ width, height: 844 });
      const shown = await show({
        ...costAnswers([hostile]),
        queryCostObjectChanges: () => ({
          changeList: [
            {
              revision: 1,
              how: 'changed',
              changedBy: LONG,
              changedTime: '2026-11-20T03:00:00.000Z',
              fieldList: [{ field: 'name', before: LONG, after: LONG }],
            },
          ],
        }),
      });
      const { element, act } = shown;
      await act.sees('超支');
      const isWithin = () => element.scrollWidth <= element.clientWidth;
      expect(isWithin(), `the list at ${width}`).to.equal(true);
      element.setAttribute('object-no', hostile.no);
      await act.sees('→');
      expect(isWithin(), `the detail at ${width}`).to.equal(true);
      expect(act.root.querySelector('img')).to.equal(null);
      takeAway();
    }
    await setViewport({ width: 1440, height: 900 });
  });
});
