import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { mealStandards } from '../../../src/contract/meal/meal-standards';
import { GRADES, gradeAnswers } from '../address-book/address-book-samples';
import { accessible } from '../../support/components/accessible';
import { describeResourcePage } from '../../support/components/describe-resource-page';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { MEAL_STANDARDS } from './meal-samples';

describeResourcePage(mealStandards, {
  tag: 'meal',
  page: 'mealStandardsSet',
  noun: '用餐标准',
  rows: MEAL_STANDARDS,
  named: { field: 'standardName', label: '标准名称' },
  missing: '请输入标准名称',
  answers: gradeAnswers(),
  async fill(act) {
    const boxes = () => act.root.querySelectorAll<HTMLElement>('dialog[open] [role=combobox]');
    await until(() => boxes()[0], 'the grade');
    boxes()[0]?.focus();
    boxes()[0]?.click();
    const option = () =>
      [...act.root.querySelectorAll<HTMLElement>('dialog[open] [role=option]')].find((one) =>
        one.textContent?.includes(GRADES[1].gradeName),
      );
    await until(option, GRADES[1].gradeName);
    option()?.click();
    await act.type('每人上限', '50');
  },
});

describe('<tp-meal>', () => {
  before(() => define(['meal']));
  afterEach(takeAway);
  const show = (page: string) => putOnPage('tp-meal', gradeAnswers(), { page });

  it('says which standards govern one of the staff in a city on a day', async () => {
    const { element, act } = await show('mealStandardsSet');
    await act.sees('全部城市');
    await act.press('试算');
    const boxes = () => act.root.querySelectorAll<HTMLElement>('.tp-disclosure [role=combobox]');
    const pick = async (at: number) => {
      await until(() => boxes()[at], 'the choice');
      boxes()[at]?.focus();
      boxes()[at]?.click();
      const option = () => act.root.querySelector<HTMLElement>('[role=option]');
      await until(option, 'an option');
      option()?.click();
      await until(() => !option(), 'it is chosen');
    };
    await pick(0);
    await pick(1);
    await act.type('日期', '2026-11-28');
    await act.sees('节假日，城市等级为一线城市');
    await act.sees('员工午餐：每人不超过¥50.00，超标后须填写原因');
    await act.sees('没有适用的标准');
    expect(
      (called('queryGoverningMealStandard').at(-1)?.body as { date: string } | undefined)?.date,
    ).to.equal('2026-11-28');
    await accessible(element);
  });

  it('keeps subsidies', async () => {
    const { act } = await show('mealSubsidy');
    await act.sees('出差用餐补贴');
    await act.sees('2026-01-01 起');
    await act.press('编辑');
    await act.type('补贴金额', '88.5');
    await act.press('保存');
    await until(() => called('alterMealSubsidy').length === 1, 'it is saved');
    const body = called('alterMealSubsidy')[0]?.body as { values: { amount: number } } | undefined;
    expect(body?.values.amount).to.equal(8850);
  });

  it('keeps addresses: a stopped one is not the default', async () => {
    const { act } = await show('deliveryAddressManage');
    await act.sees('全部部门');
    await act.press('编辑');
    await until(() => act.root.querySelector('dialog[open] [role=switch]'), 'the form');
    [...act.root.querySelectorAll<HTMLElement>('dialog[open] [role=switch]')].at(-1)?.click();
    await act.press('保存');
    await act.sees('停用的地址不能设为默认地址');
    expect(called('alterDeliveryAddress')).to.have.length(0);
  });

  it('keeps specifications, and says at its field that there are more at least than at most', async () => {
    const { act } = await show('mealSpecificationSet');
    await act.sees('商务套餐');
    await act.press('编辑');
    await act.type('最多人数', '0');
    await act.press('保存');
    await act.sees('人数须为1至1000');
    await act.type('最多人数', '30');
    await act.press('保存');
    await until(() => called('alterMealSpecification').length === 1, 'it is saved');
  });

  it('keeps receivers, from one time to a later one', async () => {
    const { act } = await show('receiveStuffSet');
    await act.sees('林静');
    await act.press('编辑');
    await act.type('结束收货时间', '11:00');
    await act.press('保存');
    await act.sees('结束时间须晚于开始时间');
    expect(called('alterGoodsReceiver')).to.have.length(0);
  });
});
