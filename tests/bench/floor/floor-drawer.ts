import { html, LitElement, nothing } from 'lit';

/** Minimal drawer: Lit, a dialog, and ten links per opened level. */
class FloorDrawer extends LitElement {
  #levels = 0;

  readonly #open = (): void => {
    this.#levels += 1;
    this.requestUpdate();
  };

  protected override updated(): void {
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }

  protected override render(): unknown {
    const level = (n: number): unknown =>
      n > this.#levels
        ? nothing
        : html`<ul>
            ${Array.from({ length: 10 }, (_, i) => html`<li><a href="#/${n}/${i}">菜单${n}${i}</a></li>`)}
            <li><button class="more" @click=${this.#open}>展开</button>${level(n + 1)}</li>
          </ul>`;
    return html`<button class="more" @click=${this.#open}>打开菜单</button>
      ${this.#levels > 0 ? html`<dialog>${level(1)}</dialog>` : nothing}`;
  }
}

customElements.define('floor-drawer', FloorDrawer);
