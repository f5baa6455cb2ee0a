import type { RouteTarget } from '../../../src/domain/portal/navigation';
import type { Language } from '../../../src/domain/texts/texts';
import { hostTexts } from '../../../src/element/host/texts';
import { ensureReady } from '../../../src/element/definition/registry';
import type { LateNotices } from '../chrome/late-notices';
import { portalTexts } from '../texts';
import type { PageOutlet } from './page-outlet';

/** What bringing a page's code takes of the shell. */
export interface PageHolder {
  readonly outlet: PageOutlet;
  readonly notices: LateNotices;
  readonly texts: Language['textsOf'];
  /** Tag, without prefix, of the element of the page that is asked for now. */
  wanted(): string | undefined;
  /** Where that page is. */
  address(): RouteTarget;
  /** Goes to another page in the place of the present entry of the history. */
  replace(target: RouteTarget): void;
  changed(): void;
}

/**
 * Brings the code of pages (specification 8, chunk loading). A page that does not come leaves the one before as it
 * was, with all that was typed there, under a prompt to try again; without one before, it says so in its place.
 */
export class PageCode {
  /** Of the page there is nothing but that it could not be had. */
  isMissing = false;
  readonly #holder: PageHolder;
  readonly #awaited = new Set<string>();
  /** Where the page is that was there last; undefined for one nobody goes back to. */
  #settledAt: RouteTarget | undefined;

  constructor(holder: PageHolder) {
    this.#holder = holder;
  }

  /** There is a page worth going back to: sign-in pages lead on by themselves, and would lead here again. */
  get hasSettled(): boolean {
    return this.#settledAt !== undefined;
  }

  /**
   * To be told of every page once the outlet shows it: its code is there, or is asked for, once at a time.
   * `needsLogin`: it is one to go back to.
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
    if (wanted() !== tag) return; // the user has gone elsewhere meanwhile
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
      .catch(() => false); // the prompt's own code may be what cannot be had: the page before is there
    if (isAgain) replace(asked);
  }

  /** Asks again for what is missing, or for what another page needs. */
  again(): void {
    this.isMissing = false;
    this.#holder.changed();
  }
}
