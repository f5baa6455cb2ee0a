import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { SHOWN_KEY } from '../../../components/adverts/displayed-groups';
import type { Advert } from '../../../src/contract/adverts';
import type { SuiteConfig } from '../../../src/element/runtime/suite-config';
import { within } from '../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { advert, ADVERTS } from './advert-samples';
import { goodAnswers, lostAnswer } from '../../support/components/samples';

const opened: HTMLElement[] = [];
const PICTURE = '/demo/gateway/seed/site-images/logo.svg';

interface Shown {
  attributes?: Record<string, string>;
  answers?: Answers;
  config?: SuiteConfig;
  /** Storage setting of the embedder; the fake runtime itself uses memory. */
  storage?: SuiteConfig['storage'];
}

async function show(
  adverts: readonly Advert[],
  { attributes = {}, answers = {}, config, storage }: Shown = {},
) {
  const fake = fakeRuntime(
    { ...goodAnswers(), query: () => adverts, ...answers },
    { authSign: 'token-1', ...config },
  );
  if (storage) Object.assign(fake.runtime.config, { storage });
  const errors: unknown[] = [];
  const provider = createProvider(fake.runtime);
  provider.addEventListener('tp-error', (event) => errors.push((event as CustomEvent<unknown>).detail));
  opened.push(provider);
  const mount = async () => {
    const element = document.createElement('tp-adverts');
    for (const [name, value] of Object.entries({ space: 'YHWZ-SY', ...attributes })) {
      element.setAttribute(name, value);
    }
    const ready = next(element, 'tp-ready');
    provider.append(element);
    const pictures = picturesIn(element);
    await ready;
    return { element, act: within(element), pictures };
  };
  return { ...(await mount()), mount, calls: fake.calls, errors, provider };
}
/** Addresses of all pictures shown so far, because a picture that fails to load is removed at once. */
function picturesIn(element: Element): string[] {
  const addresses: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (!(node instanceof Element)) continue;
      const pictures = node instanceof HTMLImageElement ? [node] : node.querySelectorAll('img');
      for (const picture of pictures) addresses.push(picture.src);
    }
  });
  if (!element.shadowRoot) throw new Error('No shadow root to watch');
  observer.observe(element.shadowRoot, { childList: true, subtree: true });
  return addresses;
}

const asked = (calls: { name: string }[], name: string) => calls.filter((call) => call.name === name);
const content = (element: Element) => element.shadowRoot?.querySelector('.tp-root')?.childElementCount ?? 0;

