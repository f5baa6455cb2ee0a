import type { TemplateResult, nothing } from 'lit';
import type { MenuNode } from '../../../src/domain/portal/menu';
import type { Language } from '../../../src/domain/texts/texts';
import { loadChunk } from '../../../src/element/runtime/chunk';
import type { MenuSearch } from './menu-search';

interface Portal {
  /** Returns the root in which the search is shown. */
  root(): ShadowRoot | null;
  /** Menus to search; undefined while no user has entered. */
  menus(): readonly MenuNode[] | undefined;
  readonly texts: Language['textsOf'];
  changed(): void;
  /** Called with the error of a failed user action. */
  failed(error: unknown): void;
}

/** Opens the menu search and loads its code at the first use. Text typed meanwhile is kept. */
export class LazyMenuSearch {
  #search: MenuSearch | undefined;
  /** Text typed while the code is loading; undefined otherwise. */
  #typed: string | undefined;
  readonly #portal: Portal;

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  open(): void {
    if (this.#typed !== undefined || this.#search?.isOpen) return;
    this.#typed = '';
    void this.#show().catch((error: unknown) => {
      this.#typed = undefined;
      this.#portal.failed(error);
    });
  }

  /** Handles a key pressed anywhere on the page. */
  pressed(event: KeyboardEvent): void {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key.toLowerCase() === 'k' && isCommand && this.#portal.menus()) {
      event.preventDefault();
      this.open();
    } else if (this.#typed !== undefined && !isCommand && !event.altKey) this.#take(this.#typed, event);
  }

  render(): TemplateResult | typeof nothing | undefined {
    return this.#search?.render();
  }

  async #show(): Promise<void> {
    const { MenuSearch } = await loadChunk(() => import('./menu-search'));
    const { root, menus, texts, changed } = this.#portal;
    const query = this.#typed;
    this.#typed = undefined;
    this.#search ??= new MenuSearch(root(), changed, (hash) => void (location.hash = hash));
    const found = menus();
    if (found && query !== undefined) this.#search.open(found, query, texts);
  }

  #take(typed: string, event: KeyboardEvent): void {
    const isText = [...event.key].length === 1;
    if (event.key === 'Escape') this.#typed = undefined;
    else if (event.key === 'Backspace') this.#typed = typed.slice(0, -1);
    else if (isText) this.#typed = typed + event.key;
    else return;
    event.preventDefault();
  }
}
