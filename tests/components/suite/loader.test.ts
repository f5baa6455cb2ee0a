import { expect } from '@open-wc/testing';
import { loaderApi, type LoaderApi } from '../../../components/loader-api';
import { startLoading } from '../../../components/page-loader';
import { until } from '../../support/components/fake-runtime';

let prefixes = 0;

/** Adds the script tag of a loader with its own prefix. */
function loadedPage(): { prefix: string; api: LoaderApi } {
  const prefix = `l${(prefixes += 1)}`;
  const script = document.createElement('script');
  script.type = 'text/plain'; // The loader finds the tag by its address; this type keeps the browser from running it.
  script.src = `${location.origin}/${prefix}/loader.js`;
  script.dataset['prefix'] = prefix;
  script.dataset['storage'] = 'memory';
  document.head.append(script);
  const api = loaderApi(startLoading(script.src));
  script.remove();
  return { prefix, api };
}

const isDefined = (name: string) => customElements.get(name) !== undefined;
const becomesDefined = (name: string) => until(() => isDefined(name), `<${name}> is defined`);
const rejection = (outcome: Promise<unknown>): Promise<unknown> =>
  outcome.then(
    () => undefined,
    (error: unknown) => error,
  );

function complaints(): { texts: string[]; restore(): void } {
  const { error } = console;
  const texts: string[] = [];
  console.error = (...given: unknown[]) => void texts.push(given.map(String).join(' '));
  return { texts, restore: () => void (console.error = error) };
}

