import { html, nothing, type TemplateResult } from 'lit';
import { pagesOfMenus, searchPages, type PageMatch } from '../../../src/domain/portal/menu-search';
import type { MenuNode } from '../../../src/domain/portal/menu';
import { soundMatch, type SoundMatch } from '../../../src/domain/sound-match';
import { pagePath } from '../../../src/domain/portal/pages';
import { sheet } from '../../../src/ui/tokens/sheet';
import { ICONS } from '../chrome/icons';
import searchCss from './menu-search.css?inline';
import { hashOf } from '../routing/route';
import type { Language } from '../../../src/domain/texts/texts';
import { portalDialogTexts, type PortalDialogTexts } from '../dialogs/texts';
import { portalTexts } from '../texts';
import { isComposition } from '../../../src/ui/field/text/composition';

const MOST_SHOWN = 50;

/** Menu search (Ctrl+K): finds the user's pages by name and by pinyin. */
export class MenuSearch {
  isOpen = false;
  #query = '';
  #active = 0;
  #pages: readonly PageMatch[] = [];
  #soundsLike: SoundMatch = () => false;
  #t: PortalDialogTexts = portalDialogTexts.chinese;
  readonly #changed: () => void;
  readonly #go: (hash: string) => void;

  /** Adds its styles to the shell's root, which does not contain them. */
  constructor(root: ShadowRoot | null, changed: () => void, go: (hash: string) => void) {
    root?.adoptedStyleSheets.push(sheet(root.ownerDocument, searchCss));
    this.#changed = changed;
    this.#go = go;
  }

  /** `query`: text typed while the code was loading. */
  open(menus: readonly MenuNode[], query: string, texts: Language['textsOf']): void {
    this.#t = texts(portalDialogTexts);
    const { name } = texts(portalTexts);
    this.isOpen = true;
    this.#query = query;
    this.#active = 0;
    this.#pages = pagesOfMenus(menus).map((page) => ({
      ...page,
      name: name(page.name),
      trail: page.trail.map(name),
    }));
    this.#last = undefined;
    this.#changed();
    void this.#learnSounds();
  }

  /** Loads the large pinyin table; without it the search matches characters only. */
  async #learnSounds(): Promise<void> {
    try {
      const { match } = await import('pinyin-pro');
      this.#soundsLike = soundMatch(match, { continuous: false });
      this.#changed();
    } catch {
      // loaded again at the next opening
    }
  }

  readonly #close = (): void => {
    this.isOpen = false;
    this.#changed();
  };

  /** Results of the last query; a longer query searches only them. */
  #last: { query: string; soundsLike: SoundMatch; found: readonly PageMatch[] } | undefined;

  get #found(): readonly PageMatch[] {
    const query = this.#query;
    const soundsLike = this.#soundsLike;
    if (this.#last?.query !== query || this.#last.soundsLike !== soundsLike) {
      const narrows = this.#last?.soundsLike === soundsLike && query.startsWith(this.#last.query);
      const among = narrows && this.#last ? this.#last.found : this.#pages;
      this.#last = { query, soundsLike, found: searchPages(among, query, soundsLike) };
    }
    return this.#last.found.slice(0, MOST_SHOWN);
  }

  #pick(page: PageMatch | undefined): void {
    if (!page) return;
    this.#close();
    this.#go(hashOf({ path: pagePath(page.url), query: {} }));
  }

  readonly #typed = (event: Event): void => {
    this.#query = (event.target as HTMLInputElement).value;
    this.#active = 0;
    this.#changed();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (isComposition(event)) return;
    const found = this.#found;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      this.#active = (this.#active + step + found.length) % found.length;
      this.#changed();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.#pick(found[this.#active]);
    }
  };

  /** Renders the dialog while it is open; the shell opens it as a modal one. */
  render(): TemplateResult | typeof nothing {
    if (!this.isOpen) return nothing;
    const found = this.#found;
    return html`<dialog class="search" data-modal aria-label=${this.#t.search} @close=${this.#close}>
      <div class="search-field">
        ${ICONS.search}
        <input
          type="text"
          role="combobox"
          aria-label=${this.#t.search}
          aria-expanded="true"
          aria-controls="search-results"
          aria-activedescendant=${found.length > 0 ? `search-${this.#active}` : nothing}
          placeholder=${this.#t.searchHint}
          autocomplete="off"
          spellcheck="false"
          .value=${this.#query}
          @input=${this.#typed}
          @keydown=${this.#key}
        />
        <kbd>Esc</kbd>
      </div>
      <div
        id="search-results"
        class="search-results"
        role="listbox"
        tabindex="-1"
        aria-label=${this.#t.pages}
      >
        ${found.map((page, i) => this.#option(page, i))}
      </div>
      <p class=${found.length === 0 ? 'search-empty' : 'tp-visually-hidden'} role="status">
        ${this.#t.found(found.length)}
      </p>
    </dialog>`;
  }

  #option(page: PageMatch, i: number): TemplateResult {
    return html`<div
      id="search-${i}"
      class="search-option"
      role="option"
      aria-selected=${i === this.#active}
      @click=${() => this.#pick(page)}
    >
      <span>${page.name}</span>
      <span class="search-trail">${page.trail.join(' / ')}</span>
    </div>`;
  }
}
