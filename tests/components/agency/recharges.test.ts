import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { agencyAnswers } from './agency-samples';
import { RECHARGE } from './recharges-samples';
import { dialogClosed } from './dialog-closed';
import { signIn } from './sign-in';

describe('<tp-agency> recharges', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  it('confirms a transfer above the limit as the first of two, or refuses it with a reason', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    await signIn(page);
    await act.press('充值确认');
    await act.sees('¥120,000.00');
    await accessible(page.element);
    await pressNamed(act, RECHARGE.rechargeNo);
    await act.sees('须由两名操作员先后确认');
    await accessible(page.element);
    await act.press('确认到账');
    await act.sees('另一名操作员复核后才计入企业预存');
    await accessible(page.element);
    await act.confirm();
    await until(() => called('confirmAgencyRecharge').length === 1, 'it is confirmed');
    await dialogClosed(act);
    const { rechargeNo } = RECHARGE;
    expect(called('confirmAgencyRecharge')[0]?.body).to.deep.equal({ rechargeNo, firstOperatorNo: '' });
    await act.press('拒绝');
    await act.sees('企业会看到拒绝原因');
    await act.type('拒绝原因', '金额不符');
    await accessible(page.element);
    await act.confirm();
    await until(() => called('refuseAgencyRecharge').length === 1, 'it is refused');
    expect(called('refuseAgencyRecharge')[0]?.body).to.deep.equal({ rechargeNo, reason: '金额不符' });
  });
});