describe('a loader', () => {
  let room: HTMLElement;
  let prefix: string;
  let api: LoaderApi;
  const native = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow');

  function outer(mode: ShadowRootMode = 'open'): ShadowRoot {
    const host = document.createElement('section');
    room.append(host);
    return host.attachShadow({ mode });
  }

  beforeEach(() => {
    room = document.createElement('div');
    document.body.append(room);
  });
  afterEach(() => {
    room.remove();
    if (native) Object.defineProperty(Element.prototype, 'attachShadow', native);
  });

  describe('finds elements', () => {
    it('in the page and in shadow roots that are there before it', async () => {
      const next = `l${prefixes + 1}`;
      room.innerHTML = `<${next}-login></${next}-login>`;
      const inner = outer();
      inner.innerHTML = '<article></article>';
      inner.firstElementChild
        ?.attachShadow({ mode: 'open' })
        .append(document.createElement(`${next}-payment`));
      ({ prefix, api } = loadedPage());
      expect(prefix).to.equal(next);
      await becomesDefined(`${prefix}-login`);
      await becomesDefined(`${prefix}-payment`);
    });

    it('in a root that comes with its host, and in one within that is filled later', async () => {
      ({ prefix, api } = loadedPage());
      const host = document.createElement('div');
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = '<p></p>';
      room.append(host);
      await Promise.resolve();
      const within = root.firstElementChild?.attachShadow({ mode: 'open' });
      await Promise.resolve();
      within?.append(document.createElement(`${prefix}-login`));
      await becomesDefined(`${prefix}-login`);
    });

    it('in a root attached long after its host came, filled with the same task', async () => {
      ({ prefix, api } = loadedPage());
      const host = document.createElement('div');
      room.append(host);
      await new Promise((resolve) => setTimeout(resolve));
      host.attachShadow({ mode: 'open' }).innerHTML = `<${prefix}-login></${prefix}-login>`;
      await becomesDefined(`${prefix}-login`);
    });

    it('in roots of custom elements, whenever those are defined', async () => {
      ({ prefix, api } = loadedPage());
      const name = `${prefix}-of-the-page`;
      room.innerHTML = `<${name}></${name}>`;
      await new Promise((resolve) => setTimeout(resolve));
      customElements.define(
        name,
        class extends HTMLElement {
          connectedCallback(): void {
            this.attachShadow({ mode: 'open' }).innerHTML = `<${prefix}-login></${prefix}-login>`;
          }
        },
      );
      await becomesDefined(`${prefix}-login`);
    });

    it('in declarative roots and in their clones', async () => {
      ({ prefix, api } = loadedPage());
      const made = document.createElement('div');
      made.setHTMLUnsafe(
        `<div><template shadowrootmode="open" shadowrootclonable><${prefix}-login></${prefix}-login></template></div>`,
      );
      const clone = made.cloneNode(true);
      room.append(clone);
      await becomesDefined(`${prefix}-login`);
    });

    it('in a root that moves to another place of the page', async () => {
      ({ prefix, api } = loadedPage());
      const hidden = document.createElement('div');
      const root = hidden.attachShadow({ mode: 'open' });
      const other = document.implementation.createHTMLDocument();
      other.body.append(hidden);
      root.innerHTML = `<${prefix}-login></${prefix}-login>`;
      await new Promise((resolve) => setTimeout(resolve));
      expect(isDefined(`${prefix}-login`)).to.equal(false);
      room.append(hidden);
      await becomesDefined(`${prefix}-login`);
    });

    it('in a closed root that is handed over, and only then', async () => {
      ({ prefix, api } = loadedPage());
      const root = outer('closed');
      root.innerHTML = `<${prefix}-login></${prefix}-login>`;
      await new Promise((resolve) => setTimeout(resolve));
      expect(isDefined(`${prefix}-login`)).to.equal(false);
      api.observe(root);
      api.observe(root);
      root.append(document.createElement(`${prefix}-payment`));
      await becomesDefined(`${prefix}-login`);
      await becomesDefined(`${prefix}-payment`);
    });

    it('and keeps their heights free in shadow roots too', async () => {
      ({ prefix, api } = loadedPage());
      const root = outer();
      const element = document.createElement(`${prefix}-order-list`);
      root.append(element);
      await until(() => root.adoptedStyleSheets.length > 0, 'the root has the heights');
      if (!isDefined(element.localName)) expect(element.getBoundingClientRect().height).to.equal(480);
      await becomesDefined(element.localName);
    });
  });

  it('leaves attachShadow to the page as it was, but for hearing of roots', () => {
    ({ prefix, api } = loadedPage());
    const { attachShadow } = Element.prototype;
    expect([attachShadow.name, attachShadow.length]).to.deep.equal(['attachShadow', 1]);
    expect(Function.prototype.toString.call(attachShadow)).to.include('[native code]');
    const host = document.createElement('div');
    expect(host.attachShadow({ mode: 'open' })).to.equal(host.shadowRoot);
    expect(() => host.attachShadow({ mode: 'open' })).to.throw(DOMException);
    expect(() => attachShadow.call({} as Element, { mode: 'open' })).to.throw(TypeError);
    expect(document.createElement('div').attachShadow({ mode: 'closed' })).to.be.instanceOf(ShadowRoot);
  });

  it('works where the page has frozen the objects that it would listen at', async () => {
    Object.defineProperty(Element.prototype, 'attachShadow', { ...native, writable: false });
    ({ prefix, api } = loadedPage());
    outer().innerHTML = `<${prefix}-login></${prefix}-login>`;
    await becomesDefined(`${prefix}-login`);
  });

  describe('defines', () => {
    beforeEach(() => ({ prefix, api } = loadedPage()));

    it('named elements, with or without the prefix, before the page holds them', async () => {
      await api.define('login', `${prefix}-payment`);
      expect(isDefined(`${prefix}-login`)).to.equal(true);
      expect(isDefined(`${prefix}-payment`)).to.equal(true);
      expect(isDefined(`${prefix}-home`)).to.equal(false);
    });

    it('the same once, by whomever and however often it is asked for', async () => {
      const { warn } = console;
      const warnings: unknown[] = [];
      console.warn = (...given: unknown[]) => void warnings.push(given);
      room.innerHTML = `<${prefix}-login></${prefix}-login>`;
      await Promise.all([api.define('login'), api.define('login', 'login')]);
      const made = customElements.get(`${prefix}-login`);
      await api.define('login');
      expect(customElements.get(`${prefix}-login`)).to.equal(made);
      expect(warnings).to.deep.equal([]);
      console.warn = warn;
    });

    it('nothing that the suite does not have, and says so by its name', async () => {
      const told = complaints();
      const unhandled: unknown[] = [];
      const note = (event: PromiseRejectionEvent) => unhandled.push(event.reason);
      window.addEventListener('unhandledrejection', note);
      void api.define('login', 'ferry');
      void api.whenReady('tp-train');
      expect(String(await rejection(api.define('car'))))
        .to.include('<car>')
        .and.include(`${prefix}-login`);
      expect(await rejection(api.whenReady('toString'))).to.be.instanceOf(TypeError);
      await new Promise((resolve) => setTimeout(resolve));
      window.removeEventListener('unhandledrejection', note);
      told.restore();
      expect(unhandled).to.deep.equal([]);
      expect(told.texts.length).to.equal(4);
      expect(told.texts.join()).to.include('<ferry>').and.include('<tp-train>');
    });
  });

  describe('tells when', () => {
    beforeEach(() => ({ prefix, api } = loadedPage()));

    it('an element is ready: its content then stands at once', async () => {
      const ready = api.whenReady('login');
      const element = document.createElement(`${prefix}-login`);
      room.append(element);
      await ready;
      expect(element.shadowRoot?.childElementCount).to.be.greaterThan(0);
      await api.whenReady(`${prefix}-login`);
    });

    it('all that the page holds is ready, in shadow roots too', async () => {
      room.innerHTML = `<${prefix}-login></${prefix}-login>`;
      outer().innerHTML = `<${prefix}-payment></${prefix}-payment>`;
      await Promise.resolve();
      await api.whenReady();
      expect(isDefined(`${prefix}-login`)).to.equal(true);
      expect(isDefined(`${prefix}-payment`)).to.equal(true);
    });
  });
});
