import type { RouteTarget } from '../../../src/domain/portal/navigation';
import type { Language } from '../../../src/domain/texts/texts';
import { hostTexts } from '../../../src/element/host/texts';
import { ensureReady } from '../../../src/element/definition/registry';
import type { LazyNotices } from '../chrome/lazy-notices';
import { portalTexts } from '../texts';
import type { PageOutlet } from './page-outlet';

/** Functions of the shell that loading a page needs. */
export interface PageHolder {
  readonly outlet: PageOutlet;
  readonly notices: LazyNotices;
  readonly texts: Language['textsOf'];
  /** Returns the tag, without prefix, of the requested page's element. */
  wanted(): string | undefined;
  /** Returns the route of that page. */
  address(): RouteTarget;
  /** Navigates to another page and replaces the present history entry. */
  replace(target: RouteTarget): void;
  changed(): void;
}

/**
 * Loads the code of pages (specification 8, chunk loading). When a page fails to load, the previous one stays with all
 * its input, under a prompt to retry; without a previous page a message is shown in its place.
 */
export class PageCode {
  /** True when the page failed to load and a message replaces it. */
  isMissing = false;
  readonly #holder: PageHolder;
  readonly #awaited = new Set<string>();
  /** Address of the last page that loaded; undefined for one to which users do not return. */
  #settledAt: RouteTarget | undefined;

  constructor(holder: PageHolder) {
    this.#holder = holder;
  }

  /** True when there is a page to return to. Sign-in pages do not count: they redirect, and would lead here again. */
  get hasSettled(): boolean {
    return this.#settledAt !== undefined;
  }

  /**
   * Called for every page in the outlet: loads its code if necessary, once at a time. `needsLogin`: users may return to
   * the page.
   */
  need(tag: string, prefix: string, needsLogin: boolean): void {
    const { outlet, address } = this.#holder;
    if (customElements.get(`${prefix}-${tag}`)) {
      outlet.settle();
      this.isMissing = false;
      this.#settledAt = needsLogin ? address() : undefined;
    } else if (!this.isMissing && !this.#awaited.has(tag)) void this.#bring(tag, prefix);
  }

  async #bring(tag: string, prefix: string): Promise<void> {
    this.#awaited.add(tag);
    const came = await ensureReady(tag, prefix).then(
      () => true,
      () => false,
    );
    this.#awaited.delete(tag);
    const { wanted, changed } = this.#holder;
    if (wanted() !== tag) return; // the user has navigated elsewhere meanwhile
    if (!came) await this.#tell();
    else changed();
  }

  async #tell(): Promise<void> {
    const { outlet, notices, texts, address, replace, changed } = this.#holder;
    const t = texts(hostTexts);
    const asked = address();
    const back = outlet.hasFormer ? this.#settledAt : undefined;
    if (!back) {
      this.isMissing = true;
      changed();
      return;
    }
    replace(back);
    const isAgain = await notices
      .ask({ text: t.part, confirmText: t.retry, cancelText: texts(portalTexts).cancel })
      .catch(() => false); // the prompt's own code may fail to load; the previous page is shown already
    if (isAgain) replace(asked);
  }

  /** Retries loading the missing page, or loads another one. */
  again(): void {
    this.isMissing = false;
    this.#holder.changed();
  }
}
