import { createElement, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import baseCss from '../../src/ui/tokens/base.css?inline';
import { RootContext } from '../../src/ui/tokens/root';
import { sheet } from '../../src/ui/tokens/sheet';
import tokensCss from '../../src/ui/tokens/tokens.css?inline';

export type Theme = 'auto' | 'light' | 'dark';

/** Host like those of the suite's elements: an open shadow root with tokens and base, and a state for the theme. */
class PartStage extends HTMLElement {
  static readonly observedAttributes = ['theme'];
  readonly root = this.attachShadow({ mode: 'open' });
  readonly #states = this.attachInternals().states;

  connectedCallback(): void {
    const own = [tokensCss, baseCss].map((css) => sheet(document, css));
    this.root.adoptedStyleSheets = [
      ...own,
      ...this.root.adoptedStyleSheets.filter((css) => !own.includes(css)),
    ];
  }
  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    if (before !== null) this.#states.delete(before);
    if (now !== null) this.#states.add(now);
  }
}
customElements.define('part-stage', PartStage);

/** Shows a view as inside an element of the suite. */
export function Stage({ theme, children }: { theme: Theme; children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  return (
    <>
      {createElement('part-stage', {
        theme,
        ref: (stage: PartStage | null) => setRoot(stage?.root),
      })}
      {root &&
        createPortal(
          <RootContext value={root}>
            <div className="tp-root" lang="zh-CN">
              {children}
            </div>
          </RootContext>,
          root,
        )}
    </>
  );
}
