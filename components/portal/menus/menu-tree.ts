import { html, nothing, type TemplateResult } from 'lit';
import type { MenuNode } from '../../../src/domain/portal/menu';
import { pagePath } from '../../../src/domain/portal/pages';
import { portalDialogTexts, type PortalDialogTexts } from '../dialogs/texts';
import { activeTrail, link, type Menus } from './menus';

/** All menu levels in one tree, for narrow screens. Children are rendered while their parent is open. */
export class MenuTree {
  #open: ReadonlySet<string> = new Set();
  #t: PortalDialogTexts = portalDialogTexts.chinese;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Collapses all but the branch of the current page. */
  reset(menus: Pick<Menus, 'tree' | 'active'>): void {
    this.#open = new Set(activeTrail(menus).map(({ ModuleID }) => ModuleID));
  }

  #toggle(id: string): void {
    const open = new Set(this.#open);
    if (!open.delete(id)) open.add(id);
    this.#open = open;
    this.#changed();
  }

  render(menus: Menus, t: PortalDialogTexts): TemplateResult {
    this.#t = t;
    return html`<nav class="tree" aria-label=${t.allMenus}>${this.#level(menus.tree, menus)}</nav>`;
  }

  #level(nodes: readonly MenuNode[], menus: Menus): TemplateResult {
    return html`<ul>
      ${nodes.map((node) => html`<li>${node.children.length > 0 ? this.#branch(node, menus) : link(node, menus)}</li>`)}
    </ul>`;
  }

  #branch(menu: MenuNode, menus: Menus): TemplateResult {
    const isOpen = this.#open.has(menu.ModuleID);
    const id = `branch-${menu.ModuleID}`;
    const toggle = () => this.#toggle(menu.ModuleID);
    const below = isOpen ? html`<div id=${id}>${this.#level(menu.children, menus)}</div>` : nothing;
    const controls = isOpen ? id : nothing;
    if (!hasOwnPage(menu)) {
      return html`<button
          type="button"
          class="tree-branch"
          aria-expanded=${isOpen}
          aria-controls=${controls}
          ?data-current=${menus.active.includes(menu.ModuleID)}
          @click=${toggle}
        >
          ${menus.t.name(menu.ModuleName)}
        </button>
        ${below}`;
    }
    return html`<div class="tree-row">
        ${link(menu, menus)}
        <button
          type="button"
          class="tree-branch"
          aria-expanded=${isOpen}
          aria-controls=${controls}
          @click=${toggle}
        >
          <span class="tp-visually-hidden">${this.#t.below(menus.t.name(menu.ModuleName))}</span>
        </button>
      </div>
      ${below}`;
  }
}

/** A group that only repeats the address of a page below it has no page of its own. */
function hasOwnPage({ ModuleURL, children }: MenuNode): boolean {
  if (ModuleURL.trim() === '') return false;
  const path = pagePath(ModuleURL);
  return children.every((child) => child.ModuleURL.trim() === '' || pagePath(child.ModuleURL) !== path);
}
