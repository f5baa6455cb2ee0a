import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../../src/domain/texts/texts';
import { portalDialogTexts } from '../dialogs/texts';
import { ICONS } from '../chrome/icons';
import { MenuTree } from './menu-tree';
import type { Menus } from './menus';

/** All menus beside the page on narrow screens. Its code is loaded at the first opening or when the shell is idle. */
export class Drawer {
  #isOpen = false;
  readonly #tree: MenuTree;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
    this.#tree = new MenuTree(changed);
  }

  /** Opens the drawer with only the branch of the current page expanded. */
  open(menus: Pick<Menus, 'tree' | 'active'>): void {
    this.#tree.reset(menus);
    this.#isOpen = true;
    this.#changed();
  }

  readonly close = (): void => {
    this.#isOpen = false;
    this.#changed();
  };

  /**
   * Renders the dialog while it is open; the shell opens it as a modal one. `above`: groups of the user's own pages.
   */
  render(
    menus: Menus,
    siteName: string,
    above: unknown,
    texts: Language['textsOf'],
  ): TemplateResult | typeof nothing {
    if (!this.#isOpen) return nothing;
    const t = texts(portalDialogTexts);
    return html`<dialog class="drawer" data-modal aria-label=${t.menu} @close=${this.close}>
      <div class="drawer-head">
        <span class="drawer-name">${siteName}</span>
        <form method="dialog">
          <button class="tp-button text icon-only">
            ${ICONS.close}<span class="tp-visually-hidden">${t.closeMenu}</span>
          </button>
        </form>
      </div>
      <div class="tree">${above}</div>
      ${this.#tree.render(menus, t)}
    </dialog>`;
  }
}
