import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { SavedView } from '../../../src/contract/saved-view/saved-view';
import { accessible } from '../../support/components/accessible';
import { findCatalogueTexts } from '../../support/components/catalogue-texts';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { lostAnswer, refusal } from '../../support/components/samples';
import { ORDER_NO } from './support/order-samples';
import { savedViewAnswers } from './support/saved-view-answers';

const LONG: SavedView = { viewName: '长'.repeat(20), filters: { keyword: '长' } };
const TWO: SavedView[] = [
  { viewName: '待支付的', filters: { statuses: ['待支付'], beginDate: '2026-11-01' } },
  { viewName: '国航', filters: { flightNo: 'CA1501', keyword: '林静' } },
];

async function list(
  views: readonly SavedView[] = TWO,
  answers: Answers = {},
  attributes: Record<string, string> = {},
) {
  const shown = await putOnPage('tp-order-list', { ...savedViewAnswers(views), ...answers }, attributes);
  const { act } = shown;
  await act.sees(ORDER_NO);
  const trigger = () => act.button('我的筛选') as HTMLButtonElement;
  return {
    ...shown,
    trigger,
    panel: () => act.root.querySelector<HTMLElement>('.tp-view-list'),
    dialog: () => act.root.querySelector('dialog'),
    async open(): Promise<void> {
      trigger().focus();
      trigger().click();
      await until(() => act.root.querySelector('.tp-view-list :is(li, p)'), 'what is saved');
    },
    async asked(): Promise<Record<string, unknown>> {
      await until(() => act.root.querySelector('[aria-busy=true]') === null, 'nothing is under way');
      return called('queryorderListOnPermission').at(-1)?.body as Record<string, unknown>;
    },
    keyword: () => act.field('关键字')?.value,
  };
}
const tagsOf = (root: ShadowRoot) =>
  [...root.querySelectorAll('.tp-filter-tags span')].map(({ textContent }) => textContent);
const saved = () => called('saveSavedView').map(({ body }) => body as Record<string, unknown>);

