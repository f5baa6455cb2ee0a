import { css } from 'lit';
import { createStore } from 'zustand/vanilla';
import { SuiteProviderElement } from '../../src/element/runtime/provider-element';
import type { Runtime } from '../../src/element/runtime/runtime';
import type { SuiteConfig } from '../../src/element/runtime/suite-config';

const onPage = new Set<Provider>();

export default class Provider extends SuiteProviderElement {
  static override styles = css`
    :host {
      display: contents !important;
    }
    :host([hidden]) {
      display: none !important;
    }
  `;

  #place: string | undefined;

  override connectedCallback(): void {
    onPage.add(this);
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    onPage.delete(this);
  }

  /** A provider that only sets the look shares the session of its surroundings. */
  protected override makeRuntime(around: Runtime, own: SuiteConfig, authSign: string | undefined): Runtime {
    if (Object.keys(own).length > 0) return super.makeRuntime(around, own, authSign);
    const appearance = createStore(() => around.appearance.getState());
    return Object.create(around, { appearance: { value: appearance } }) as Runtime;
  }

  /** The element's id, or else its position among the providers of the page. */
  protected override get sessionName(): string {
    return this.id || (this.#place ??= freePlace());
  }

  get place(): string | undefined {
    return this.#place;
  }
}

function freePlace(): string {
  const taken = new Set([...onPage].map(({ place }) => place));
  let number = 1;
  while (taken.has(`#${number}`)) number += 1;
  return `#${number}`;
}
