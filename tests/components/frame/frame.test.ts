import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { within } from '../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';

const PAGE = '/tests/components/frame/framed/page.html';
const SILENT = '/tests/components/frame/framed/silent.html';
const here = (path: string) => location.origin + path;
let provider: HTMLElement;
let session: ReturnType<typeof fakeRuntime>['runtime']['session'];

interface Options {
  trustedOrigins?: string[];
  authSign?: string;
  getAuthSign?: () => string;
  answers?: Answers;
}

function show(attributes: Record<string, string>, options: Options = {}) {
  const { answers, trustedOrigins = [location.origin], authSign = 'token-1', ...rest } = options;
  const { runtime } = fakeRuntime(answers, { trustedOrigins, authSign, ...rest });
  session = runtime.session;
  provider = createProvider(runtime);
  const element = document.createElement('tp-frame');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const ready = next<CustomEvent<{ connected: boolean }>>(element, 'tp-frame-ready');
  const routed = next<CustomEvent<{ path: string; title: string }>>(element, 'tp-frame-route');
  provider.append(element);
  const act = within(element);
  const iframe = () => act.root.querySelector('iframe') as HTMLIFrameElement;
  const inside = () => iframe().contentWindow as Window;
  return { element, act, iframe, inside, ready, routed };
}

