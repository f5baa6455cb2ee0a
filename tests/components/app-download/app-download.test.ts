import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import { fakeRuntime, next, createProvider } from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer } from '../../support/components/samples';
import { pageAddress } from '../../../components/app-download/page-address';
import { APP } from './answers';

let provider: HTMLElement;

async function show(answers = {}, attributes: Record<string, string> = {}) {
  const fake = fakeRuntime({ ...goodAnswers(), ...answers });
  provider = createProvider(fake.runtime);
  const element = document.createElement('tp-app-download');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  return { element, act: within(element), calls: fake.calls };
}
const links = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('a') ?? [])].map(({ href, textContent }) => [textContent, href]);

describe('<tp-app-download>', () => {
  before(() => define());
  afterEach(() => provider.remove());

  it('leads to known stores, and says of any other address that there is none', async () => {
    const { element, act } = await show();
    await act.sees('远航商旅');
    expect(links(element)).to.deep.equal([
      ['下载 iPhone 版', 'https://apps.apple.com/cn/app/id1'],
      ['下载安卓版', 'https://appgallery.huawei.com/app/C1'],
    ]);
    await act.sees('微信小程序暂未提供下载链接');
    await act.sees('版本 3.2.0 · 60.0 MB · 2026-11-01 更新');
    await accessible(element);
  });

  it('draws the code of this page locally, without requesting a picture', async () => {
    const { element, act } = await show();
    await act.sees('用手机扫码打开本页');
    const code = element.shadowRoot?.querySelector('svg[role=img]');
    expect(code?.getAttribute('aria-label')).to.equal('本页面的二维码');
    expect(code?.querySelector('path')?.getAttribute('d')?.length).to.be.greaterThan(500);
    expect(element.shadowRoot?.querySelectorAll('img').length).to.equal(0);
  });

  it('takes nothing of a person into the code', () => {
    const at = { origin: 'https://portal.example', pathname: '/p/', hash: '#/appDown/index?token=1' };
    expect(pageAddress(at)).to.equal('https://portal.example/p/#/appDown/index');
    expect(pageAddress({ ...at, hash: '#token' })).to.equal('https://portal.example/p/');
  });

  it('requests the website of its attribute', async () => {
    const { act, calls } = await show({}, { website: 'travel.example' });
    await act.sees('远航商旅');
    expect(calls.find(({ name }) => name === 'queryAppDownloadInfo')?.body).to.deep.equal({
      host: 'travel.example',
    });
  });

  it('says that there is no app, and shows no code that leads to none', async () => {
    const { element, act } = await show({ queryAppDownloadInfo: () => ({ ...APP, releaseList: [] }) });
    await act.sees('暂无可下载的客户端');
    expect(element.shadowRoot?.querySelector('svg[role=img]')).to.equal(null);
  });

  it('tries again where it could not be read', async () => {
    let isLost = true;
    const { act } = await show({
      queryAppDownloadInfo: () => {
        if (isLost) throw lostAnswer();
        return APP;
      },
    });
    await act.sees('重试');
    isLost = false;
    await act.press('重试');
    await act.sees('远航商旅');
  });
});