describe('saved filters of a list', () => {
  before(() => define());
  afterEach(takeAway);
  afterEach(() => setViewport({ width: 1024, height: 768 }));

  it('filter the list once they are chosen, by the saved filters only', async () => {
    const { act, open, trigger, panel, asked, keyword } = await list();
    await act.type('关键字', '其他');
    await act.press('查询');
    await act.sees('关键字：其他');
    await open();
    await act.press('待支付的');
    await act.sees('订单状态：待支付');
    expect(tagsOf(act.root)).to.deep.equal(['订单状态：待支付', '预订日期：2026-11-01 起']);
    expect(await asked()).to.include({ keyword: '', beginDate: '2026-11-01' });
    expect([keyword(), panel()]).to.deep.equal(['', null]);
    expect(act.root.activeElement).to.equal(trigger());
    await open();
    await act.press('国航');
    await act.sees('航班号：CA1501');
    expect(keyword(), 'the field has what narrows the list').to.equal('林静');
    expect(await asked()).to.include({ keyword: '林静', flightNo: 'CA1501' });
  });

  it('are saved by a name, with the filters of the list and nothing else', async () => {
    const { act, open, dialog, trigger } = await list([]);
    await open();
    await act.sees('还没有保存的筛选');
    await act.sees('设置筛选条件后可在此保存');
    expect(act.button('保存当前筛选')).to.equal(undefined);
    trigger().click();
    await act.type('开始日期', '2026-11-0');
    await act.type('关键字', '林静');
    await act.press('查询');
    await act.sees('关键字：林静');
    await open();
    await act.press('保存当前筛选');
    await until(dialog, 'the form');
    expect(act.root.activeElement).to.equal(act.field('名称'));
    await act.press('保存');
    await act.sees('请输入筛选名称');
    expect(saved()).to.deep.equal([]);
    await act.type('名称', ' 林静的 ');
    await sendKeys({ press: 'Enter' });
    await act.sees('筛选已保存');
    expect(saved()).to.deep.equal([
      {
        pagePath: '/orderManage/airOrderList',
        viewName: '林静的',
        filters: { keyword: '林静' },
        overwrite: false,
      },
    ]);
    expect([dialog(), act.root.activeElement]).to.deep.equal([null, trigger()]);
    await open();
    await act.sees('林静的');
  });

  it('of a name that there is are replaced at a second press only', async () => {
    const { act, open, dialog } = await list();
    await act.type('关键字', '新');
    await act.press('查询');
    await act.sees('关键字：新');
    await open();
    await act.press('保存当前筛选');
    await act.type('名称', '国航');
    await sendKeys({ press: 'Enter' });
    await act.sees('已有名为“国航”的筛选');
    await accessible(act.root.host);
    // Only the identical name is a duplicate.
    await act.type('名称', '国航2');
    await until(() => !act.root.textContent?.includes('已有名为'), 'the hint goes');
    await act.type('名称', '国航');
    await sendKeys({ press: 'Enter' });
    await act.press('替换');
    await until(() => !dialog(), 'it is saved');
    expect(saved().map(({ overwrite }) => overwrite)).to.deep.equal([false, false, true]);
    expect(saved().at(-1)?.['filters']).to.deep.equal({ keyword: '新' });
  });

  it('are given another name, which no other has', async () => {
    const { act, open, dialog, trigger } = await list();
    await open();
    act.button('重命名：国航')?.click();
    await until(dialog, 'the form');
    expect(act.field('名称')?.value).to.equal('国航');
    await act.type('名称', '待支付的');
    await sendKeys({ press: 'Enter' });
    await act.sees('已有同名的筛选，请换一个名称');
    await act.type('名称', '国航的');
    await sendKeys({ press: 'Enter' });
    await until(() => !dialog(), 'it is renamed');
    expect(act.root.activeElement).to.equal(trigger());
    await open();
    await act.sees('国航的');
  });

  it('are deleted once that is confirmed', async () => {
    const { act, open, dialog, trigger } = await list();
    await open();
    act.button('删除：国航')?.click();
    await act.sees('确定删除“国航”吗？');
    await accessible(act.root.host);
    await act.press('取消');
    await until(() => !dialog(), 'it is closed');
    expect(called('deleteSavedView')).to.deep.equal([]);
    await open();
    act.button('删除：国航')?.click();
    await until(dialog, 'it is asked');
    act.button('删除')?.click();
    await act.sees('筛选已删除');
    expect([dialog(), act.root.activeElement]).to.deep.equal([null, trigger()]);
    await open();
    expect(act.button('国航')).to.equal(undefined);
  });

  it('name filters that no longer exist, and apply the rest', async () => {
    const views: SavedView[] = [
      {
        viewName: '旧的',
        filters: {
          statuses: ['待支付', '旧状态'],
          deptNos: ['D-gone'],
          keyword: 7,
          beginDate: '2026-13-01',
          former: 'x',
          pnr: 'ABC123',
        },
      },
    ];
    const { act, open, asked } = await list(views);
    await open();
    await act.press('旧的');
    await act.sees('部分条件已失效，未使用：');
    for (const label of ['订单状态', '部门', '关键字', '开始日期', '其他条件'])
      await act.sees(new RegExp(`未使用：[^。]*${label}`));
    expect(tagsOf(act.root)).to.deep.equal(['订单状态：待支付', 'PNR：ABC123']);
    expect(await asked()).to.include({ keyword: '', pnr: 'ABC123' });
  });

  it('report failed loads and saves, and keep the inputs', async () => {
    let isAway = true;
    const { act, open, dialog } = await list([], {
      querySavedViews: () => {
        if (isAway) throw lostAnswer();
        return { savedViewList: [] };
      },
      saveSavedView: () => {
        throw refusal('savedViewsFull');
      },
    });
    await act.type('关键字', '林静');
    await act.press('查询');
    await open().catch(() => undefined);
    await act.sees('网络异常，请检查网络后重试');
    isAway = false;
    await act.press('重试');
    await act.sees('还没有保存的筛选');
    await act.press('保存当前筛选');
    await act.type('名称', '一');
    await sendKeys({ press: 'Enter' });
    await act.sees('未能保存：保存的筛选已达上限');
    expect([Boolean(dialog()), act.field('名称')?.value]).to.deep.equal([true, '一']);
  });

  it('are worked by keyboard alone', async () => {
    const { act, open, panel, trigger } = await list();
    await open();
    await sendKeys({ press: 'Tab' });
    expect(act.root.activeElement?.textContent).to.equal('待支付的');
    await sendKeys({ press: 'Escape' });
    expect([panel(), act.root.activeElement]).to.deep.equal([null, trigger()]);
    await open();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await act.sees('订单状态：待支付');
    expect(act.root.activeElement).to.equal(trigger());
  });

  it('are not offered where the list has no filters', async () => {
    const { act } = await list(TWO, {}, { 'hide-filters': '' });
    expect(act.button('我的筛选')).to.equal(undefined);
  });

  for (const width of [1440, 1024, 390]) {
    it(`fit a window of ${width} px, and keep long names to one line`, async () => {
      await setViewport({ width, height: 800 });
      const { act, open, panel, element } = await list([...TWO, LONG]);
      await act.type('关键字', '林静');
      await act.press('查询');
      await open();
      await accessible(element);
      const box = panel()?.getBoundingClientRect();
      expect(box?.left).to.be.at.least(0);
      expect(box?.right).to.be.at.most(width);
      const name = act.button(LONG.viewName) as HTMLElement;
      expect(name.title).to.equal(LONG.viewName);
      expect(name.offsetHeight).to.be.at.most(44);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
      await act.press('保存当前筛选');
      await until(() => act.field('名称'), 'the form');
      await accessible(element);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
    });
  }

  it('speak English', async () => {
    const { element, act } = await putOnPage('tp-order-list', savedViewAnswers(), { lang: 'en' });
    await act.press('My filters');
    await act.sees('No filters saved yet');
    expect(findCatalogueTexts(element)).to.deep.equal([]);
    await act.type('Keyword', 'lin');
    await act.press('Search');
    await act.press('My filters');
    await act.press('Save current filters');
    await act.sees('20 characters at most');
    await act.press('Save');
    await act.sees('Please enter a name');
    expect(findCatalogueTexts(element)).to.deep.equal([]);
  });
});
