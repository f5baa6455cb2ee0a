import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { agencyAnswers } from './agency-samples';
import { openDesk } from './signed-in';

describe('the desk of account claims', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  it('shows a claim with its documents, approves it by name and phone, refuses it with a reason', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act, element } = page;
    await openDesk(page, '身份申诉');
    await act.sees('陈思远');
    await accessible(element);
    await act.press('SS202611300000000001');
    await act.sees('手机丢失，邮箱已停用');
    await accessible(element);
    await pressNamed(act, '下载 身份证.png');
    await until(() => called('openClaimDocument').length === 1, 'the document is asked for');
    await act.press('拒绝');
    await act.sees('陈思远会收到拒绝原因');
    await accessible(element);
    await act.type('拒绝原因', '证件不清晰');
    await act.confirm();
    await until(() => called('refuseAgencyClaim').length === 1, 'it is refused');
    expect(called('refuseAgencyClaim')[0]?.body).to.deep.equal({
      claimNo: 'SS202611300000000001',
      reason: '证件不清晰',
    });
    await act.press('通过');
    await act.sees('陈思远的登录手机将更换为13912345678');
    await act.confirm();
    await until(() => called('approveAgencyClaim').length === 1, 'it is approved');
  });

  it('unlocks an account with a reason', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act, element } = page;
    await openDesk(page, '身份申诉');
    await act.press('锁定账号');
    await act.sees('王建华');
    await accessible(element);
    await pressNamed(act, '解锁 王建华');
    await act.type('核实情况', '已核实身份');
    await act.confirm();
    await until(() => called('unlockAccount').length === 1, 'it is unlocked');
    expect(called('unlockAccount')[0]?.body).to.deep.include({ userNo: 'U000007', reason: '已核实身份' });
  });
});
