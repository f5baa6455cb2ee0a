import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  USER,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';
import { biAnswers, BI_PAGE } from './bi-samples';

let provider: HTMLElement;
let calls: ReturnType<typeof fakeRuntime>['calls'];
let session: ReturnType<typeof fakeRuntime>['runtime']['session'];

async function show(
  answers: Answers = {},
  attributes: Record<string, string> = {},
  trusted = [location.origin],
) {
  const all = { ...goodAnswers(), ...biAnswers(), ...answers };
  const fake = fakeRuntime(all, { authSign: 'token-1', trustedOrigins: trusted });
  ({ calls } = fake);
  ({ session } = fake.runtime);
  await session.start();
  provider = createProvider(fake.runtime);
  const element = document.createElement('tp-bi-analysis');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const framed = next(element, 'tp-frame-ready');
  provider.append(element);
  await next(element, 'tp-ready');
  const act = within(element);
  const frame = () => act.root.querySelector('tp-frame');
  const iframe = () => frame()?.shadowRoot?.querySelector('iframe') as HTMLIFrameElement;
  const inside = () => iframe().contentWindow as Window;
  return { element, act, framed, frame, iframe, inside };
}

const asked = (name: string) => calls.filter((call) => call.name === name);
const codes = () => asked('getBiPreAuthorisationCodeForCloud');

describe('<tp-bi-analysis>', () => {
  before(() => define(['bi-analysis', 'frame']));
  afterEach(() => provider.remove());

  it('shows the BI site of this host, and asks for no code before the page does', async () => {
    const { element, framed, iframe } = await show();
    await framed;
    expect(iframe().src).to.equal(location.origin + BI_PAGE);
    expect(iframe().title).to.equal('商业智能');
    expect([...iframe().sandbox].filter((token) => token.includes('top-navigation'))).to.deep.equal([]);
    expect(codes()).to.deep.equal([]);
    await accessible(element);
  });

  it('gives the page a code of its own at every request, and never the token', async () => {
    const { framed, inside, iframe } = await show();
    await framed;
    const { portal } = inside();
    expect(await portal.requestCode()).to.equal('code-1');
    expect(await portal.requestCode()).to.equal('code-2');
    expect(codes().map(({ body }) => body)).to.deep.equal([{ authSign: 'token-1' }, { authSign: 'token-1' }]);
    expect(await portal.requestToken()).to.equal(undefined);
    expect(iframe().src + inside().location.href).not.to.include('code-');
  });

  it('gives a page that is loaded anew another code', async () => {
    const { framed, iframe, inside } = await show();
    await framed;
    expect(await inside().portal.requestCode()).to.equal('code-1');
    const loaded = next(iframe(), 'load');
    inside().location.reload();
    await loaded;
    await until(() => 'portal' in inside(), 'the page to speak');
    expect(await inside().portal.requestCode()).to.equal('code-2');
  });

  it('keeps the page, and its code, over another theme and language', async () => {
    const { element, framed, iframe, inside } = await show();
    await framed;
    await inside().portal.requestCode();
    const before = iframe();
    element.setAttribute('theme', 'dark');
    element.setAttribute('lang', 'en');
    await until(() => iframe().title === 'Business intelligence');
    expect(iframe()).to.equal(before);
    expect(codes()).to.have.length(1);
  });

  it('is closed to users without the operation: no site, no code', async () => {
    const { element, act, frame } = await show({ queryPermissionListForBusiness: () => ({ treeResps: [] }) });
    await act.sees('您没有商业智能的权限');
    expect(frame()).to.equal(null);
    expect(asked('queryObjectTree')).to.deep.equal([]);
    expect(codes()).to.deep.equal([]);
    await accessible(element);
  });

  it('says so when the gateway refuses a code to who held the operation before', async () => {
    const { act, framed, frame, inside } = await show({
      getBiPreAuthorisationCodeForCloud: () => {
        throw refusal('forbidden');
      },
    });
    await framed;
    void inside().portal.requestCode();
    await act.sees('您没有商业智能的权限');
    expect(frame()).to.equal(null);
    expect(act.button('重新获取')).to.equal(undefined);
  });

  it('offers another try when no code could be had', async () => {
    let isDown = true;
    const { element, act, framed, inside } = await show({
      getBiPreAuthorisationCodeForCloud: () => {
        if (isDown) throw lostAnswer();
        return { code: 'code-late', expireTime: '' };
      },
    });
    await framed;
    const failed = next<CustomEvent<{ code: string }>>(element, 'tp-error');
    void inside().portal.requestCode();
    expect((await failed).detail.code).to.equal('network');
    await act.sees('未取得商业智能的预授权码');
    await accessible(element);
    isDown = false;
    const again = next(element, 'tp-frame-ready');
    await act.press('重新获取');
    await again;
    expect(await inside().portal.requestCode()).to.equal('code-late');
  });

  it('says that no address is set', async () => {
    const { act, frame } = await show(biAnswers(' '));
    await act.sees('尚未配置商业智能的站点地址');
    expect(frame()).to.equal(null);
  });

  it('does not open a site that is not trusted', async () => {
    const { frame, act } = await show(biAnswers('https://evil.example/bi'));
    await until(() => frame());
    await within(frame() as HTMLElement).sees('evil.example 不在门户内显示');
    expect(act.root.querySelector('iframe')).to.equal(null);
    expect(codes()).to.deep.equal([]);
  });

  it('takes the address of the embedder before that of the host', async () => {
    const { framed, iframe } = await show({}, { src: `${location.origin}${BI_PAGE}?own=1` });
    await framed;
    expect(iframe().src).to.include('own=1');
    expect(asked('queryObjectTree')).to.deep.equal([]);
  });

  it('reads the permissions again when they could not be read', async () => {
    let isDown = true;
    const { act, framed } = await show({
      queryPermissionListForBusiness: (body) => {
        if (isDown) throw lostAnswer();
        return biAnswers()['queryPermissionListForBusiness']?.(body);
      },
    });
    await act.sees('网络异常');
    isDown = false;
    await act.press('重试');
    await framed;
  });

  it('shows nothing of somebody who has signed out, and the page anew to the next', async () => {
    const { element, act, framed, frame, inside } = await show();
    await framed;
    await inside().portal.requestCode();
    session.store.setState({ status: 'signedOut', message: '' });
    await act.sees('登录后可查看商业智能');
    expect(frame()).to.equal(null);
    await accessible(element);
    const again = next(element, 'tp-frame-ready');
    const [enterprise] = USER.entAndTmcShortInfoList;
    if (!enterprise) throw new Error('no enterprise');
    session.store.setState({ status: 'signedIn', user: { ...USER, userNO: 'U0002' }, enterprise });
    await again;
    expect(await inside().portal.requestCode()).to.equal('code-2');
  });
});