describe('<tp-adverts>', () => {
  before(() => define());
  afterEach(() => {
    for (const provider of opened.splice(0)) provider.remove();
    sessionStorage.removeItem(SHOWN_KEY);
  });

  it('asks for its space as the caller, with the moment in Shanghai', async () => {
    const { act, calls } = await show(ADVERTS);
    await act.sees('冬春航季');
    const [query] = asked(calls, 'query') as unknown as {
      body: { advertSpaceNo: string; queryTime: string };
    }[];
    expect(query?.body.advertSpaceNo).to.equal('YHWZ-SY');
    expect(query?.body.queryTime).to.match(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
    expect(asked(calls, 'queryWebsiteInfo')).to.have.length(0);
  });

  it('asks for those of the website’s TMC before login', async () => {
    const fake = fakeRuntime(goodAnswers());
    const provider = createProvider(fake.runtime);
    opened.push(provider);
    const element = document.createElement('tp-adverts');
    element.setAttribute('space', 'YHWZ-SY');
    provider.append(element);
    await until(() => element.shadowRoot?.textContent?.includes('冬春航季'));
    expect(fake.calls.find(({ name }) => name === 'queryWebsiteInfo')?.body).to.deep.equal({
      host: location.host,
    });
    const query = fake.calls.find(({ name }) => name === 'query')?.body as { tMCNumber: string };
    expect(query.tMCNumber).to.equal('T001');
  });

  for (const [what, adverts, attributes] of [
    ['there are none', [], {}],
    ['none is in effect', [advert({ endEffectTime: '2020-01-01' })], {}],
    ['no space is named', ADVERTS, { space: '' }],
  ] as const) {
    it(`takes no height at all when ${what}`, async () => {
      const { element, calls } = await show(adverts, { attributes });
      if (!('space' in attributes)) await until(() => asked(calls, 'query').length === 1);
      await new Promise(requestAnimationFrame);
      expect(element.getBoundingClientRect().height).to.equal(0);
      expect(content(element)).to.equal(0);
    });
  }

  it('stays empty when the call fails: an event for the embedder, nothing for the user', async () => {
    const { element, errors } = await show([], {
      answers: {
        query: () => {
          throw lostAnswer();
        },
      },
    });
    await until(() => errors.length === 1);
    expect(errors[0]).to.deep.include({ kind: 'network', retryable: true });
    expect(element.getBoundingClientRect().height).to.equal(0);
    expect(element.shadowRoot?.textContent).to.equal('');
  });

  it('shows them ranked, one at a time, and turns by its buttons', async () => {
    const { element, act } = await show([
      advert({ advertGroupID: 'b', advertPriority: 2 }, { textContent: '第二' }),
      advert({ advertGroupID: 'a', advertCount: 2 }, { textContent: '第一' }),
      advert({ advertGroupID: 'c', advertPriority: 3 }, { textContent: '第三' }),
    ]);
    await act.sees('第一');
    await act.sees('1 / 2');
    await act.press('下一条广告');
    await act.sees('第二');
    await act.press('下一条广告');
    await act.sees('第一');
    await act.press('上一条广告');
    await act.sees('第二');
    expect(act.text()).not.to.include('第三');
    expect(element.shadowRoot?.querySelector('[aria-live]')?.getAttribute('aria-live')).to.equal('polite');
    // The tests prefer reduced motion, so there is nothing to pause.
    expect(act.button('暂停轮播')).to.equal(undefined);
  });

  it('turns by itself where motion is welcome, and rests on demand and under the focus', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const { element, act } = await show(ADVERTS, { attributes: { 'interval-seconds': '2' } });
    await act.sees('冬春航季');
    await act.sees('行程有变');
    const live = () => element.shadowRoot?.querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).to.equal('off');
    act.button('下一条广告')?.focus();
    await until(() => live() === 'polite', 'it rests under the focus');
    act.button('下一条广告')?.blur();
    await until(() => live() === 'off', 'it goes on');
    await act.press('暂停轮播');
    await until(() => live() === 'polite', 'it is paused');
    await act.press('继续轮播');
    await until(() => live() === 'off', 'it goes on');
    await emulateMedia({ reducedMotion: 'reduce' }); // Restores the setting of the other tests.
    await until(() => live() === 'polite', 'asking for no motion counts at once');
  });

  it('shows hostile texts as text', async () => {
    const hostile = '<img src=x onerror="globalThis.pwned=1"><script>globalThis.pwned=1</script>{{7*7}}';
    const { element, act } = await show([advert({}, { textContent: hostile })]);
    await act.sees(hostile);
    expect(element.shadowRoot?.querySelector('img, script')).to.equal(null);
    expect('pwned' in globalThis).to.equal(false);
  });

  for (const linkUrl of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/',
    'https://evil.example/',
    '/a?returnUrl=//evil.example',
  ]) {
    it(`shows an advert without its link to ${linkUrl}`, async () => {
      const { element, act } = await show([advert({}, { linkUrl })]);
      await act.sees('冬春航季');
      expect(element.shadowRoot?.querySelector('a')).to.equal(null);
    });
  }

  it('links to the page’s own origin in place, and to a trusted one in a tab of its own', async () => {
    const links = async (linkUrl: string) => {
      const { element, act } = await show([advert({}, { linkUrl })], {
        config: { trustedOrigins: ['https://partner.example'] },
      });
      await act.sees('冬春航季');
      return element.shadowRoot?.querySelector('a');
    };
    const own = await links('/#/flightBooking/index');
    expect(own?.href).to.equal(`${location.origin}/#/flightBooking/index`);
    expect(own?.target).to.equal('');
    const away = await links('https://partner.example/offer');
    expect([away?.href, away?.target, away?.rel]).to.deep.equal([
      'https://partner.example/offer',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('takes pictures from the gateway and trusted origins only', async () => {
    const sources = async (imageUrl: string, config: SuiteConfig = {}) => {
      const { act, pictures } = await show([advert({}, { imageUrl })], { config });
      await act.sees('冬春航季');
      return pictures;
    };
    expect(await sources(PICTURE)).to.deep.equal([`${location.origin}${PICTURE}`]);
    expect(await sources('/a.svg', { gateway: 'https://gateway.example/base' })).to.deep.equal([
      'https://gateway.example/a.svg',
    ]);
    for (const bad of [
      'https://evil.example/a.svg',
      'data:image/svg+xml,<svg/>',
      'javascript:1',
      '//evil.example/a.svg',
    ]) {
      expect(await sources(bad), bad).to.deep.equal([]);
    }
  });

  it('shows the text alone when the picture does not come', async () => {
    const { element, act } = await show([advert({}, { imageUrl: '/no/such/picture.svg' })]);
    await until(() => element.shadowRoot?.querySelector('.lucide'), 'the mark instead of the picture');
    await act.sees('冬春航季');
  });

  it('type 0 shows each group once a session', async () => {
    const { element, act, mount } = await show(ADVERTS, { attributes: { type: '0' } });
    await act.sees('冬春航季');
    await act.sees('1 / 2');
    await act.press('下一条广告');
    await act.sees('行程有变');
    await act.sees('2 / 2'); // The advert on view stays.
    element.remove();
    const again = await mount();
    await new Promise(requestAnimationFrame);
    expect(again.element.getBoundingClientRect().height).to.equal(0);
    expect(sessionStorage.getItem(SHOWN_KEY), 'memory is memory').to.equal(null);
  });

  it('type 0 remembers over a reload where the embedder allows storage', async () => {
    const single = [advert()];
    const first = await show(single, { attributes: { type: '0' }, storage: 'session' });
    await first.act.sees('冬春航季');
    await until(() => sessionStorage.getItem(SHOWN_KEY) === '["SY-01"]');
    const reloaded = await show(single, { attributes: { type: '0' }, storage: 'session' });
    await until(() => asked(reloaded.calls, 'query').length === 1);
    await new Promise(requestAnimationFrame);
    expect(reloaded.element.getBoundingClientRect().height).to.equal(0);
    sessionStorage.setItem(SHOWN_KEY, '{"broken');
    const broken = await show(single, { attributes: { type: '0' }, storage: 'session' });
    await broken.act.sees('冬春航季');
  });
});
