import { html, nothing, type TemplateResult } from 'lit';
import type { PageOutlet } from '../routing/page-outlet';

interface Portal {
  readonly outlet: PageOutlet;
  /** Name of the element. */
  tag(): string;
  /** Brings the code of the element; false where whoever it was brought for has gone meanwhile. */
  bring(): Promise<boolean>;
  changed(): void;
  /** What was pressed could not be done. */
  failed(error: unknown): void;
}

/** The chat with the customer service beside the pages: it stays from page to page, and is another for each user. */
export class Chat {
  #hasCode = false;
  #isOpen = false;
  #unread = 0;
  readonly #portal: Portal;

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  /** Messages that the user has not seen. */
  get unread(): number {
    return this.#unread;
  }

  /** Nothing of the former user stays. */
  reset(): void {
    this.#hasCode = false;
    this.#isOpen = false;
    this.#unread = 0;
  }

  /** Brings its code before it is opened; rejects where that does not come. */
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
