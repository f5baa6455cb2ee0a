import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { within } from '../../support/components/act';
import { comeBack, KEY } from './authorization';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';

const HOME = location.href;
let provider: HTMLElement;
let calls: ReturnType<typeof fakeRuntime>['calls'];

async function show(answers: Answers = {}, attributes: Record<string, string> = { type: 'demo-idp' }) {
  const fake = fakeRuntime({ ...goodAnswers(), ...answers });
  calls = fake.calls;
  provider = createProvider(fake.runtime);
  const element = document.createElement('tp-authorize');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.addEventListener('tp-signed-in', (event) => event.preventDefault());
  const signedIn: CustomEvent[] = [];
  element.addEventListener('tp-signed-in', (event) => signedIn.push(event as CustomEvent));
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  return { element, act: within(element), runtime: fake.runtime, signedIn };
}
const called = (name: string) => calls.filter((call) => call.name === name);
const kept = () => sessionStorage.getItem(KEY);
const fail = (error: Error) => () => {
  throw error;
};

describe('<tp-authorize>', () => {
  before(() => define());
  afterEach(() => {
    provider.remove();
    sessionStorage.removeItem(KEY);
    history.replaceState(null, '', HOME);
  });

  it('starts with a challenge, and keeps the values for checking the answer in this tab', async () => {
    await show();
    await until(() => location.hash === '#idp', 'the page is left');
    const asked = called('authorize')[0]?.body as Record<string, string>;
    const pending = JSON.parse(kept() ?? '') as Record<string, string>;
    expect(asked['type']).to.equal('demo-idp');
    expect(asked['redirectUri']).to.equal(HOME);
    expect(asked['state']).to.match(/^tp\.[\w-]{43}$/);
    expect(asked['nonce']).to.match(/^[\w-]{43}$/);
    for (const name of ['state', 'nonce', 'redirectUri']) expect(pending[name], name).to.equal(asked[name]);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(pending['codeVerifier']));
    const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(asked['codeChallenge']).to.equal(
      challenge.replaceAll('+', '-').replaceAll('/', '_').replace('=', ''),
    );
    expect(JSON.stringify(asked), 'the verifier stays here').not.to.include(pending['codeVerifier']);
  });

  it('waits for a press when told so', async () => {
    const { act } = await show({}, { type: 'demo-idp', manual: '', label: '集团账号登录' });
    expect(called('authorize')).to.have.length(0);
    await act.press('集团账号登录');
    await until(() => location.hash === '#idp');
  });

  it('comes back: takes the code out of the address, exchanges it with its proof and signs in', async () => {
    comeBack({}, { hash: '#/Home/index' });
    const { act, runtime, signedIn } = await show({}, {});
    expect(location.href).to.equal(`${HOME}#/Home/index`);
    await act.sees('林静，您已登录');
    expect(called('token')[0]?.body).to.deep.equal({
      clientId: 'travel-portal',
      nonce: 'n'.repeat(43),
      codeVerifier: 'v'.repeat(43),
      redirectUri: 'https://portal.example/',
      code: 'c'.repeat(43),
    });
    expect(await runtime.session.token()).to.equal('token-1');
    expect(signedIn.map(({ detail }) => detail)).to.deep.equal([{ userNO: 'U0001', returnUrl: '' }]);
    expect(kept()).to.equal(null);
  });

  it('speaks English where the page does, and Chinese again after a switch', async () => {
    const { element, act } = await show({}, { type: 'demo-idp', manual: '', lang: 'en' });
    await act.sees('Sign in with single sign-on');
    element.lang = 'zh-CN';
    await act.sees('使用统一身份认证登录');
  });

  it('explains in the page’s language why the sign-in failed, also after a switch', async () => {
    comeBack({ error: 'access_denied' });
    const { element, act } = await show({}, { type: 'demo-idp', lang: 'en' });
    await act.sees('You declined the authorisation and are not signed in');
    await act.sees('Sign in with account and password');
    element.lang = 'zh-CN';
    await act.sees('您已取消授权，未登录');
  });

  const addresses: [given: string, told: string][] = [
    ['/orders', `${location.origin}/orders`],
    ['https://evil.example/', ''],
    ['javascript:alert(1)', ''],
  ];
  for (const [given, told] of addresses) {
    it(`leads to ${given} only if it may`, async () => {
      comeBack({}, { returnUrl: given });
      const { act, signedIn } = await show();
      await act.sees('您已登录');
      expect(signedIn[0]?.detail).to.deep.equal({ userNO: 'U0001', returnUrl: told });
    });
  }

  const refusedAnswers: [what: string, come: () => void, said: string][] = [
    ['a state it did not ask with', () => comeBack({ state: `tp.${'x'.repeat(43)}` }), '不是由本页面发起'],
    ['an answer nobody waits for', () => (comeBack(), sessionStorage.clear()), '不是由本页面发起'],
    ['an answer after ten minutes', () => comeBack({}, { expiresAt: Date.now() - 1 }), '已失效'],
    ['a spoilt note', () => (comeBack(), sessionStorage.setItem(KEY, '{"state":1}')), '不是由本页面发起'],
    ['a note that is no JSON', () => (comeBack(), sessionStorage.setItem(KEY, '{')), '不是由本页面发起'],
    ['a refusal of the user', () => comeBack({ error: 'access_denied' }), '您已取消授权，未登录'],
    ['another error', () => comeBack({ error: 'server_error' }), '第三方登录未完成'],
  ];
  for (const [what, come, said] of refusedAnswers) {
    it(`exchanges nothing for ${what}, and offers ways on`, async () => {
      come();
      const { act, signedIn } = await show();
      await act.sees(said);
      expect(called('token')).to.have.length(0);
      expect(location.search).not.to.match(/code=|state=|error=/);
      expect(kept(), 'it served once').to.equal(null);
      expect(signedIn).to.have.length(0);
      await act.press('重新登录');
      await until(() => location.hash === '#idp', 'another try');
    });
  }

  it('ignores answers to another authorization of the page', async () => {
    const url = new URL(HOME);
    url.searchParams.set('code', '1');
    url.searchParams.set('state', 'of-the-page');
    history.replaceState(null, '', url);
    const { act } = await show({}, { type: 'demo-idp', manual: '' });
    await act.sees('使用统一身份认证登录');
    expect(location.search).to.include('state=of-the-page');
    expect(called('token')).to.have.length(0);
  });

  it('shows refusals of the gateway, and keeps no session', async () => {
    comeBack();
    const { act, element, runtime } = await show({ token: fail(refusal('authorizationWrong')) }, {});
    await act.sees('授权已失效，请重新登录');
    expect(runtime.session.store.getState().status).to.equal('unknown');
    expect(element.outerHTML).not.to.include('c'.repeat(43));
  });

  it('says when the gateway is out of reach, there and back', async () => {
    let error: Error | undefined = lostAnswer();
    const { act } = await show({
      authorize: () => {
        if (error) throw error;
        return (goodAnswers()['authorize'] as () => unknown)();
      },
    });
    await act.sees('网络异常，请检查网络后重试');
    error = undefined;
    await act.press('重新登录');
    await until(() => location.hash === '#idp');
    provider.remove();
    comeBack();
    const back = await show({ token: fail(lostAnswer()) });
    await back.act.sees('网络异常，请检查网络后重试');
  });

  it('goes to no address the gateways have nothing to do with', async () => {
    for (const authorizeUrl of ['https://evil.example/login', 'javascript:alert(1)', '//evil.example']) {
      const { act } = await show({ authorize: () => ({ clientId: 'x', providerName: 'x', authorizeUrl }) });
      await act.sees('第三方登录地址不在允许范围内');
      expect(location.href).to.equal(HOME);
      expect(kept()).to.equal(null);
      provider.remove();
    }
  });

  it('says that a way is unknown and lets the user in by account and password', async () => {
    const { act, runtime } = await show({ authorize: fail(refusal('thirdPartyUnknown')) });
    await act.sees('不支持该登录方式，请使用账号密码登录');
    expect(act.button('重新登录'), 'another try would meet the same').to.equal(undefined);
    await act.press('使用账号密码登录');
    await until(() => act.root.querySelector('tp-login')?.shadowRoot?.querySelector('form'), 'the form');
    const login = within(act.root.querySelector('tp-login') as HTMLElement);
    await login.type('账号', 'staff');
    await login.type('密码', 'Demo@2026');
    await login.press('登录');
    await act.sees('林静，您已登录');
    expect(runtime.session.store.getState().status).to.equal('signedIn');
  });

  it('says so where the page may store nothing', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    try {
      const { act } = await show();
      await act.sees('浏览器禁止了本页面的存储');
      expect(location.hash).to.equal('');
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});
