import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { setValue } from '../../support/components/act';
import { until } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { agencyAnswers } from './agency-samples';
import { signIn } from './sign-in';

describe('<tp-agency> enterprises', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  it('adds an enterprise with monthly terms, and shows the link of its main administrator', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    await signIn(page);
    await act.press('新增企业');
    await act.type('企业名称', '海川科技有限公司');
    await act.press('保存');
    await act.sees('请输入企业简称');
    await accessible(page.element);
    await act.type('企业简称', '海川科技');
    await act.type('统一社会信用代码', '91110105MA00000012');
    await act.type('联系电话', '010-60000001');
    await act.type('管理员姓名', '郑海');
    await act.type('管理员手机号', '13911110001');
    await act.type('登录账号', 'zheng.hai');
    await act.check('沙箱企业');
    await act.check('月结');
    await act.press('保存');
    await act.sees('请输入信用额度');
    await act.type('信用额度（元）', '500000');
    await act.press('保存');
    await act.sees('请将链接交给主管理员郑海');
    await accessible(page.element);
    const { monthly, entName, deptName, isSandbox } = (called('addEnterprise')[0]?.body ?? {}) as Record<
      string,
      unknown
    >;
    expect([entName, deptName, isSandbox]).to.deep.equal(['海川科技有限公司', '总部', true]);
    expect(monthly).to.deep.include({ creditLimit: 50_000_000, clearingDate: 1, lateRate: '0.05' });
    expect((act.field('设置密码的链接') as HTMLInputElement).value).to.contain('token=token-5');
    await act.press('关闭');
    await pressNamed(act, '华睿信息技术股份有限公司');
    await act.sees('91110105MA00000012');
    await act.press('主管理员链接');
    await act.sees('身份验证器停用');
    await act.type('验证码', '123456');
    await act.press('生成链接');
    await act.sees('登录账号为 zheng.hai');
    expect(called('proveOperator')[0]?.body).to.deep.equal({ code: '123456' });
    await accessible(page.element);
  });

  it('stops an enterprise, changes its limit and invites into it', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    /** The call was made and its dialog is gone. */
    const closed = (call: string) =>
      until(() => called(call).length === 1 && !act.root.querySelector('dialog[open]'), call);
    await signIn(page);
    await pressNamed(act, '华睿信息技术股份有限公司');
    await act.sees('500,000');
    await act.sees('总部 员工');
    await accessible(page.element);
    await act.press('查看企业门户');
    await act.sees('会记入双方的日志');
    await act.confirm();
    await act.sees('在新页面打开');
    await accessible(page.element);
    await act.press('关闭');
    await act.press('停用企业');
    await act.confirm();
    await act.sees('请输入原因');
    setValue(act.root.querySelector('textarea') as HTMLTextAreaElement, '合同到期');
    await act.confirm();
    await closed('stopEnterprise');
    expect(called('stopEnterprise')[0]?.body).to.deep.equal({
      enterpriseNum: '100001',
      isStopped: true,
      reason: '合同到期',
    });
    await act.press('调整信用额度');
    await act.type('新的信用额度（元）', '40500');
    await act.sees('待支付的订单可能无法用月结支付');
    await accessible(page.element);
    await act.confirm();
    await closed('setCreditLimit');
    expect(called('setCreditLimit')[0]?.body).to.deep.equal({
      enterpriseNum: '100001',
      seenLimit: 50_000_000,
      creditLimit: 4_050_000,
    });
    await act.press('变更合同条款');
    await act.sees('最早为 2026-12-01 开始的账期');
    await accessible(page.element);
    await act.confirm();
    await closed('planContractTerms');
    await act.press('停用国内机票');
    await act.sees('已有的订单不受影响');
    await act.confirm();
    await closed('setProductOpen');
    expect(called('setProductOpen')[0]?.body).to.deep.equal({
      enterpriseNum: '100001',
      productNo: '1',
      isOpen: false,
    });
    await act.press('设置页面地址');
    await act.type('页面地址', 'http://page.example/');
    await act.confirm();
    await act.sees('请输入以https://开头的完整地址');
    await accessible(page.element);
    await act.type('页面地址', 'https://page.example/new');
    await act.confirm();
    await closed('setEnterpriseThirdPage');
    expect(called('setEnterpriseThirdPage')[0]?.body).to.deep.equal({
      enterpriseNum: '100001',
      seenUrl: 'https://page.example/',
      url: 'https://page.example/new',
    });
    await pressNamed(act, '撤回 YQ1');
    await act.confirm();
    await closed('withdrawEnterpriseInvitation');
    await act.press('生成邀请链接');
    await act.confirm();
    await act.sees('请选择部门');
    await accessible(page.element);
  });
});
