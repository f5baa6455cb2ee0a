import { html, nothing, type TemplateResult } from 'lit';
import type { PageOutlet } from '../routing/page-outlet';

interface Portal {
  readonly outlet: PageOutlet;
  /** Returns the tag of the element. */
  tag(): string;
  /** Loads the element. Resolves with false when the session has changed meanwhile. */
  bring(): Promise<boolean>;
  changed(): void;
  /** Called with the error of a failed user action. */
  failed(error: unknown): void;
}

/** Chat with customer service beside the pages. It persists across pages and is replaced for another user. */
export class Chat {
  #hasCode = false;
  #isOpen = false;
  #unread = 0;
  readonly #portal: Portal;

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  /** Number of unread messages. */
  get unread(): number {
    return this.#unread;
  }

  /** Removes all data of the former user. */
  reset(): void {
    this.#hasCode = false;
    this.#isOpen = false;
    this.#unread = 0;
  }

  /** Loads the code before the first opening; rejects when that fails. */
  async prepare(): Promise<void> {
    if (!(await this.#portal.bring())) return;
    this.#hasCode = true;
    this.#portal.changed();
  }

  open(): void {
    this.#set(true);
    if (!this.#hasCode) void this.prepare().catch((error: unknown) => this.#portal.failed(error));
  }

  render(): TemplateResult | typeof nothing {
    if (!this.#hasCode) return nothing;
    const { outlet, tag, changed } = this.#portal;
    const chat = outlet.lasting(tag(), (element) => {
      element.addEventListener('tp-close', () => this.#set(false));
      element.addEventListener('tp-unread', (event) => {
        this.#unread = (event as CustomEvent<{ count: number }>).detail.count;
        changed();
      });
    });
    chat.toggleAttribute('open', this.#isOpen);
    return html`<div class="chat">${chat}</div>`;
  }

  #set(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#portal.changed();
  }
}
