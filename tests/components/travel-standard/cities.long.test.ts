import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { cityTiers } from '../../../src/contract/travel-standard/city-tiers';
import { accessible } from '../../support/components/accessible';
import { describeResourcePage } from '../../support/components/describe-resource-page';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { CITY_TIERS } from './city-samples';

describeResourcePage(cityTiers, {
  tag: 'travel-standard',
  page: 'cityMainSet',
  noun: '城市等级',
  rows: CITY_TIERS,
  named: { field: 'tierName', label: '等级名称' },
  missing: '请输入等级名称',
});

describe('<tp-travel-standard page="cityMaintain">', () => {
  before(() => define(['travel-standard']));
  afterEach(takeAway);

  it('gives a city its tier, each chosen from the known ones, and passes axe', async () => {
    const { element, act } = await putOnPage('tp-travel-standard', {}, { page: 'cityMaintain' });
    await act.sees('共 1 条城市');
    await act.press('新增城市');
    const field = (label: string) =>
      [...act.root.querySelectorAll<HTMLElement>('dialog[open] .tp-field')]
        .find((one) => one.querySelector('label')?.textContent === label)
        ?.querySelector<HTMLElement>('[role=combobox]');
    const choose = async (label: string, name: string) => {
      await until(() => field(label), label);
      field(label)?.focus();
      field(label)?.click();
      const option = () =>
        [...act.root.querySelectorAll<HTMLElement>('dialog[open] [role=option]')].find((one) =>
          one.textContent?.includes(name),
        );
      await until(option, name);
      await accessible(element);
      option()?.click();
      const chosen = () => (field(label) as HTMLInputElement).value || field(label)?.textContent;
      await until(() => chosen() === name, `${name} to be chosen`);
    };
    await choose('城市', '苏州');
    expect(field('城市')?.textContent).to.equal('苏州');
    await choose('城市等级', '二线城市');
    await act.press('保存');
    await until(() => called('addTierCity').length === 1, 'it is sent');
    expect(called('addTierCity')[0]?.body).to.deep.equal({
      city: { no: '320500', name: '苏州' },
      tier: { no: 'T2', name: '二线城市' },
      remark: '',
    });
    await act.sees('共 2 条');
    const row = () => [...act.root.querySelectorAll('tr')].find((one) => one.textContent?.includes('苏州'));
    await until(() => row()?.textContent?.includes('二线城市'), 'the city in the list with its tier');
  });
});
