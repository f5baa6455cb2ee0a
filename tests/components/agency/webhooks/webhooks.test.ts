import { expect } from '@open-wc/testing';
import { define } from '../../../../components/index';
import { accessible } from '../../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../../support/components/element-page';
import { until } from '../../../support/components/fake-runtime';
import { pressNamed } from '../../../support/components/press-named';
import { agencyAnswers } from '../agency-samples';
import { dialogClosed } from '../dialog-closed';
import { openDesk } from '../signed-in';
import { DETAIL, ENDPOINT, SECRET } from './samples';

describe('<tp-agency> webhooks of partners', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  it('makes an endpoint, and shows its secret once', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    await openDesk(page, '事件推送');
    await act.sees(ENDPOINT.url);
    await accessible(page.element);
    page.element.style.width = '390px';
    expect(act.button('新增推送地址')?.getClientRects(), 'the action on a phone').to.have.length(1);
    expect(act.button(ENDPOINT.url)?.getBoundingClientRect().right, 'the address on a phone').to.be.below(
      page.element.getBoundingClientRect().right,
    );
    await act.press('新增推送地址');
    await act.type('合作方应用', '园区');
    const option = () => act.root.querySelector<HTMLElement>('[role=option]');
    await until(option, 'an application');
    option()?.click();
    await act.type('接收地址', ENDPOINT.url);
    await act.check('部分企业');
    await act.press('保存');
    await act.sees('请选择企业，或改为全部企业');
    await act.check('应用的全部企业');
    await act.type('验证码', '123456');
    await accessible(page.element);
    await act.press('保存');
    await act.sees('密钥只显示这一次');
    expect(called('addWebhookEndpoint')[0]?.body).to.deep.include({
      appNo: ENDPOINT.appNo,
      url: ENDPOINT.url,
      enterpriseNums: [],
    });
    const secret = act.root.querySelector<HTMLInputElement>('dialog input[readonly]');
    expect(secret?.value).to.equal(SECRET.secret);
    await act.press('关闭');
    await act.press('仍要关闭');
    await dialogClosed(act);
  });

  it('keeps some enterprises apart from all, also when the application has none of them', async () => {
    const page = await putOnPage('tp-agency', {
      ...agencyAnswers(),
      queryWebhookEndpoint: () => ({ ...DETAIL, isAll: false }),
    });
    const { act } = page;
    await openDesk(page, '事件推送');
    await pressNamed(act, ENDPOINT.url);
    await act.sees('所选企业都不再属于该应用');
    await act.press('修改推送地址');
    await act.press('保存');
    await act.sees('请选择企业，或改为全部企业');
    await act.check('应用的全部企业');
    await act.type('验证码', '123456');
    await act.press('保存');
    await dialogClosed(act);
    expect(called('alterWebhookEndpoint')[0]?.body).to.deep.include({ enterpriseNums: [], isAll: true });
  });

  it('shows the log, tests, sends again, rotates and switches off', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    await openDesk(page, '事件推送');
    await pressNamed(act, ENDPOINT.url);
    await act.sees('HTTP 503 接收方答复错误');
    await accessible(page.element);
    await act.press('发送测试');
    await act.sees('推送详情');
    await accessible(page.element);
    expect(called('testWebhookEndpoint')).to.have.length(1);
    await act.press('关闭');
    await dialogClosed(act);
    await pressNamed(act, '重发 7');
    await act.confirm();
    await dialogClosed(act);
    expect(called('resendWebhookDelivery')[0]?.body).to.deep.equal({ deliveryNo: 7 });
    await act.press('重发未送达');
    await act.type('日期', '2026-11-28');
    await act.type('时刻', '8点');
    await act.confirm();
    await act.sees('请输入时刻，如08:00');
    await act.type('时刻', '08:00');
    await act.confirm();
    await dialogClosed(act);
    expect(called('resendWebhookDeliveries')[0]?.body).to.deep.equal({
      endpointNo: ENDPOINT.endpointNo,
      sinceTime: '2026-11-28T00:00:00.000Z',
    });
    await act.press('轮换密钥');
    await act.type('验证码', '123456');
    await act.confirm();
    await act.sees('密钥2');
    expect(called('rotateWebhookSecret')[0]?.body).to.deep.include({ formerHours: 72, revision: 4 });
    await act.press('关闭');
    await act.press('仍要关闭');
    await dialogClosed(act);
    await act.press('停用推送地址');
    await act.confirm();
    await dialogClosed(act);
    expect(called('switchWebhookEndpoint')[0]?.body).to.deep.include({ isOn: false });
  });
});
