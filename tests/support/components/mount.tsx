import { fixtureCleanup, fixtureSync, html } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import baseCss from '../../../src/ui/tokens/base.css?inline';
import { RootContext } from '../../../src/ui/tokens/root';
import { sheet } from '../../../src/ui/tokens/sheet';
import tokensCss from '../../../src/ui/tokens/tokens.css?inline';
import { waitUntil } from './wait-until';

/** Host like those of the suite's elements: an open shadow root with tokens and base, states for theme and density. */
class UiHost extends HTMLElement {
  readonly root = this.attachShadow({ mode: 'open' });
  readonly states = this.attachInternals().states;
  #react: Root | undefined;

  connectedCallback(): void {
    this.root.adoptedStyleSheets = [tokensCss, baseCss].map((css) => sheet(document, css));
  }
  disconnectedCallback(): void {
    this.#react?.unmount();
    this.#react = undefined;
  }
  render(view: ReactNode): void {
    this.#react ??= createRoot(this.root);
    const react = this.#react;
    flushSync(() =>
      react.render(
        <RootContext value={this.root}>
          <div className="tp-root" lang="zh-CN">
            {view}
          </div>
        </RootContext>,
      ),
    );
  }
}
customElements.define('ui-host', UiHost);

export interface Mounted {
  host: UiHost;
  root: ShadowRoot;
  render(view: ReactNode): void;
  unmount(): void;
}

/**
 * Renders a view into a fresh host on the page; `states` such as light, dark, compact. The test's end removes
 * everything.
 */
export function mount(view: ReactNode, ...states: string[]): Mounted {
  const host = fixtureSync<UiHost>(html`<ui-host></ui-host>`);
  for (const state of states) host.states.add(state);
  host.render(view);
  return { host, root: host.root, render: (next) => host.render(next), unmount: () => host.remove() };
}

let isMouseMoved = false;
addEventListener('pointermove', ({ isTrusted }) => void (isMouseMoved ||= isTrusted), { capture: true });

afterEach(async () => {
  fixtureCleanup();
  // only when needed: each call is a round trip to the runner
  if (isMouseMoved) await resetMouse();
  isMouseMoved = false;
});

/** Returns the only element that matches a selector. */
export function one<E extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): E {
  const found = root.querySelectorAll<E>(selector);
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`${found.length} elements match ${selector}`);
  return element;
}

export const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Returns the element with exactly this text, or the innermost of nested ones. */
export function withText<E extends HTMLElement = HTMLElement>(
  root: ParentNode,
  selector: string,
  text: string,
): E {
  const found = [...root.querySelectorAll<E>(selector)].filter(
    (element) => element.textContent.trim() === text,
  );
  const innermost = found.at(-1);
  if (!innermost) throw new Error(`no ${selector} says ${text}`);
  return innermost;
}

/** Presses the real mouse at the centre of an element. */
export async function press(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  await sendMouse({
    type: 'click',
    position: [Math.round(x + width / 2), Math.round(y + height / 2)],
  });
}

export async function hover(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
}

/** Returns the topmost popover, once placed beside its anchor and faded in. */
export async function placedPopover(root: ParentNode): Promise<HTMLElement> {
  const top = () => all(root, '.tp-popover').at(-1);
  await waitUntil(() => {
    const panel = top();
    return panel?.dataset['placed'] === 'anchor' && getComputedStyle(panel).opacity === '1';
  }, 'the popover has its place');
  const panel = top();
  if (!panel) throw new Error('no popover');
  return panel;
}