describe('<tp-frame>', () => {
  before(() => define());
  afterEach(() => provider.remove());

  it('shows a page that shakes hands, in a sandbox, by its title', async () => {
    const { act, iframe, ready, routed } = show({ src: here(PAGE), 'frame-title': '合同管理' });
    await act.sees('正在打开合同管理');
    expect(getComputedStyle(iframe()).visibility).to.equal('hidden');
    expect((await ready).detail).to.deep.equal({ connected: true });
    expect((await routed).detail).to.deep.equal({ path: PAGE, title: '合同管理' });
    await until(() => getComputedStyle(iframe()).visibility === 'visible');
    expect(iframe().title).to.equal('合同管理');
    const sandbox = [...iframe().sandbox];
    expect(sandbox).to.include('allow-scripts');
    expect(sandbox.filter((token) => token.includes('top-navigation'))).to.deep.equal([]);
    expect(iframe().allow).to.equal('clipboard-write; fullscreen');
  });

  it('gives the token to a server-side site of a trusted origin', async () => {
    const { inside, ready } = show({ src: here(PAGE) });
    await ready;
    expect(await inside().portal.requestToken()).to.equal('token-1');
  });

  it('gives an external page no token, even of a trusted origin', async () => {
    const { iframe, ready } = show({
      src: `http://127.0.0.1:${location.port}${SILENT}`,
      kind: 'external',
      'framed-origins': JSON.stringify([`http://127.0.0.1:${location.port}`]),
    });
    expect((await ready).detail).to.deep.equal({ connected: false });
    expect(iframe().allow).to.equal('fullscreen');
  });

  it('keeps an external page of our own origin out of our origin', async () => {
    const { iframe, inside, ready } = show({ src: here(SILENT), kind: 'external' });
    await ready;
    expect([...iframe().sandbox]).not.to.include('allow-same-origin');
    expect(() => inside().document).to.throw();
  });

  it('gives a page that is let in by a code no token, and its code alone to such a page', async () => {
    let given = 0;
    const preAuthorise = () => Promise.resolve(`code-${(given += 1)}`);
    const own = show({ src: here(PAGE), kind: 'pre-authorised' });
    own.element.preAuthorise = preAuthorise;
    await own.ready;
    expect(await own.inside().portal.requestCode()).to.equal('code-1');
    expect(await own.inside().portal.requestToken()).to.equal(undefined);
    provider.remove();

    const other = show({ src: here(PAGE) });
    other.element.preAuthorise = preAuthorise;
    await other.ready;
    expect(await other.inside().portal.requestCode()).to.equal(undefined);
    expect(given).to.equal(1);
  });

  it('returns no code where the embedder gives none', async () => {
    const { element, inside, ready } = show({ src: here(PAGE), kind: 'pre-authorised' });
    await ready;
    expect(await inside().portal.requestCode()).to.equal(undefined);
    element.preAuthorise = () => Promise.reject(new Error('down'));
    expect(await inside().portal.requestCode()).to.equal(undefined);
  });

  it('renews a token that the page’s server refused', async () => {
    let given = 0;
    const { inside, ready } = show(
      { src: here(PAGE) },
      { authSign: '', getAuthSign: () => `token-${(given += 1)}` },
    );
    await ready;
    const first = await inside().portal.requestToken();
    expect(first).to.equal('token-1');
    expect(await inside().portal.requestToken(first)).to.equal('token-2');
    expect(await inside().portal.requestToken(first)).to.equal('token-2');
  });

  it('lets the user sign in when there is no session, and answers none when they do not', async () => {
    const { element, inside, ready } = show({ src: here(PAGE) }, { authSign: '' });
    element.addEventListener('tp-sign-in', (event) => event.preventDefault());
    await ready;
    const asked = next(element, 'tp-sign-in');
    const token = inside().portal.requestToken();
    await asked;
    expect(await token).to.equal(undefined);
    expect(session.store.getState().status).not.to.equal('signedIn');
  });

  it('lets the user sign in over the page, and gives the token then', async () => {
    const { act, inside, ready } = show({ src: here(PAGE) }, { authSign: '', answers: goodAnswers() });
    await ready;
    const token = inside().portal.requestToken();
    await until(() => act.root.querySelector('tp-login')?.shadowRoot?.querySelector('form'), 'the login');
    const login = within(act.root.querySelector('tp-login') as HTMLElement);
    await login.type('账号', 'staff');
    await login.type('密码', 'Demo@2026');
    await login.press('登录');
    expect(await token).to.be.a('string').that.is.not.empty;
    await until(() => !act.root.querySelector('tp-login'));
    expect(session.store.getState().status).to.equal('signedIn');
  });

  it('answers a question that a load of the frame interrupted', async () => {
    const { iframe, inside, ready } = show({ src: here(PAGE) });
    await ready;
    const { portal } = inside();
    const asked = portal.requestToken();
    iframe().dispatchEvent(new Event('load')); // The element must assume that another document has loaded.
    expect(await asked).to.equal('token-1');
  });

  it('asks the page to leave out its floating parts, and tells routes without that', async () => {
    const { element, inside, routed } = show({ src: here(`${PAGE}?no=1`), 'hide-float-element': '' });
    expect((await routed).detail.path).to.equal(`${PAGE}?no=1`);
    expect(inside().location.search).to.equal('?no=1&hideFloatElement=true');
    const again = next<CustomEvent<{ path: string }>>(element, 'tp-frame-route');
    inside().history.replaceState(null, '', '?no=2&authSign=secret&hideFloatElement=true#x');
    inside().portal.tellRoute();
    expect((await again).detail.path).to.equal(`${PAGE}?no=2#x`);
  });

  it('keeps the page when its own route comes back as address, and makes no entries in the history', async () => {
    const { element, iframe, inside, routed } = show({ src: here(PAGE) });
    await routed;
    const { length } = history;
    const moved = next(element, 'tp-frame-route');
    inside().history.replaceState(null, '', '?no=2');
    inside().portal.tellRoute();
    await moved;
    const { document: shown } = inside();
    const frame = iframe();
    element.setAttribute('src', here(`${PAGE}?no=2`));
    expect(frame.contentDocument).to.equal(shown);

    const elsewhere = next<CustomEvent<{ path: string }>>(element, 'tp-frame-route');
    element.setAttribute('src', here(`${PAGE}?no=3`));
    expect((await elsewhere).detail.path).to.equal(`${PAGE}?no=3`);
    expect(iframe()).to.equal(frame);
    expect(history.length).to.equal(length);
  });

  it('follows another fragment without waiting for a load', async () => {
    const { element, act, inside, routed } = show({ src: here(PAGE) });
    await routed;
    const { portal } = inside();
    const moved = next<CustomEvent<{ path: string }>>(element, 'tp-frame-route');
    element.setAttribute('src', here(`${PAGE}#/detail`));
    expect((await moved).detail.path).to.equal(`${PAGE}#/detail`);
    expect(inside().portal).to.equal(portal);
    expect(act.root.querySelector('.frame-cover')).to.equal(null);
  });

  it('takes the height that the page tells, growing and shrinking', async () => {
    const { iframe, inside, ready } = show({ src: here(PAGE) });
    await ready;
    const content = inside().document.body.appendChild(inside().document.createElement('div'));
    content.style.height = '1500px';
    await until(() => iframe().offsetHeight > 1500);
    content.style.height = '900px';
    await until(() => iframe().offsetHeight > 900 && iframe().offsetHeight < 1200);
  });

  it('passes on pages of the portal that the page asks for, and nothing that leads elsewhere', async () => {
    const { element, inside, ready } = show({ src: here(PAGE) });
    const paths: string[] = [];
    element.addEventListener('tp-frame-open', (event) =>
      paths.push((event as CustomEvent<{ path: string }>).detail.path),
    );
    await ready;
    const hostile = [
      '//evil.example/x',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '',
    ];
    for (const path of hostile) inside().portal.openPage(path);
    inside().portal.openPage('/#/orderManage/airOrderList?orderNo=1');
    await until(() => paths.length > 0);
    expect(paths).to.deep.equal(['/orderManage/airOrderList?orderNo=1']);
  });

  for (const src of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example']) {
    it(`never frames ${src}`, async () => {
      for (const kind of ['server-site', 'external', 'pre-authorised']) {
        const { act } = show({ src, kind });
        await act.sees('页面地址无效');
        expect(act.root.querySelector('iframe, a')).to.equal(null);
        provider.remove();
      }
    });
  }

  for (const kind of ['server-site', 'external', 'pre-authorised']) {
    it(`offers an address that is not configured in a tab of its own (${kind})`, async () => {
      const { act } = show({ src: 'inner-https://evil.example/x', kind });
      await act.sees('evil.example 不在门户内显示');
      expect(act.root.querySelector('iframe')).to.equal(null);
      const link = act.root.querySelector('a');
      expect([link?.href, link?.target, link?.rel]).to.deep.equal([
        'https://evil.example/x',
        '_blank',
        'noopener noreferrer',
      ]);
    });
  }

  it('gives up on a page that does not speak, and tries again', async () => {
    const { element, act, iframe } = show({ src: here(SILENT) });
    const { detail } = await next(element, 'tp-error');
    expect(detail).to.deep.equal({
      kind: 'frame',
      code: 'frame-silent',
      message: '页面未能在门户内正常打开，请重试，或在新标签页中打开',
      retryable: true,
    });
    await act.sees('未能在门户内正常打开');
    expect(getComputedStyle(iframe()).visibility).to.equal('hidden');
    const before = iframe();
    await act.press('重试');
    await act.sees('正在打开');
    expect(iframe()).not.to.equal(before);
  });

  it('takes a page up that reports after it was given up', async () => {
    const { element, act, inside } = show({ src: here(SILENT) });
    await next(element, 'tp-error');
    const ready = next(element, 'tp-frame-ready');
    const script = inside().document.createElement('script');
    script.type = 'module';
    script.src = '/tests/components/frame/framed/page.js';
    inside().document.body.append(script);
    await ready;
    await until(() => !act.root.querySelector('.frame-cover'));
  });
});
