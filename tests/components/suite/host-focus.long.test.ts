import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { define, type ElementTag } from '../../../components/index';
import { focusWhenLoaded, followFocus } from '../../../src/element/definition/upgrade/attend-when-idle';
import { recordFocusCalls } from '../../../src/element/definition/upgrade/early-focus';
import { goodAnswers } from '../../support/components/samples';
import { fakeRuntime, next, createProvider, until } from '../../support/components/fake-runtime';

/** Elements whose first content can be focused, independent of the answers. */
const TAGS: readonly ElementTag[] = [
  'login',
  'flight-booking',
  'order-list',
  'approval-list',
  'travel-request',
  'home',
];

describe('the focus that a page gives to an element', () => {
  let provider: HTMLElement;
  before(() => define());
  beforeEach(() => (provider = createProvider(fakeRuntime(goodAnswers(), { authSign: 'token-1' }).runtime)));
  afterEach(() => provider.remove());

  function put<T extends HTMLElement>(element: T): T {
    provider.append(element);
    return element;
  }
  const field = () => put(document.createElement('input'));
  /** The focused element, through all shadow roots. */
  function focused(): Element | null {
    let { activeElement } = document;
    while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
    return activeElement;
  }
  const isInside = (element: Element) => document.activeElement === element && focused() !== element;
  async function shown(tag: ElementTag): Promise<HTMLElement> {
    const element = document.createElement(`tp-${tag}`);
    const ready = next(element, 'tp-ready');
    put(element);
    await ready;
    return element;
  }

  for (const tag of TAGS) {
    it(`goes into <tp-${tag}>, by focus(), as soon as it is there`, async () => {
      const element = document.createElement(`tp-${tag}`);
      const ready = next(element, 'tp-ready');
      put(element);
      element.focus();
      await ready;
      await until(() => isInside(element), 'the focus is inside');
      const first = focused();
      element.focus();
      await Promise.resolve();
      expect(focused(), 'it stays where it is').to.equal(first);
      expect(getComputedStyle(element).outlineStyle).to.equal('none');
    });
  }

  it('goes into an element whose class comes later', async () => {
    const element = put(document.createElement('late-login'));
    recordFocusCalls(element);
    element.focus();
    await define(['login'], { prefix: 'late' });
    await until(() => isInside(element));
  });

  it('stays with a user who has moved it elsewhere meanwhile', async () => {
    const element = document.createElement('tp-order-list');
    const ready = next(element, 'tp-ready');
    put(element);
    const other = field();
    if (!isInside(element)) element.focus();
    other.focus();
    await ready;
    expect([other, element]).to.include(document.activeElement);
    if (element.shadowRoot?.activeElement === null) expect(document.activeElement).to.equal(other);
  });

  it('is not requested by React while it removes the focused control deep inside', async () => {
    const hosts = [1, 2, 3].map(() => document.createElement('div'));
    const buttons = hosts.map((host, i) => {
      const root = host.attachShadow({ mode: 'open' });
      followFocus(root);
      const button = document.createElement('button');
      root.append(button, ...hosts.slice(i + 1, i + 2));
      return button;
    });
    const [outer, , innermost] = hosts;
    if (!outer) throw new Error('no element');
    put(outer);
    // Focus moves within the innermost element do not reach the outermost one as events.
    for (const button of buttons.slice(1)) button.focus();
    expect(focused() === buttons.at(-1)).to.equal(true);
    innermost?.remove();
    focusWhenLoaded(outer);
    await import('../../../src/element/deferred/attend');
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement === document.body, 'nobody has it').to.equal(true);
    // The page asks for the focus itself.
    focusWhenLoaded(outer);
    await until(() => focused() === buttons[0]);
  });

  it('is requested by `autofocus`, unless another control has it', async () => {
    const element = document.createElement('tp-login');
    element.autofocus = true;
    put(element);
    await until(() => isInside(element));
    const other = field();
    other.focus();
    const second = document.createElement('tp-login');
    second.autofocus = true;
    const ready = next(second, 'tp-ready');
    put(second);
    await ready;
    expect(document.activeElement).to.equal(other);
  });

  it('goes into it by a press on its label', async () => {
    const element = await shown('login');
    element.id = 'sign-in';
    const label = put(document.createElement('label'));
    label.htmlFor = 'sign-in';
    label.textContent = '登录';
    await until(() => {
      label.click();
      return isInside(element);
    }, 'what follows the labels comes when the page is at rest');
  });

  it('is not moved by a press on a text inside', async () => {
    const element = await shown('order-list');
    const heading = () =>
      [...(element.shadowRoot?.querySelectorAll('th') ?? [])].find(
        (th) => !th.querySelector('input, button'),
      );
    await until(heading, 'a heading of the table: a label beside it does take the focus along');
    const other = field();
    const { left, top } = heading()?.getBoundingClientRect() ?? new DOMRect();
    other.focus();
    await sendMouse({ type: 'click', position: [Math.round(left + 2), Math.round(top + 2)] });
    expect(isInside(element) && focused()?.matches('input') === true).to.equal(false);
  });

  // React focuses the element while it changes its content, when the document has reported the focus there.
  it('goes nowhere else where the focused control can no longer have it', async () => {
    const element = await shown('order-list');
    const region = document.createElement('div');
    region.tabIndex = 0;
    element.shadowRoot?.append(region);
    region.focus();
    region.removeAttribute('tabindex');
    element.focus();
    await Promise.resolve();
    expect(focused()?.matches('input')).to.equal(false);
  });

  it('returns to the focused control where that was moved to another place', async () => {
    const element = await shown('order-list');
    const button = document.createElement('button');
    element.shadowRoot?.append(button);
    button.focus();
    element.shadowRoot?.prepend(button);
    element.focus();
    await Promise.resolve();
    expect(focused() === button).to.equal(true);
  });

  it('goes into the first field where the page had it meanwhile', async () => {
    const element = await shown('order-list');
    const inside = [...(element.shadowRoot?.querySelectorAll('input') ?? [])];
    inside[1]?.focus();
    field().focus();
    element.focus();
    await Promise.resolve();
    expect(focused() === inside[0]).to.equal(true);
  });

  it('passes through it by Tab, and out again both ways', async () => {
    const before = field();
    const element = await shown('login');
    const after = field();
    before.focus();
    const passed = new Set<Element | null>();
    for (let step = 0; step < 30 && document.activeElement !== after; step += 1) {
      await sendKeys({ press: 'Tab' });
      if (document.activeElement === element) passed.add(focused());
    }
    expect(document.activeElement).to.equal(after);
    expect(passed.size).to.be.greaterThan(2);
    expect(passed.has(element), 'the element itself is no stop').to.equal(false);
    for (let step = 0; step < 30 && document.activeElement !== before; step += 1) {
      await sendKeys({ down: 'Shift' });
      await sendKeys({ press: 'Tab' });
      await sendKeys({ up: 'Shift' });
    }
    expect(document.activeElement).to.equal(before);
  });
});
