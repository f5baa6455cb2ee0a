import { html, nothing, type TemplateResult } from 'lit';
import type { MenuNode } from '../../../src/domain/portal/menu';
import { soundMatch, type SoundMatch } from '../../../src/domain/sound-match';
import { isComposition } from '../../../src/ui/field/text/composition';
import { activeTrail, link, type Menus } from './menus';

/** Number of pages from which the menu folds by group and has a filter. */
const LONG = 13;

/**
 * Second and third level below the active first-level menu. In a long menu groups fold, the group of the current page is
 * open, and a filter finds pages by name and 拼音. Folds last as long as the page.
 */
export class Sidebar {
  /** Groups that the user has opened (true) or folded. */
  readonly #folds = new Map<string, boolean>();
  /** `ModuleID`s of the active menus at the last rendering. */
  #page = '';
  #query = '';
  #soundsLike: SoundMatch = () => false;
  #hasSounds = false;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** `above`: groups of the user's own pages; `toggle`: the button that collapses the sidebar. */
  render(menus: Menus, isCollapsed: boolean, above: unknown, toggle: TemplateResult): unknown {
    const [first, second] = activeTrail(menus);
    if (!first || first.children.length === 0) return nothing;
    this.#follow(menus.active.join('/'), second);
    const isLong = countPages(first.children) >= LONG;
    const query = isLong ? this.#query : '';
    return html`<div class="sidebar" part="sidebar" ?data-collapsed=${isCollapsed}>
      <nav id="sidebar-menu" aria-label=${menus.t.level2} ?hidden=${isCollapsed}>
        ${isLong ? this.#filter(menus) : nothing} ${query === '' ? above : nothing}
        ${query === '' ? first.children.map((menu) => this.#branch(menu, menus, isLong)) : this.#found(first, menus)}
      </nav>
      ${toggle}
    </div>`;
  }

  /** Ends the filter on another page, and opens a current group that was folded before. */
  #follow(page: string, group: MenuNode | undefined): void {
    if (page === this.#page) return;
    this.#page = page;
    this.#query = '';
    if (group) this.#folds.delete(group.ModuleID);
  }

  #branch(menu: MenuNode, menus: Menus, folds: boolean): TemplateResult {
    if (menu.children.length === 0) return link(menu, menus);
    const name = menus.t.name(menu.ModuleName);
    const links = menu.children.map((child) => link(child, menus));
    if (!folds) {
      return html`<div class="branch" role="group" aria-label=${name}>
        <span class="branch-name">${name}</span>
        ${links}
      </div>`;
    }
    const isOpen = this.#folds.get(menu.ModuleID) ?? menus.active.includes(menu.ModuleID);
    return fold(name, isOpen, links, (open) => this.#folds.set(menu.ModuleID, open));
  }

  #filter({ t }: Menus): TemplateResult {
    return html`<input
      type="search"
      class="menu-filter"
      aria-label=${t.filterMenu}
      placeholder=${t.filterMenu}
      autocomplete="off"
      spellcheck="false"
      .value=${this.#query}
      @focus=${() => void this.#learnSounds()}
      @input=${(event: InputEvent) => this.#search((event.target as HTMLInputElement).value)}
      @keydown=${this.#key}
    />`;
  }

  /** The pages whose name, or whose group's name, matches the filter. */
  #found(first: MenuNode, menus: Menus): TemplateResult {
    const word = this.#query.trim().normalize('NFKC').toLowerCase();
    const matches = (node: MenuNode): boolean => this.#matches(menus.t.name(node.ModuleName), word);
    const pages = first.children.flatMap((menu) =>
      menu.children.length === 0
        ? [menu].filter(matches)
        : matches(menu)
          ? menu.children
          : menu.children.filter(matches),
    );
    return html`${pages.map((page) => link(page, menus))}
      <p class="menu-found" role="status">${menus.t.foundPages(pages.length)}</p>`;
  }

  #matches(name: string, word: string): boolean {
    return name.toLowerCase().includes(word) || (/^[a-z]+$/.test(word) && this.#soundsLike(name, word));
  }

  #search(query: string): void {
    this.#query = query;
    this.#changed();
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (isComposition(event)) return;
    const field = event.currentTarget as HTMLInputElement;
    if (event.key === 'Escape' && this.#query !== '') {
      event.stopPropagation();
      this.#search('');
    } else if (event.key === 'Enter' && this.#query !== '') {
      field.parentElement?.querySelector<HTMLAnchorElement>('a[href]')?.click();
    }
  };

  /** Loads the large pinyin table at the first focus; without it the filter matches characters only. */
  async #learnSounds(): Promise<void> {
    if (this.#hasSounds) return;
    this.#hasSounds = true;
    try {
      const { match } = await import('pinyin-pro');
      this.#soundsLike = soundMatch(match, { continuous: false });
      this.#changed();
    } catch {
      this.#hasSounds = false;
    }
  }
}

/** A group that folds. `toggled` is called with true once it is open. */
export const fold = (
  name: string,
  isOpen: boolean,
  content: unknown,
  toggled: (isOpen: boolean) => void,
): TemplateResult =>
  html`<details
    class="branch"
    ?open=${isOpen}
    @toggle=${(event: Event) => toggled((event.target as HTMLDetailsElement).open)}
  >
    <summary class="branch-name">${name}</summary>
    ${content}
  </details>`;

const countPages = (menus: readonly MenuNode[]): number =>
  menus.reduce((sum, { children }) => sum + Math.max(1, children.length), 0);
