import { html, type ReactiveController, type ReactiveElement } from 'lit';
import type { Language } from '../../../src/domain/texts/texts';
import type { Declaration } from '../../../src/element/definition/declaration';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { sheet } from '../../../src/ui/tokens/sheet';
import bellCss from './notice-bell.css?inline';
import { BellRoot } from './bell-root';

interface Shell {
  runtime(): Runtime;
  language(): Language | undefined;
  readonly declaration: Declaration;
  readonly prefix: string;
  /** Address of an application in the portal. */
  addressOf(applyId: string): string;
}

/** The bell in the header: React's content of a place there, which comes once the shell is at rest. */
export class NoticeBell implements ReactiveController {
  readonly place = html`<div class="bell-place"></div>`;
  readonly #host: ReactiveElement;
  readonly #shell: Shell;
  #root: BellRoot | undefined;

  constructor(host: ReactiveElement, shell: Shell) {
    this.#host = host;
    this.#shell = shell;
    const { shadowRoot } = host;
    shadowRoot?.adoptedStyleSheets.push(sheet(shadowRoot.ownerDocument, bellCss));
    host.addController(this);
  }

  hostUpdated(): void {
    const place = this.#host.renderRoot.querySelector<HTMLElement>('.bell-place');
    const { declaration, prefix, addressOf } = this.#shell;
    const runtime = this.#shell.runtime();
    if (this.#root && (this.#root.place !== place || this.#root.runtime !== runtime)) this.#leave();
    if (!place) return;
    this.#root ??= new BellRoot(place, { element: this.#host, declaration, runtime, prefix, addressOf });
    this.#root.show(this.#shell.language());
  }

  hostDisconnected(): void {
    // a move is a removal and an insertion in one task
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#leave();
    });
  }

  #leave(): void {
    this.#root?.leave();
    this.#root = undefined;
  }
}
