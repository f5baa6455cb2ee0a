import { html, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import type { ImportNoticeKind, Notice } from '../../../src/contract/notice/notice';
import type { Language } from '../../../src/domain/texts/texts';
import type { Declaration } from '../../../src/element/definition/declaration';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { sheet } from '../../../src/ui/tokens/sheet';
import {
  ACCOUNT_SAFETY,
  APPROVALS,
  DOWNLOADS,
  INVITATIONS,
  MAIN_MANAGER,
  ORDERS,
  RECORD_IMPORT,
  STAFF,
  WALLET,
} from '../routing/paths';
import type { UserPermissions } from '../routing/user-permissions';
import { addressAt } from '../routing/route';
import { pageFor } from '../routing/target-page';
import bellCss from './notice-bell.css?inline';
import { BellRoot } from './bell-root';

/** Targets that decide about the bell: users without a page for one of them get no notices of it. */
const ONE_APPROVAL = { target: 'approval', applyId: '' } as const;
const ONE_ORDER = { target: 'order', orderNo: '' } as const;
const FILES = { target: 'downloads' } as const;
const PLACE = html`<div class="bell-place"></div>`;

const STAFF_IMPORT_PAGE = addressAt({ path: STAFF, query: { filters: 'at=import' } });
const RECORD_IMPORT_PAGE = addressAt({ path: RECORD_IMPORT, query: {} });
const IMPORT_PAGES: Readonly<Record<ImportNoticeKind, string>> = {
  staffImported: STAFF_IMPORT_PAGE,
  staffImportStopped: STAFF_IMPORT_PAGE,
  recordsImported: RECORD_IMPORT_PAGE,
  recordImportStopped: RECORD_IMPORT_PAGE,
};

/** Address in the portal of a notice's subject. */
function addressOf(notice: Notice): string {
  switch (notice.about) {
    case 'application':
      return addressAt({ path: APPROVALS, query: { applyId: notice.applyId } });
    case 'order':
      return addressAt({ path: ORDERS, query: { orderNo: notice.orderNo } });
    case 'account':
      return addressAt({ path: `${ACCOUNT_SAFETY}/safeList`, query: {} });
    case 'wallet':
      return addressAt({ path: WALLET, query: {} });
    case 'mainManager':
      // the former main manager may have lost the page of administrators
      return notice.kind === 'mainManagerGiven'
        ? addressAt({ path: MAIN_MANAGER, query: {} })
        : addressAt({ path: `${ACCOUNT_SAFETY}/safeList`, query: {} });
    case 'contact':
      return addressAt({ path: STAFF, query: { filters: 'tab=contacts' } });
    case 'rule':
      return addressAt({ path: notice.page === '' ? '/' : notice.page, query: {} });
    case 'join':
      return addressAt({ path: INVITATIONS, query: { filters: 'tab=applications' } });
    case 'import':
      return IMPORT_PAGES[notice.kind];
  }
}

interface Shell {
  runtime: Runtime;
  /** Parts for which the user has pages. */
  shows: { notices: boolean; downloads: boolean };
  prefix: string;
  language: Language | undefined;
}

/** The bell in the header, rendered with React and loaded once the shell is idle. */
export class NoticeBell implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #declaration: Declaration;
  #shell: Shell | undefined;
  #root: BellRoot | undefined;

  constructor(host: ReactiveElement, declaration: Declaration) {
    this.#host = host;
    this.#declaration = declaration;
    const { shadowRoot } = host;
    shadowRoot?.adoptedStyleSheets.push(sheet(shadowRoot.ownerDocument, bellCss));
    host.addController(this);
  }

  /**
   * Container of the bell in the header for a session; undefined for users without pages for applications, orders or
   * exports.
   */
  place(
    permitted: UserPermissions,
    runtime: Runtime,
    prefix: string,
    language: Language | undefined,
  ): TemplateResult | undefined {
    const shows = {
      notices: [ONE_APPROVAL, ONE_ORDER].some((target) => pageFor(target, permitted) !== undefined),
      downloads: pageFor(FILES, permitted) !== undefined,
    };
    this.#shell = { runtime, prefix, language, shows };
    return shows.notices || shows.downloads ? PLACE : undefined;
  }

  hostUpdated(): void {
    const place = this.#host.renderRoot.querySelector<HTMLElement>('.bell-place');
    const runtime = this.#shell?.runtime;
    if (this.#root && (this.#root.place !== place || this.#root.runtime !== runtime)) this.#leave();
    if (!place || !this.#shell) return;
    const { language, shows, ...shell } = this.#shell;
    this.#root ??= new BellRoot(place, {
      ...shell,
      element: this.#host,
      declaration: this.#declaration,
      addressOf,
      downloads: addressAt({ path: DOWNLOADS, query: {} }),
    });
    this.#root.show({ language, shows, isAtDownloads: this.#shell.runtime.page === DOWNLOADS });
  }

  hostDisconnected(): void {
    // moving the element removes and inserts it in one task
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#leave();
    });
  }

  #leave(): void {
    this.#root?.leave();
    this.#root = undefined;
  }
}
