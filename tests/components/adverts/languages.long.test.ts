import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { within } from '../../support/components/act';
import { fakeRuntime, createProvider, until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { ADVERTS } from './advert-samples';

const opened: Element[] = [];

/** Shows adverts inside an element with a `lang`, with a shadow root of the page in between. */
async function show(lang: string) {
  const fake = fakeRuntime({ ...goodAnswers(), query: () => ADVERTS }, { authSign: 'token-1' });
  const around = document.createElement('div');
  around.lang = lang;
  document.body.append(around);
  opened.push(around);
  const provider = createProvider(fake.runtime);
  around.attachShadow({ mode: 'open' }).append(provider);
  const element = document.createElement('tp-adverts');
  element.setAttribute('space', 'YHWZ-SY');
  provider.append(element);
  await until(() => element.shadowRoot?.querySelector('section'));
  const section = () => element.shadowRoot?.querySelector('section')?.getAttribute('aria-label');
  const shown = () => element.shadowRoot?.querySelector('.tp-root')?.getAttribute('lang');
  return { around, element, section, shown, act: within(element), runtime: fake.runtime };
}

describe('the language of <tp-adverts>', () => {
  before(() => define());
  afterEach(() => {
    for (const element of opened.splice(0)) element.remove();
  });

  it('is that of the nearest lang, from the first content on', async () => {
    const { element, section, shown, act } = await show('en-GB');
    expect(section()).to.equal('Advertisement');
    expect(shown()).to.equal('en');
    const labels = [...(element.shadowRoot?.querySelectorAll('[aria-label]') ?? [])].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(labels.filter((label) => /\p{Script=Han}/u.test(label ?? ''))).to.deep.equal([]);
    await act.press('Next advertisement');
    await act.sees('2 / 2');
  });

  it('is Chinese for every other one', async () => {
    const { section, shown } = await show('fr');
    expect(section()).to.equal('广告');
    expect(shown()).to.equal('zh-CN');
  });

  it('changes with it, and keeps the inputs of the user', async () => {
    const { around, element, section, shown, act } = await show('zh-CN');
    await act.press('下一条广告');
    await act.sees('2 / 2');
    around.lang = 'en';
    await until(() => section() === 'Advertisement');
    expect(shown()).to.equal('en');
    await act.sees('2 / 2');
    element.lang = 'zh';
    await until(() => section() === '广告');
    expect(shown()).to.equal('zh-CN');
  });

  it('takes the texts of the embedder, each in its language, as text', async () => {
    const { around, section, runtime } = await show('zh-CN');
    runtime.appearance.setState({
      texts: { 'zh-CN': { adverts: { advert: '<b>推广</b>' } }, en: { adverts: { advert: 'Promotion' } } },
    });
    await until(() => section() === '<b>推广</b>');
    around.lang = 'en';
    await until(() => section() === 'Promotion');
    runtime.appearance.setState({ texts: undefined });
    await until(() => section() === 'Advertisement');
  });
});
