import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import { findCatalogueTexts } from '../../support/components/catalogue-texts';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';

let provider: HTMLElement;
let calls: ReturnType<typeof fakeRuntime>['calls'];

async function show(answers: Answers = {}, attributes: Record<string, string> = {}) {
  const fake = fakeRuntime({ ...goodAnswers(), ...answers });
  calls = fake.calls;
  provider = createProvider(fake.runtime);
  const element = document.createElement('tp-login');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.addEventListener('tp-signed-in', (event) => event.preventDefault());
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  return { element, act: within(element), runtime: fake.runtime };
}
const called = (name: string) => calls.filter((call) => call.name === name);

describe('<tp-login>', () => {
  before(() => define());
  afterEach(() => provider.remove());

  it('signs in by account and password', async () => {
    const { element, act, runtime } = await show();
    await act.type('账号', ' staff ');
    await act.type('密码', 'Demo@2026');
    const signedIn = next(element, 'tp-signed-in');
    await act.press('登录');
    expect((await signedIn).detail).to.deep.equal({ userNO: 'U0001', returnUrl: '' });
    expect(called('loginByPassword')[0]?.body).to.deep.equal({ account: 'staff', password: 'Demo@2026' });
    expect(runtime.session.store.getState().status).to.equal('signedIn');
    expect(act.field('密码')?.value).to.equal('');
  });

  it('leads to the sign-in of the company, and takes the session of the ticket that comes back', async () => {
    const present = location.href;
    const { element, act } = await show({}, { 'company-sign-on': '', 'return-url': '/#/order' });
    await act.press('企业单点登录');
    await act.press('前往企业登录页');
    await act.sees('请输入企业邮箱或企业编号');
    await accessible(element);
    await act.type('企业邮箱或企业编号', 'chen@huarui.example');
    await act.press('前往企业登录页');
    await until(() => location.hash === '#started', 'the way out');
    const [begun] = called('beginSingleSignOn');
    const { challenge, hint } = (begun?.body ?? {}) as { challenge: string; hint: string };
    expect(hint).to.equal('chen@huarui.example');
    history.replaceState(null, '', present);
    provider.remove();
    const back = await show();
    const signedIn = next(back.element, 'tp-signed-in');
    back.element.setAttribute('sign-on-ticket', 'T'.repeat(43));
    expect((await signedIn).detail).to.deep.equal({
      userNO: 'U0001',
      returnUrl: `${location.origin}/#/order`,
    });
    const [redeemed] = called('redeemSingleSignOn');
    const { verifier } = (redeemed?.body ?? {}) as { verifier: string };
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
    expect(btoa(String.fromCharCode(...digest)).replace(/[+/=]/g, '')).to.equal(
      challenge.replace(/[-_]/g, ''),
    );
    expect(sessionStorage.getItem('tp-sign-on')).to.equal(null);
  });

  it('refuses a ticket of a sign-in that another page has begun', async () => {
    const { act } = await show({}, { 'sign-on-ticket': 'T'.repeat(43) });
    await act.sees('不是在本页面开始的');
    expect(called('redeemSingleSignOn')).to.have.length(0);
  });

  it('speaks English, also for earlier messages; inputs stay over a switch', async () => {
    const { element, act } = await show();
    await act.type('账号', 'staff');
    await act.press('登录');
    await act.sees('请输入密码');
    element.lang = 'en';
    await act.sees('Enter your password');
    expect(findCatalogueTexts(element)).to.deep.equal([]);
    expect(act.field('Account')?.value).to.equal('staff');
    await act.press('Use a code by SMS');
    await act.sees('Get code');
    expect(findCatalogueTexts(element)).to.deep.equal([]);
    await act.press('Use account and password');
    element.lang = 'zh-CN';
    await act.sees('忘记密码');
    expect(act.field('账号')?.value).to.equal('staff');
  });

  it('signs in by SMS code, counting down to the next one', async () => {
    const { element, act } = await show({}, { method: 'sms' });
    await act.press('获取验证码');
    await act.sees('请输入11位手机号码');
    await act.type('手机号', '13800000001');
    await act.press('获取验证码');
    await act.sees(/\d+秒后可重新获取/);
    expect(act.button('获取验证码')?.hasAttribute('disabled')).to.equal(true);
    await act.type('验证码', '123456');
    const signedIn = next(element, 'tp-signed-in');
    await act.press('登录');
    await signedIn;
    expect(called('loginBySmsCode')[0]?.body).to.deep.equal({ phone: '13800000001', smsCode: '123456' });
  });

  it('shows and hides the password', async () => {
    const { act } = await show();
    await act.type('密码', 'secret');
    expect((act.field('密码') as HTMLInputElement).type).to.equal('password');
    await act.press('显示密码');
    await until(() => (act.field('密码') as HTMLInputElement).type === 'text');
    expect(act.field('密码')?.value).to.equal('secret');
    await act.press('隐藏密码');
    await until(() => (act.field('密码') as HTMLInputElement).type === 'password');
  });

  it('names missing values at the field, and moves there', async () => {
    const { act } = await show();
    await act.press('登录');
    await act.sees('请输入账号');
    await act.sees('请输入密码');
    expect(act.root.activeElement).to.equal(act.field('账号'));
    expect(called('loginByPassword')).to.have.length(0);
  });

  it('keeps the inputs when the gateway refuses or cannot be reached', async () => {
    let error = refusal('credentialsWrong');
    const { element, act } = await show({
      loginByPassword: () => {
        throw error;
      },
    });
    await act.type('账号', 'staff');
    await act.type('密码', 'wrong');
    const failed = next(element, 'tp-error');
    await act.press('登录');
    await act.sees('账号或密码错误');
    expect((await failed).detail).to.deep.equal({
      kind: 'refused',
      code: '41101',
      message: '账号或密码错误',
      retryable: false,
    });
    expect(act.field('账号')?.value).to.equal('staff');
    error = lostAnswer();
    await act.press('登录');
    await act.sees('网络异常，请检查网络后重试');
  });

  const addresses: [given: string, told: string][] = [
    ['/orders', `${location.origin}/orders`],
    ['https://evil.example/', ''],
    ['//evil.example', ''],
    ['javascript:alert(1)', ''],
  ];
  for (const [given, told] of addresses) {
    it(`goes to ${given || 'nowhere'} only if it may`, async () => {
      const { element, act } = await show({}, { 'return-url': given });
      await act.type('账号', 'staff');
      await act.type('密码', 'x');
      const signedIn = next(element, 'tp-signed-in');
      await act.press('登录');
      expect((await signedIn).detail).to.deep.equal({ userNO: 'U0001', returnUrl: told });
    });
  }

  it('has the focus in its first empty field when told so, but leaves who is typing elsewhere', async () => {
    const { act } = await show({}, { 'focus-first': '', account: 'staff' });
    await until(() => act.root.activeElement === act.field('密码'));
    provider.remove();
    const elsewhere = document.createElement('input');
    document.body.append(elsewhere);
    elsewhere.focus();
    await show({}, { 'focus-first': '' });
    expect(document.activeElement).to.equal(elsewhere);
    elsewhere.remove();
  });

  it('has a way for a forgotten password', async () => {
    const { act } = await show();
    await act.press('忘记密码');
    await act.sees('忘记密码时，请用手机号和短信验证码登录');
    expect(act.root.activeElement).to.equal(act.field('手机号'));
    await act.press('改用账号和密码');
    expect(act.root.activeElement).to.equal(act.field('账号'));
  });

  it('keeps the focus where it is unless told so', async () => {
    await show();
    expect(document.activeElement).to.equal(document.body);
  });

  it('offers account and password only when told so', async () => {
    const { act } = await show({}, { 'hide-sms': '', method: 'sms' });
    expect(act.field('账号')).to.exist;
    expect(act.button('改用短信验证码')).to.equal(undefined);
    await act.sees('忘记密码请联系企业管理员');
    expect(act.button('忘记密码')).to.equal(undefined);
  });

  it('submits once for two quick presses', async () => {
    const { element, act } = await show();
    await act.type('账号', 'staff');
    await act.type('密码', 'x');
    const signedIn = next(element, 'tp-signed-in');
    act.button('登录')?.click();
    act.button('登录')?.click();
    await signedIn;
    expect(called('loginByPassword')).to.have.length(1);
  });

  describe('with a second factor', () => {
    const TICKET = 't'.repeat(43);
    const second = (ways: ('totp' | 'recoveryCode')[] = ['totp', 'recoveryCode']): Answers => ({
      loginByPassword: () => ({
        authSign: '',
        userNO: '',
        expireTime: '',
        secondStep: { ticket: TICKET, ways, expireTime: '2026-11-20T02:00:00.000Z' },
      }),
    });
    async function toSecond(answers: Answers = second()) {
      const shown = await show(answers);
      await shown.act.type('账号', 'staff');
      await shown.act.type('密码', 'Demo@2026');
      await shown.act.press('登录');
      await shown.act.sees('请打开身份验证器应用');
      return shown;
    }

    it('asks for a code of the app, and is signed in only then', async () => {
      const { element, act, runtime } = await toSecond();
      expect(runtime.session.store.getState().status).not.to.equal('signedIn');
      await until(() => act.field('身份验证器验证码')?.matches(':focus') === true, 'the code has the focus');
      await accessible(element);
      await act.press('登录');
      await act.sees('请输入6位数字验证码');
      expect(called('passSecondStep')).to.have.length(0);
      await act.type('身份验证器验证码', '123456');
      const signedIn = next(element, 'tp-signed-in');
      await act.press('登录');
      expect((await signedIn).detail).to.deep.equal({ userNO: 'U0001', returnUrl: '' });
      expect(called('passSecondStep')[0]?.body).to.deep.equal({
        ticket: TICKET,
        factor: 'totp',
        secret: '123456',
      });
    });

    it('takes a recovery code in its place', async () => {
      const { element, act } = await toSecond();
      await act.press('身份验证器不可用？使用恢复码');
      await act.type('恢复码', 'ABCDE-1234');
      await act.press('登录');
      await act.sees('请输入10位恢复码');
      await act.type('恢复码', 'ABCDE-12345');
      const signedIn = next(element, 'tp-signed-in');
      await act.press('登录');
      await signedIn;
      expect(called('passSecondStep')[0]?.body).to.deep.equal({
        ticket: TICKET,
        factor: 'recoveryCode',
        secret: 'ABCDE-12345',
      });
    });

    it('offers no recovery code where none is left', async () => {
      const { act } = await toSecond(second(['totp']));
      expect(act.button('身份验证器不可用？使用恢复码')).to.equal(undefined);
    });

    it('stays after a wrong code, and begins anew where it took too long', async () => {
      let fault: 'secondStepWrong' | 'secondStepOver' = 'secondStepWrong';
      const { act } = await toSecond({
        ...second(),
        passSecondStep: () => {
          throw refusal(fault);
        },
      });
      await act.type('身份验证器验证码', '123456');
      await act.press('登录');
      await act.sees('验证码错误或已使用');
      expect(act.field('身份验证器验证码')?.value).to.equal('');
      fault = 'secondStepOver';
      await act.type('身份验证器验证码', '123457');
      await act.press('登录');
      await act.sees('登录已超时，请重新登录');
      expect(act.field('账号')?.value).to.equal('staff');
      expect(act.field('密码')?.value).to.equal('');
    });

    it('is given up', async () => {
      const { act } = await toSecond();
      await act.press('返回重新登录');
      await until(() => act.field('账号') !== undefined, 'the first form');
    });
  });
});
