import { expect } from '@open-wc/testing';
import { keepFocus } from '../../../src/element/deferred/keep-focus';
import { until } from '../../support/components/fake-runtime';

/** Renders HTML in a shadow root that keeps the focus. */
function screen(...parts: readonly [tag: string, text: string][]) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const section = document.createElement('section');
  root.append(section);
  for (const [tag, text] of parts) add(section, tag, text);
  document.body.append(host);
  keepFocus(root);
  return { host, root, section };
}

function add(around: Element, tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  if (tag === 'li') element.append(Object.assign(document.createElement('button'), { textContent: text }));
  else element.textContent = text;
  around.append(element);
  return element;
}

describe('a focus that is lost', () => {
  let shown: ReturnType<typeof screen>;
  afterEach(() => shown.host.remove());
  const focused = () => shown.root.activeElement?.textContent;
  const button = (text: string) =>
    [...shown.root.querySelectorAll('button')].find(({ textContent }) => textContent === text);

  it('goes to the item that came in place of the one taken away, or to the last', async () => {
    shown = screen(['li', 'one'], ['li', 'two'], ['li', 'three']);
    button('two')?.focus();
    button('two')?.parentElement?.remove();
    await until(() => focused() === 'three');
    button('three')?.parentElement?.remove();
    await until(() => focused() === 'one');
  });

  it('goes to the heading of its section, and to the section itself where it has none', async () => {
    shown = screen(['h2', 'heading'], ['button', 'one'], ['button', 'two']);
    button('one')?.focus();
    button('one')?.remove();
    await until(() => focused() === 'heading');
    shown.root.querySelector('h2')?.remove();
    await until(() => shown.root.activeElement === shown.section);
  });

  it('is held where the focused control is disabled', async () => {
    shown = screen(['h2', 'heading'], ['button', 'one']);
    const one = button('one');
    one?.focus();
    one?.toggleAttribute('disabled', true);
    await until(() => focused() === 'heading');
  });

  it('is held where the focused control is removed inside an element, and then the element', async () => {
    shown = screen(['h2', 'heading'], ['div', '']);
    const inner = shown.section.querySelector('div');
    inner?.attachShadow({ mode: 'open' }).append(document.createElement('button'));
    const button = inner?.shadowRoot?.querySelector('button');
    button?.focus();
    expect(shown.root.activeElement).to.equal(inner);
    button?.remove();
    await new Promise(requestAnimationFrame);
    inner?.remove();
    await until(() => focused() === 'heading');
  });

  it('is left where other code gives it a place', async () => {
    shown = screen(['h2', 'heading'], ['button', 'one'], ['button', 'two']);
    button('one')?.focus();
    button('one')?.remove();
    button('two')?.focus();
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise(requestAnimationFrame);
    expect(focused()).to.equal('two');
  });

  it('is left with a user who has moved it elsewhere before', async () => {
    shown = screen(['h2', 'heading'], ['button', 'one']);
    button('one')?.focus();
    button('one')?.blur();
    await new Promise(requestAnimationFrame);
    button('one')?.remove();
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise(requestAnimationFrame);
    expect(shown.root.activeElement).to.equal(null);
  });
});
