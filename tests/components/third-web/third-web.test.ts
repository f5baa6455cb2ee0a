import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers, refusal } from '../../support/components/samples';
import { entSettings } from '../flight-booking/support/setting-samples';

const PAGE = '/tests/components/frame/framed/page.html';

let provider: HTMLElement;

async function show(answers: Answers, trusted = [location.origin]) {
  const fake = fakeRuntime(
    { ...goodAnswers(), ...answers },
    { authSign: 'token-1', trustedOrigins: trusted },
  );
  provider = createProvider(fake.runtime);
  const element = document.createElement('tp-third-web');
  provider.append(element);
  await next(element, 'tp-ready');
  const act = within(element);
  const frame = () => act.root.querySelector('tp-frame');
  return { element, act, frame };
}
const setTo = (address: string) => entSettings({ [ENT_SETTING.thirdWebUrl]: address });

describe('<tp-third-web>', () => {
  before(() => define(['third-web', 'frame']));
  afterEach(() => provider.remove());

  it('shows the page that the enterprise has set, as one that never gets the token', async () => {
    const { element, frame } = await show(setTo(location.origin + PAGE));
    await until(() => frame()?.shadowRoot?.querySelector('iframe'), 'the page');
    expect(frame()?.kind).to.equal('external');
    expect(frame()?.shadowRoot?.querySelector('iframe')?.src).to.equal(location.origin + PAGE);
    await accessible(element);
  });

  it('frames nothing from an origin that is not trusted, and offers it in a tab', async () => {
    const { frame } = await show(setTo('https://elsewhere.example/page'));
    await until(() => frame()?.shadowRoot?.textContent?.includes('elsewhere.example'), 'where it is');
    expect(frame()?.shadowRoot?.querySelector('iframe')).to.equal(null);
    const link = frame()?.shadowRoot?.querySelector('a');
    expect(link?.href).to.equal('https://elsewhere.example/page');
  });

  it('frames no address that runs code', async () => {
    const { frame } = await show(setTo('javascript:alert(1)'));
    await until(() => frame()?.shadowRoot?.textContent?.includes('已阻止打开'), 'the refusal');
    expect(frame()?.shadowRoot?.querySelector('iframe')).to.equal(null);
  });

  it('shows a missing address, and failures', async () => {
    const none = await show(entSettings());
    await none.act.sees('企业尚未配置第三方页面');
    await accessible(none.element);
    provider.remove();
    const failed = await show({
      queryEntSettingInfoForCloud: () => {
        throw refusal('forbidden');
      },
    });
    await failed.act.sees('第三方页面的地址查询失败');
    expect(failed.act.button('重试')).not.to.equal(undefined);
  });
});
