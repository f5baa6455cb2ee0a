import { expect } from '@open-wc/testing';
import { define } from '../../../../components/index';
import { accessible } from '../../../support/components/accessible';
import { setValue } from '../../../support/components/act';
import { called, putOnPage, takeAway } from '../../../support/components/element-page';
import { until } from '../../../support/components/fake-runtime';
import { pressNamed } from '../../../support/components/press-named';
import { agencyAnswers } from '../agency-samples';
import { dialogClosed } from '../dialog-closed';
import { openDesk } from '../signed-in';
import { PROVIDER } from './samples';

describe('<tp-agency> identity providers', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  it('adds one after a code', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    await openDesk(page, '单点登录');
    await act.sees(PROVIDER.entName);
    await accessible(page.element);
    await act.press('新增单点登录');
    await act.press('保存');
    await act.sees('请选择企业');
    await act.type('企业', '华睿');
    const option = () => act.root.querySelector<HTMLElement>('[role=option]');
    await until(option, 'an enterprise');
    option()?.click();
    await act.type('显示名称', '华睿统一认证');
    await act.type('签发方地址', PROVIDER.issuer);
    await act.type('客户端编号', 'travel');
    await act.type('客户端密钥', 'a-secret');
    await act.type('企业邮箱域名', 'huarui.example，hr.example');
    await act.type('对应的声明', 'employee_number');
    await act.type('验证码', '123456');
    await accessible(page.element);
    await act.press('保存');
    await dialogClosed(act);
    expect(called('addIdentityProvider')[0]?.body).to.deep.include({
      enterpriseNum: '100001',
      clientSecret: 'a-secret',
      domainList: ['huarui.example', 'hr.example'],
      matchedField: 'jobNo',
      unknownRule: 'tell',
      forbidsLocal: false,
    });
    await act.sees('在提供方登记的地址');
  });

  it('shows one, tests it, switches it on and releases an identity', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    await openDesk(page, '单点登录');
    await pressNamed(act, PROVIDER.entName);
    await act.sees('https://portal.example/single-sign-on/callback');
    await act.sees('缺少识别员工的声明');
    await accessible(page.element);
    await act.sees('尚未用DNS验证');
    await pressNamed(act, '立即验证 huarui.example');
    await act.sees('huarui.example：没有找到该记录');
    expect(called('verifyIdentityDomain')[0]?.body).to.deep.equal({
      providerNo: PROVIDER.providerNo,
      domain: 'huarui.example',
    });
    await act.press('测试连接');
    await act.sees('域名无法解析');
    await act.press('启用');
    await act.sees('现有的本地登录立即失效');
    setValue(act.root.querySelector('dialog textarea') as HTMLTextAreaElement, '上线');
    await act.type('验证码', '123456');
    await act.confirm();
    await dialogClosed(act);
    expect(called('switchIdentityProvider')[0]?.body).to.deep.equal({
      providerNo: PROVIDER.providerNo,
      revision: 4,
      isOn: true,
      reason: '上线',
    });
    await pressNamed(act, '解除绑定 陈晓');
    setValue(act.root.querySelector('dialog textarea') as HTMLTextAreaElement, '换人');
    await act.type('验证码', '123456');
    await accessible(page.element);
    await act.confirm();
    await dialogClosed(act);
    expect(called('releaseIdentityBinding')[0]?.body).to.deep.include({ bindingNo: 'IB1', reason: '换人' });
  });
});
