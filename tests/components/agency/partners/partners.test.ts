import { expect } from '@open-wc/testing';
import { define } from '../../../../components/index';
import { accessible } from '../../../support/components/accessible';
import { setValue } from '../../../support/components/act';
import { called, putOnPage, takeAway } from '../../../support/components/element-page';
import { until } from '../../../support/components/fake-runtime';
import { pressNamed } from '../../../support/components/press-named';
import { agencyAnswers } from '../agency-samples';
import { dialogClosed } from '../dialog-closed';
import { APP, SECRET } from './samples';
import { openDesk } from '../signed-in';

describe('<tp-agency> applications of partners', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  it('makes one, and shows its secret once, which is not closed by accident', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    await openDesk(page, '合作方应用');
    await act.sees(APP.appName);
    await accessible(page.element);
    await act.press('新增应用');
    await act.type('应用名称', '滨江出行');
    await act.press('保存');
    await act.sees('请至少选择一家企业');
    expect(called('addPartnerApp')).to.have.length(0);
    await act.type('企业', '华睿');
    const option = () => act.root.querySelector<HTMLElement>('[role=option]');
    await until(option, 'an enterprise');
    option()?.click();
    await until(() => act.root.querySelector('[aria-label="所选企业"]'), 'the chosen enterprise');
    setValue(act.root.querySelector('dialog textarea') as HTMLTextAreaElement, '员工进入门户');
    await act.type('联系人', '张工');
    await act.press('保存');
    await act.sees('请输入6位数字验证码');
    await act.type('验证码', '123456');
    await accessible(page.element);
    await act.press('保存');
    await act.sees('密钥只显示这一次');
    await accessible(page.element);
    expect(called('proveOperator')[0]?.body).to.deep.equal({ code: '123456' });
    expect(called('addPartnerApp')[0]?.body).to.deep.equal({
      appName: '滨江出行',
      enterpriseNums: ['100001'],
      purpose: '员工进入门户',
      contact: '张工',
    });
    const secret = act.root.querySelector<HTMLInputElement>('dialog input[readonly]');
    expect(secret?.value).to.equal(SECRET.secret);
    await act.press('关闭');
    await act.sees('密钥还没有复制');
    await accessible(page.element);
    await act.press('返回');
    expect(act.text()).to.contain('请保存密钥');
    await act.press('关闭');
    await act.press('仍要关闭');
    await dialogClosed(act);
    expect(act.root.innerHTML).not.to.contain(SECRET.secret);
  });

  it('rotates and ends a secret, stops the application, and shows its refused requests', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    await openDesk(page, '合作方应用');
    await pressNamed(act, APP.appName);
    await act.sees('时间偏差超过5分钟');
    await act.sees('新增合作方应用园区一卡通');
    await accessible(page.element);
    await act.press('轮换密钥');
    await act.type('日期', '2026-12-24');
    await act.type('时刻', '9点');
    await act.confirm();
    await act.sees('请输入时刻，如18:00');
    await act.type('时刻', '09:30');
    await act.type('验证码', '123456');
    await accessible(page.element);
    await act.confirm();
    await act.sees('密钥2');
    expect(called('rotatePartnerSecret')[0]?.body).to.deep.equal({
      appNo: APP.appNo,
      revision: 4,
      formerEndTime: '2026-12-24T01:30:00.000Z',
    });
    await act.press('关闭');
    await act.press('仍要关闭');
    await dialogClosed(act);
    await pressNamed(act, '结束 密钥1');
    await act.sees('这是唯一有效的密钥');
    await act.check('立即失效');
    await act.sees('用该密钥打开的登录也立即失效');
    await accessible(page.element);
    await act.confirm();
    await dialogClosed(act);
    expect(called('endPartnerSecret')[0]?.body).to.deep.include({ secretNo: 1, endTime: '' });
    await act.press('停用应用');
    setValue(act.root.querySelector('dialog textarea') as HTMLTextAreaElement, '合作终止');
    await act.confirm();
    await dialogClosed(act);
    expect(called('stopPartnerApp')[0]?.body).to.deep.equal({
      appNo: APP.appNo,
      revision: 4,
      isStopped: true,
      reason: '合作终止',
    });
  });
});
