import { html, nothing, type TemplateResult } from 'lit';

interface Question {
  text: string;
  answered(): void;
}

/** A box with a message that has to be acknowledged, one after the other. */
export class Boxes {
  #waiting: Question[] = [];
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Resolves once it is acknowledged. The same text is asked once at a time. */
  say(text: string): Promise<void> {
    return new Promise((answered) => {
      this.#waiting = [...this.#waiting, { text, answered }];
      this.#changed();
    });
  }

  readonly #next = (): void => {
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.#changed();
    first?.answered();
  };

  render(): TemplateResult | typeof nothing {
    const [first] = this.#waiting;
    if (!first) return nothing;
    return html`<dialog
      class="box"
      role="alertdialog"
      data-modal
      aria-labelledby="box-title"
      aria-describedby="box-text"
      @close=${this.#next}
    >
      <h2 id="box-title">温馨提示</h2>
      <p id="box-text">${first.text}</p>
      <form method="dialog"><button class="tp-button primary" autofocus>确定</button></form>
    </dialog>`;
  }
}
