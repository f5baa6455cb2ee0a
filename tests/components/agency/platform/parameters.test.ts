import { expect } from '@open-wc/testing';
import { define } from '../../../../components/index';
import { accessible } from '../../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../../support/components/element-page';
import { until } from '../../../support/components/fake-runtime';
import { pressNamed } from '../../../support/components/press-named';
import { agencyAnswers } from '../agency-samples';
import { dialogClosed } from '../dialog-closed';
import { signIn } from '../sign-in';

describe('<tp-agency> parameters', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  it('sets a parameter within its limits, and uses the standard value again', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    await signIn(page);
    await act.press('字典与参数');
    await act.sees('45分钟');
    await accessible(page.element);
    await pressNamed(act, '修改 可预订天数');
    await act.type('可预订天数', '400');
    await act.press('保存');
    await act.sees('请输入1至365天的整数');
    expect(called('alterAgencyParameter')).to.have.length(0);
    await accessible(page.element);
    await act.type('可预订天数', '180');
    await act.press('保存');
    await until(() => called('alterAgencyParameter').length === 1, 'it is set');
    await dialogClosed(act);
    expect(called('alterAgencyParameter')[0]?.body).to.deep.equal({
      param: 'JP_LAST_BOOKABLE_DAYS',
      seenValue: null,
      value: '180',
    });
    await pressNamed(act, '使用标准值 支付时限');
    await act.sees('支付时限将恢复为标准值30分钟');
    await act.confirm();
    await until(() => called('alterAgencyParameter').length === 2, 'the standard value applies');
    expect(called('alterAgencyParameter')[1]?.body).to.deep.equal({
      param: 'JP_PAY_MINUTES',
      seenValue: '45',
      value: null,
    });
  });

  it('changes the entries of a dictionary as they were seen', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    await signIn(page);
    await act.press('字典与参数');
    await act.press('数据字典');
    await act.sees('月结');
    await accessible(page.element);
    const names = [...act.root.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'));
    expect(names).not.to.include('删除 月结');
    const from = [
      { code: 13, name: '月结' },
      { code: 9, name: 'PPM' },
    ];
    await act.press('新增条目');
    await act.type('代码', '30');
    await act.type('名称', 'a|b');
    await act.press('保存');
    await act.sees('名称不能包含');
    await accessible(page.element);
    await act.type('名称', '数字钱包');
    await act.press('保存');
    await until(() => called('alterAgencyDictionary').length === 1, 'it is added');
    await dialogClosed(act);
    expect(called('alterAgencyDictionary')[0]?.body).to.deep.equal({
      param: 'SUB_PAY_TYPE',
      from,
      to: [...from, { code: 30, name: '数字钱包' }],
    });
    await pressNamed(act, '删除 PPM');
    await act.confirm();
    await until(() => called('alterAgencyDictionary').length === 2, 'it is removed');
    await dialogClosed(act);
    expect(called('alterAgencyDictionary')[1]?.body).to.deep.include({ to: from.slice(0, 1) });
    await act.press('使用标准值');
    await act.confirm();
    await until(() => called('alterAgencyDictionary').length === 3, 'the standard entries apply');
    await dialogClosed(act);
    await act.press('调整顺序');
    await accessible(page.element);
  });
});
