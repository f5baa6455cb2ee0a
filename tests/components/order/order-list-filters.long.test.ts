import { chooseCost, costChoiceAnswers } from '../../support/components/cost-choices';
import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { FiltersChange } from '../../../src/element/navigation/filters';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { orderRow, ORDER_NO } from './support/order-samples';

const show = (answers?: Answers, attributes?: Record<string, string>) =>
  putOnPage('tp-order-list', answers, attributes);
const asked = () => called('queryorderListOnPermission').map(({ body }) => body as Record<string, unknown>);
const lastAsked = () => asked().at(-1);

describe('<tp-order-list> narrowed', () => {
  before(() => define());
  afterEach(takeAway);

  it('asks anew where nothing else is asked for, and the page stays in view meanwhile', async () => {
    const { act } = await show();
    await act.sees(ORDER_NO);
    const before = asked().length;
    await act.press('查询');
    await until(() => asked().length === before + 1, 'asked once more');
    expect(asked().at(-1)).to.deep.equal(asked().at(-2));
    await act.sees(ORDER_NO);
  });

  it('lets the gateway filter: keyword, state, dates, pay type', async () => {
    const { act } = await show();
    await act.sees(ORDER_NO);
    await act.type('关键字', '林静');
    await act.press('查询');
    await until(() => lastAsked()?.['keyword'] === '林静');
    await act.press('全部');
    await act.check('待支付');
    await until(() => JSON.stringify(lastAsked()?.['orderStatusList']) === '["待支付"]');
    await act.type('开始日期', '2026-11-01');
    await until(() => lastAsked()?.['beginDate'] === '2026-11-01');
    await act.press('重置');
    await until(() => lastAsked()?.['keyword'] === '' && lastAsked()?.['beginDate'] === undefined);
  });

  it('tells the filters that restore the list, and restores the list from them', async () => {
    const { element, act } = await show({}, { 'page-index': '2' });
    await act.sees(ORDER_NO);
    expect(lastAsked()?.['pageIndex']).to.equal(2);
    const attributes: Record<string, string>[] = [];
    element.addEventListener('tp-filters', ({ detail }: CustomEventInit<FiltersChange>) => {
      if (detail) attributes.push({ ...detail.attributes });
    });
    await act.type('关键字', '林静');
    await act.press('查询');
    await act.press('全部');
    await act.check('待支付');
    await act.type('开始日期', '2026-11-01');
    await act.press('更多筛选');
    const payTypes = [...act.root.querySelectorAll<HTMLElement>('.tp-filters button[aria-haspopup=dialog]')];
    payTypes.find((button) => button.closest('.tp-field')?.textContent?.includes('支付方式'))?.click();
    await act.check('月结');
    await until(() => JSON.stringify(lastAsked()?.['payTypeList']) === '[0]');
    const last = attributes.at(-1) ?? {};
    expect(last).to.deep.equal({
      keyword: '林静',
      statuses: '["待支付"]',
      filters: 'payTypes=0&beginDate=2026-11-01',
      sort: '',
      'page-index': '',
    });
    const narrowed = lastAsked();
    takeAway();

    const again = await show({}, last);
    await again.act.sees(ORDER_NO);
    expect(lastAsked()).to.deep.equal(narrowed);
    // Simulates the way back.
    for (const name of Object.keys(last)) again.element.removeAttribute(name);
    await until(() => lastAsked()?.['keyword'] === '');
    expect(lastAsked()?.['payTypeList']).to.deep.equal([]);
    again.element.setAttribute('sort', 'takeOffTime');
    await until(() => lastAsked()?.['sortField'] === 'takeOffTime' && lastAsked()?.['sortOrder'] === 'asc');
  });

  it('filters by several pay types at once, and shows each filter as a removable tag', async () => {
    const { element, act } = await show();
    await act.sees(ORDER_NO);
    const tags = () =>
      [...act.root.querySelectorAll('[aria-label=已选条件] li')].map((tag) => tag.textContent);
    expect(tags()).to.deep.equal([]);
    await act.type('关键字', '林静');
    await act.press('查询');
    await act.type('开始日期', '2026-11-01');
    await act.press('更多筛选');
    const payTypes = [...act.root.querySelectorAll<HTMLElement>('.tp-filters button[aria-haspopup=dialog]')];
    payTypes.find((button) => button.closest('.tp-field')?.textContent?.includes('支付方式'))?.click();
    await act.check('月结');
    await act.check('第三方支付');
    await until(() => JSON.stringify(lastAsked()?.['payTypeList']) === '[0,4]');
    await act.press('收起筛选'); // A collapsed filter still shows that it is set.
    expect(tags()).to.deep.equal(['关键字：林静', '预订日期：2026-11-01 起', '支付方式：月结、第三方支付']);
    // axe measures the contrast of rows only once they no longer fade during a reload.
    await until(
      () => !act.root.querySelector('[aria-busy=true]') && act.root.getAnimations().length === 0,
      'rows at rest',
    );
    await accessible(element);
    const undo = (name: string) => act.button(`取消筛选：${name}`)?.click();
    undo('支付方式：月结、第三方支付');
    await until(() => JSON.stringify(lastAsked()?.['payTypeList']) === '[]');
    expect(act.root.activeElement?.ariaLabel).to.equal('取消筛选：预订日期：2026-11-01 起');
    undo('关键字：林静');
    await until(() => lastAsked()?.['keyword'] === '');
    undo('预订日期：2026-11-01 起');
    await until(() => lastAsked()?.['beginDate'] === undefined);
    expect(tags()).to.deep.equal([]);
    const keyword = act.root.activeElement as HTMLInputElement;
    expect([keyword.localName, keyword.value]).to.deep.equal(['input', '']);
  });

  it('filters by each field of an order once it is left, and names invalid values', async () => {
    const { element, act } = await show({
      queryOrderFilterChoices: () => ({
        departmentList: [{ no: 'D01', name: '研发部' }],
      }),
      ...costChoiceAnswers({
        costCenterList: [{ no: 'C01', name: '研发中心' }],
        accountingEntityList: [],
        projectList: [],
      }),
    });
    await act.sees(ORDER_NO);
    const tags = () =>
      [...act.root.querySelectorAll('[aria-label=已选条件] li')].map((tag) => tag.textContent);
    const leave = () => (act.root.activeElement as HTMLElement | null)?.blur();
    const type = async (label: string, value: string) => {
      await act.type(label, value);
      leave();
    };
    const choose = async (label: string, option: string) => {
      const fields = [...act.root.querySelectorAll<HTMLElement>('.tp-filters button[aria-haspopup=dialog]')];
      fields.find((one) => one.closest('.tp-field')?.textContent?.includes(label))?.click();
      await act.check(option);
    };
    await act.press('更多筛选');
    await type('乘机人', 'x');
    await act.sees('请至少输入2个字符');
    await type('乘机人', '林静');
    await type('票号', '781-200');
    await act.sees('请输入13位票号');
    expect(asked().every((body) => !('ticketNo' in body))).to.equal(true);
    await type('票号', '781-2000000274');
    await choose('部门', '研发部');
    await chooseCost(act, '成本中心', '研发中心');
    await choose('改签状态', '改签中');
    await choose('退票状态', '退票失败');
    await until(() => lastAsked()?.['refundStateList'] !== undefined);
    const names = [
      'passengerName',
      'ticketNo',
      'deptNOList',
      'costCenterNOList',
      'changeStateList',
      'refundStateList',
    ];
    expect(names.map((name) => lastAsked()?.[name])).to.deep.equal([
      '林静',
      '7812000000274',
      ['D01'],
      ['C01'],
      ['改签中'],
      ['退票失败'],
    ]);
    expect(tags()).to.deep.equal([
      '票号：7812000000274',
      '乘机人：林静',
      '部门：研发部',
      '成本中心：研发中心',
      '改签状态：改签中',
      '退票状态：退票失败',
    ]);
    await until(
      () => !act.root.querySelector('[aria-busy=true]') && act.root.getAnimations().length === 0,
      'rows at rest',
    );
    await accessible(element);
    act.button('取消筛选：乘机人：林静')?.click();
    await until(() => lastAsked()?.['passengerName'] === undefined);
    expect(act.field('乘机人')?.value).to.equal('');
    await act.press('重置');
    await until(() => lastAsked()?.['ticketNo'] === undefined);
    expect(tags()).to.deep.equal([]);
  });

  it('adds up all that are found below the rows', async () => {
    const { act } = await show({
      queryorderListOnPermission: () => ({
        total: 45,
        totalAmount: 5_175_000,
        orderList: [orderRow()],
      }),
    });
    await act.sees('合计 45 单');
    expect(act.root.querySelector('tfoot')?.textContent).to.include('51,750.00');
  });

  it('asks for nothing with a date half typed', async () => {
    const { act } = await show();
    await act.type('开始日期', '2026-11');
    await act.sees(ORDER_NO);
    expect(asked().every((body) => body['beginDate'] === undefined)).to.equal(true);
  });
});
