import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { companyAnswers, SETTINGS } from './company-samples';

describe('<tp-enterprise-setting>', () => {
  before(() => define(['enterprise-setting']));
  afterEach(takeAway);
  async function show(answers: Answers = {}) {
    const made = companyAnswers();
    const shown = await putOnPage('tp-enterprise-setting', { ...made.answers, ...answers });
    return { ...shown, ...made };
  }

  it('shows the enterprise, saves settings and shows the history, passing axe', async () => {
    const { element, act } = await show();
    await act.sees('¥10.00 / 张');
    await act.sees('远航科技有限公司');
    await act.sees('尚无变更');
    await act.sees('203.0.113.7');
    await act.sees('结算平台打开结算平台第三方页面未设置');
    expect(act.text()).not.to.contain('settlePayment');
    await accessible(element);
    await act.press('修改企业信息');
    await act.type('工作时间', '09:00-12:00|13:00-18:00');
    await act.check('预订须审批');
    await act.check('设置退票规定');
    await act.type('退票费上限（占票价%）', '30');
    await act.check('经济舱');
    await act.type('折扣上限（占全价%）', '85');
    await accessible(element);
    await act.press('保存');
    await act.sees('退票费超过票价30%时须填写原因');
    await act.sees('默认筛选：不筛选 → 经济舱；不高于全价的85%');
    await act.sees('08:30-17:30 → 09:00-12:00|13:00-18:00');
    expect(called('updateEntSettingInfoForCloud')[0]?.body).to.deep.equal({
      from: SETTINGS,
      to: {
        ...SETTINGS,
        workTime: '09:00-12:00|13:00-18:00',
        approvalRequired: true,
        flightFilters: { ...SETTINGS.flightFilters, cabinTypes: [1], discountMost: 85 },
        refundStandard: { feePercent: 30, feePolicy: 1, approvedTripPolicy: null },
      },
    });
  });

  it('shows errors at its field, and sends nothing', async () => {
    const { act } = await show();
    await act.press('修改企业信息');
    await act.type('工作时间', '9点到18点');
    await act.press('保存');
    await act.sees('工作时间格式应为 08:30-17:30');
    expect(called('updateEntSettingInfoForCloud')).to.have.length(0);
  });

  it('continues after changes of another user', async () => {
    const { act, set } = await show();
    await act.press('修改企业信息');
    set({ ...SETTINGS, phone: '010-66660000' });
    await act.type('企业简称', '华睿');
    await act.press('保存');
    await act.sees('该数据已被他人修改');
    await act.press('载入最新内容');
    await until(() => !act.button('载入最新内容'), 'it is loaded');
    await act.type('企业简称', '华睿');
    await act.press('保存');
    await until(() => !act.root.querySelector('dialog[open]'), 'it is saved');
    expect(called('updateEntSettingInfoForCloud').at(-1)?.body).to.deep.equal({
      from: { ...SETTINGS, phone: '010-66660000' },
      to: { ...SETTINGS, phone: '010-66660000', entShortName: '华睿' },
    });
  });

  it('finds the enterprises of the user', async () => {
    const { act } = await show();
    await act.sees('远航科技有限公司');
    await act.type('企业名称或服务商', '远航科技');
    const rows = () =>
      [...act.root.querySelectorAll('tbody tr')].filter((row) => /华睿|远航科技/.test(row.textContent ?? ''));
    await until(() => rows().length === 1, 'only the other one');
    await act.type('企业名称或服务商', '没有');
    await act.sees('没有符合条件的企业');
  });

  it('explains the refusal to users without the right', async () => {
    const { act } = await show({
      queryCompanySettings: () => {
        throw refusal('forbidden');
      },
    });
    await act.sees('您没有该操作的权限');
    expect(act.button('修改企业信息')).to.equal(undefined);
  });
});
