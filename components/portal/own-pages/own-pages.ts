import { html, nothing, type TemplateResult } from 'lit';
import type { ResultOf } from '../../../src/contract/call';
import {
  commonMenuInsertOrUpdate,
  MOST_COMMON,
  queryMenu,
} from '../../../src/contract/management-center/menu';
import { pagePath } from '../../../src/domain/portal/pages';
import type { Language } from '../../../src/domain/texts/texts';
import { observe, refresh } from '../../../src/element/data/observe';
import { errorTexts } from '../../../src/element/errors/texts';
import type { Runtime } from '../../../src/element/runtime/runtime';
import type { Notice } from '../../../src/gateway/gateway-error';
import type { SessionState } from '../../../src/session/session';
import { createSlot } from '../../../src/session/storage';
import { ICONS } from '../chrome/icons';
import type { Menus } from '../menus/menus';
import { fold } from '../menus/sidebar';
import { addressAt } from '../routing/route';
import { readRecentPages, withRecentPage } from './recent-pages';
import { ownPagesTexts } from './texts';

/** Name in storage. The number changes with the shape of the stored data. */
const KEY = 'tp-recent-pages-1';

interface Shell {
  readonly runtime: Runtime;
  readonly texts: Language['textsOf'];
  changed(): void;
  show(notice: Notice): void;
}

type Menu = ResultOf<typeof queryMenu>['menuList'][number];

/** The user's pinned pages, the same as in the management centre, and the pages that they opened last in this browser. */
export class OwnPages {
  readonly #shell: Shell;
  readonly #slot: ReturnType<typeof createSlot>;
  readonly #leave: () => void;
  readonly #open = { pinned: true, recent: false };
  #menus: ResultOf<typeof queryMenu> | undefined;
  #isSaving = false;

  constructor(shell: Shell) {
    this.#shell = shell;
    const { runtime } = shell;
    this.#slot = createSlot(runtime.config.storage ?? 'local', KEY + runtime.session.rest.scope);
    // without an answer the sidebar shows the menus alone
    this.#leave = observe(runtime, queryMenu, {}, (menus) => {
      this.#menus = menus;
      shell.changed();
    });
  }

  /** Runtime whose user the pages belong to. */
  get runtime(): Runtime {
    return this.#shell.runtime;
  }

  leave(): void {
    this.#leave();
  }

  /** Records a page that the user has opened. */
  opened(path: string): void {
    const owner = this.#owner;
    if (owner === undefined) return;
    this.#slot.write(JSON.stringify(withRecentPage(readRecentPages(this.#slot.read()), owner, path)));
  }

  /** The groups above the menus. */
  groups({ t }: Pick<Menus, 't'>): unknown {
    const texts = this.#shell.texts(ownPagesTexts);
    const path = this.runtime.page;
    const entry = ({ menuName, menuURL }: Menu): TemplateResult =>
      html`<a
        href=${addressAt({ path: pagePath(menuURL), query: {} })}
        aria-current=${pagePath(menuURL) === path ? 'page' : nothing}
        >${t.name(menuName)}</a
      >`;
    const group = (kind: 'pinned' | 'recent', pages: readonly Menu[]): unknown =>
      pages.length === 0
        ? nothing
        : fold(texts[kind], this.#open[kind], pages.map(entry), (isOpen) => (this.#open[kind] = isOpen));
    return html`${group('pinned', this.#menus?.commonMenuList ?? [])} ${group('recent', this.#recent(path))}`;
  }

  /** The button beside the title that pins the page; nothing for pages that no menu leads to. */
  pin(path: string): unknown {
    const menu = this.#menuOf(path);
    if (!menu) return nothing;
    const texts = this.#shell.texts(ownPagesTexts);
    const isPinned = this.#menus?.commonMenuList.some(({ keyID }) => keyID === menu.keyID) ?? false;
    return html`<button
      type="button"
      class="tp-button text icon-only pin"
      aria-pressed=${isPinned}
      title=${isPinned ? texts.unpin : texts.pin}
      @click=${() => void this.#toggle(menu, isPinned)}
    >
      ${ICONS.pin}<span class="tp-visually-hidden">${texts.pin}</span>
    </button>`;
  }

  /** The last pages that the user may still open, without the present one. */
  #recent(path: string): Menu[] {
    const owner = this.#owner;
    const paths = owner === undefined ? [] : (readRecentPages(this.#slot.read())[owner] ?? []);
    return paths.flatMap((one) => (one === path ? [] : (this.#menuOf(one) ?? [])));
  }

  #menuOf(path: string): Menu | undefined {
    return this.#menus?.menuList.find(({ menuURL }) => pagePath(menuURL) === path);
  }

  get #owner(): string | undefined {
    return ownerOf(this.runtime.session.store.getState());
  }

  async #toggle(menu: Menu, isPinned: boolean): Promise<void> {
    const { runtime, show, texts } = this.#shell;
    const t = texts(ownPagesTexts);
    const keys = this.#menus?.commonMenuList.map(({ keyID }) => keyID) ?? [];
    if (this.#isSaving) return;
    if (!isPinned && keys.length >= MOST_COMMON) {
      show({ as: 'toast', text: t.full(MOST_COMMON), delayMs: 0 });
      return;
    }
    this.#isSaving = true;
    try {
      const keyIDList = isPinned ? keys.filter((key) => key !== menu.keyID) : [...keys, menu.keyID];
      await runtime.send(commonMenuInsertOrUpdate, { keyIDList });
      show({
        as: 'toast',
        text: isPinned ? t.isUnpinned(menu.menuName) : t.isPinned(menu.menuName),
        delayMs: 0,
      });
    } catch (error) {
      show({ as: 'box', text: texts(errorTexts).of(error), delayMs: 0 });
    } finally {
      this.#isSaving = false;
      // after a failure, too: its outcome may be unknown
      await refresh(runtime, queryMenu);
    }
  }
}

const ownerOf = (state: SessionState): string | undefined =>
  state.status === 'signedIn' ? `${state.enterprise.enterpriseNum}/${state.enterprise.staffNO}` : undefined;
