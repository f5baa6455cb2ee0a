import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { safetyAnswers } from './safety-samples';

const shown = (page = 'safeList', answers: Answers = safetyAnswers()) =>
  putOnPage('tp-account-safety', answers, { page });

describe('<tp-account-safety>', () => {
  before(() => define());
  afterEach(takeAway);

  it('shows the safety of the account, ways to raise it, and the sessions', async () => {
    const { element, act } = await shown();
    await act.sees('设置安全密码，多一种验证身份的方式');
    await act.sees('s****@demo.example');
    await act.sees('203.0.113.7');
    expect(act.button('退出Safari 18 · iOS 18.1（2026-11-20 09:00登录）')).not.to.equal(undefined);
    expect(act.button('退出Chrome 143 · Windows 10（2026-11-20 09:00登录）')).to.equal(undefined);
    await accessible(element);
  });

  it('leads to the change of a lost phone by the mail address, where that proves the identity', async () => {
    const { element, act } = await shown();
    const gone = next(element, 'tp-navigate');
    await act.press('用邮箱验证更换');
    expect((await gone).detail).to.deep.equal({ target: 'accountSafety', page: 'mailChangePhone' });
    await act.sees('验证码（s****@demo.example）');
    takeAway();
    const { act: other } = await shown('safeList', safetyAnswers({ factors: ['password', 'sms'] }));
    await other.sees('登录设备');
    expect(other.text()).not.to.contain('用邮箱验证更换');
  });

  it('says where a partner opened the session, and changes nothing there', async () => {
    const { element, act } = await shown('safeList', safetyAnswers({ isPartners: true }));
    await act.sees('当前登录由合作方打开');
    expect(act.button('修改登录密码')?.hasAttribute('disabled')).to.equal(true);
    expect(act.root.textContent).not.to.contain('登录设备');
    element.setAttribute('page', 'changePassword');
    await until(() => act.root.querySelector('form') === null, 'no form');
    await act.sees('请登录门户后设置账户安全');
  });

  it('asks for proofs of identity before it shows a form, and offers only factors that still count', async () => {
    const { element, act } = await shown('changePassword');
    await act.sees('已通过一种验证');
    const ways = [...act.root.querySelectorAll('[role=radio], input[type=radio]')].length;
    expect(ways).to.equal(2);
    await act.press('获取验证码');
    await act.sees('秒后重新获取');
    await act.type('验证码（138****0001）', '12345');
    await act.press('下一步');
    await act.sees('请输入6位数字验证码');
    expect(called('proveIdentity')).to.have.length(0);
    await act.type('验证码（138****0001）', '123456');
    await act.press('下一步');
    await act.sees('再次输入新密码');
    await accessible(element);
  });

  it('shows why a proof is wrong, and keeps the other inputs', async () => {
    const { act } = await shown('changePassword', {
      ...safetyAnswers({ proofs: [], missing: 2 }),
      proveIdentity: () => {
        throw refusal('proofWrong');
      },
    });
    await act.sees('请用2种方式验证身份');
    await act.press('下一步');
    await act.sees('请输入登录密码');
    await act.check('短信验证码');
    await act.type('验证码（138****0001）', '123456');
    await act.press('下一步');
    await act.sees('验证信息错误或已失效，请核对后重试');
  });

  it('sends a password once both are alike, and goes back to the overview', async () => {
    const { element, act } = await shown('changePassword', safetyAnswers({ missing: 0 }));
    await act.type('新密码', 'walnut-river-42');
    await act.sees('密码强度：强');
    await act.type('再次输入新密码', 'walnut-river-43');
    await act.press('确定');
    await act.sees('两次输入不一致');
    expect(called('changeLoginPassword')).to.have.length(0);
    await act.type('再次输入新密码', 'walnut-river-42');
    const changed = next(element, 'tp-account-changed');
    await act.press('确定');
    expect((await changed).detail).to.deep.equal({ change: 'password' });
    await act.sees('登录设备');
  });

  it('tells password managers the purpose of each field', async () => {
    const { act } = await shown('changePassword', safetyAnswers({ missing: 0 }));
    await act.sees('新密码');
    const fields = [...act.root.querySelectorAll('input')].map(({ autocomplete }) => autocomplete);
    expect(fields).to.deep.equal(['username', 'new-password', 'new-password']);
  });

  it('asks for a code of the new phone only for a number that can be one', async () => {
    const { act } = await shown('setNewPhone', safetyAnswers({ missing: 0 }));
    await act.type('新手机号', '123');
    await act.press('获取验证码');
    await act.sees('请输入11位手机号码');
    expect(called('sendNewPhoneCode')).to.have.length(0);
    await act.type('新手机号', '13912345678');
    await act.press('获取验证码');
    await act.sees('验证码已发送');
  });

  it('shows the result of confirming an address', async () => {
    const { element, act } = await shown(
      'eMailValitor',
      safetyAnswers({ awaitedEmail: 'c****@mail.example' }),
    );
    await act.sees('验证邮件已发送至c****@mail.example');
    await accessible(element);
    takeAway();
    const { act: bound } = await shown('eMailValitor');
    await bound.sees('邮箱s****@demo.example已绑定');
  });

  it('says where there is no way left to prove it', async () => {
    const { act } = await shown(
      'resetSecurityPassword',
      safetyAnswers({ factors: ['securityPassword'], proofs: [] }),
    );
    await act.sees('没有可用的验证方式');
  });

  it('sets an authenticator app up by its secret and a code, and shows the recovery codes until they are kept', async () => {
    const { element, act } = await shown('setTotp', safetyAnswers({ missing: 0 }));
    await act.sees('JBSW Y3DP EHPK 3PXP');
    expect(act.root.querySelector('svg[role=img]')?.getAttribute('aria-label')).to.equal('身份验证器二维码');
    await accessible(element);
    await act.type('应用显示的6位验证码', '12345');
    await act.press('启用');
    await act.sees('请输入6位数字验证码');
    expect(called('confirmTotp')).to.have.length(0);
    await act.type('应用显示的6位验证码', '123456');
    const changed = next(element, 'tp-account-changed');
    await act.press('启用');
    expect((await changed).detail).to.deep.equal({ change: 'totp' });
    await act.sees('ABCD9-EFGH9');
    expect(act.root.querySelectorAll('.as-codes li')).to.have.length(10);
    expect(act.root.querySelector('h2:focus')?.textContent).to.equal('请保存您的恢复码');
    await accessible(element);
    const gone = next(element, 'tp-navigate');
    await act.press('我已保存');
    expect((await gone).detail).to.deep.equal({ target: 'accountSafety', page: 'safeList' });
    await act.sees('剩余10个');
    expect(act.root.textContent).not.to.contain('ABCD9-EFGH9');
  });

  it('says why there is no secret, and asks for it again', async () => {
    let asked = 0;
    const good = safetyAnswers({ missing: 0 });
    const { act } = await shown('setTotp', {
      ...good,
      beginTotp: () => {
        asked += 1;
        if (asked === 1) throw refusal('tooManyRequests');
        return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP' };
      },
    });
    await act.sees('重试');
    await act.press('重试');
    await act.sees('JBSW Y3DP');
  });

  it('turns the authenticator app off, and makes recovery codes anew', async () => {
    const on = { missing: 0, totpSince: '2026-11-20T01:00:00.000Z', recoveryCodesLeft: 2 };
    const { element, act } = await shown('safeList', safetyAnswers(on));
    await act.sees('剩余2个');
    await act.press('重新生成');
    await act.sees('之前的恢复码全部失效');
    await act.press('生成恢复码');
    await act.sees('ABCD0-EFGH0');
    await act.press('我已保存');
    await act.sees('剩余10个');
    element.setAttribute('page', 'removeTotp');
    await act.sees('恢复码同时失效');
    const changed = next(element, 'tp-account-changed');
    await act.press('确认停用');
    await changed;
    await act.sees('未启用');
  });

  it('takes a code of the app or a recovery code as a proof', async () => {
    const { act } = await shown(
      'changePassword',
      safetyAnswers({ factors: ['password', 'sms', 'totp', 'recoveryCode'] }),
    );
    await act.check('身份验证器');
    await act.type('应用显示的6位验证码', '123456');
    await act.check('恢复码');
    await act.type('10位恢复码', 'abcde-12345');
    await act.press('下一步');
    await act.sees('再次输入新密码');
    expect(called('proveIdentity')[0]?.body).to.deep.equal({ factor: 'recoveryCode', secret: 'abcde-12345' });
  });
});
