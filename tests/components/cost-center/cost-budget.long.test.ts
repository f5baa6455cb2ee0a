import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { BodyOf } from '../../../src/contract/call';
import type { saveCostCenterBudget } from '../../../src/contract/cost-center/budgets';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { choose } from '../report/choose';
import { costAnswers } from './cost-samples';

describe('budgets in <tp-cost-center>', () => {
  before(() => define());
  afterEach(takeAway);

  async function show(no: string, answers: Answers = {}) {
    const shown = await putOnPage('tp-cost-center', { ...costAnswers(), ...answers }, { 'object-no': no });
    await until(() => shown.act.button('设置预算'), 'the budget');
    return shown;
  }
  const sent = () =>
    called('saveCostCenterBudget').map(({ body }) => body as BodyOf<typeof saveCostCenterBudget>);
  const months = (amount: number, last = amount) => [...Array.from({ length: 11 }, () => amount), last];

  it('divides a year evenly, with the rest in December, and says so before', async () => {
    const { element, act } = await show('E001C2');
    await act.press('设置预算');
    await act.press('保存');
    await act.sees('请输入预算金额');
    await until(() => act.root.activeElement === act.field('全年预算'), 'the focus at the field');
    await act.type('全年预算', '1万00.005');
    expect((act.field('全年预算') as HTMLInputElement).value).to.equal('100.00');
    await act.sees('每月 ¥8.33，12月 ¥8.37');
    await accessible(element);
    const saved = next(element, 'tp-cost-budget-saved');
    await act.press('保存');
    expect((await saved).detail.costCenterNO).to.equal('E001C2');
    expect(sent()[0]).to.include({ costCenterNO: 'E001C2', basedOn: 0 });
    expect(sent()[0]?.monthAmountList).to.deep.equal(months(833, 837));
    await act.sees('全年 ¥100.00');
  });

  it('sets budgets by month, starting from an equal division, and shows the sum and the missing months', async () => {
    const { element, act } = await show('E001C1');
    await act.press('设置预算');
    await act.check('按月设置');
    await until(() => act.field('12月'), 'the months');
    expect((act.field('1月') as HTMLInputElement).value).to.equal('10000');
    await act.sees('全年合计 ¥120,000.00');
    await act.type('12月', '');
    await act.sees('填写全部月份后计算全年合计');
    await act.press('保存');
    await act.sees('请输入预算金额');
    expect(act.field('12月')?.getAttribute('aria-invalid')).to.equal('true');
    await accessible(element);
    await act.type('12月', '20000000000');
    await act.press('保存');
    await act.sees('每月预算不能超过100亿元');
    await act.type('12月', '20000.5');
    const saved = next(element, 'tp-cost-budget-saved');
    await act.press('保存');
    await saved;
    expect(sent()[0]?.monthAmountList).to.deep.equal(months(1_000_000, 2_000_050));
  });

  it('takes a budget away, which is not a budget of nothing', async () => {
    const { element, act } = await show('E001C1');
    await act.press('设置预算');
    await act.check('不设预算');
    const saved = next(element, 'tp-cost-budget-saved');
    await act.press('保存');
    await saved;
    expect(sent()[0]?.monthAmountList).to.equal(null);
    await act.sees(/\d+年未设预算/);
  });

  it('asks for the months of another year', async () => {
    const { act } = await show('E001C1');
    const year = act.field('年度') as HTMLSelectElement;
    const label = year.options[2]?.label ?? '';
    choose(year, label);
    await until(() => called('queryCostCenterBudgets').length === 2, 'the other year');
    expect(called('queryCostCenterBudgets')[1]?.body).to.deep.equal({
      budgetYear: Number(label.slice(0, 4)),
      costCenterNOList: ['E001C1'],
    });
  });

  it('keeps the inputs where another user has changed the budget meanwhile, and loads theirs on request', async () => {
    const good = costAnswers();
    let isFirst = true;
    const { element, act } = await show('E001C1', {
      ...good,
      saveCostCenterBudget: (body: BodyOf<typeof saveCostCenterBudget>) => {
        if (!isFirst) return good['saveCostCenterBudget']?.(body as never);
        isFirst = false;
        good['saveCostCenterBudget']?.({ ...body, monthAmountList: months(500) } as never);
        throw refusal('budgetChanged');
      },
    });
    await act.press('设置预算');
    await act.type('全年预算', '240');
    await act.press('保存');
    await act.sees('您填写的内容尚未保存');
    await act.sees('当前全年预算为 ¥60.00');
    await accessible(element);
    const saved = next(element, 'tp-cost-budget-saved');
    await act.press('以我的填写为准');
    await saved;
    expect(sent().map(({ basedOn }) => basedOn)).to.deep.equal([2, 3]);
    expect(sent()[1]?.monthAmountList).to.deep.equal(months(2000));
  });

  it('asks before it discards the inputs', async () => {
    const { act } = await show('E001C1');
    await act.press('设置预算');
    await act.type('全年预算', '1');
    await act.press('取消');
    await act.sees('已填写的内容将丢失');
    await act.press('放弃修改');
    await until(() => act.root.querySelector('dialog') === null, 'the dialog closed');
    expect(sent()).to.deep.equal([]);
  });
});
