import { isBookingDenied } from './booking-right';
import type { Route } from './route';
import { refusalOf } from './start-page';
import type { UserPermissions } from './user-permissions';

/** Least time in ms between two readings without a cause in the rights themselves. */
const REST_MS = 30_000;

interface Watched {
  /** Reads the rights; resolves with whether they have changed. */
  read(): Promise<boolean>;
  /** Milliseconds since any moment. */
  now(): number;
}

/**
 * Decides when the rights of a user at work are read again: when a call of theirs is refused for want of a right, and
 * when they return to the tab.
 */
export class RightsWatch {
  readonly #of: Watched;
  /** Last reading, at which a return needs no other. */
  #readAt: number;
  /** Last reading that changed nothing, after which a refusal needs no other. */
  #unchangedAt = -Infinity;
  #isReading = false;

  constructor(of: Watched) {
    this.#of = of;
    this.#readAt = of.now();
  }

  /** Called when a call has been refused for want of a right. */
  async refused(): Promise<void> {
    if (this.#of.now() - this.#unchangedAt >= REST_MS) await this.#read();
  }

  /** Called when the user has returned to the tab. */
  async returned(): Promise<void> {
    if (this.#of.now() - this.#readAt >= REST_MS) await this.#read();
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    this.#readAt = this.#of.now();
    // the user has not asked for it, so a failure is not shown
    const isChanged = await this.#of.read().catch(() => false);
    this.#isReading = false;
    this.#unchangedAt = isChanged ? -Infinity : this.#of.now();
  }
}

const shownOf = ({ menus, allPages, pages, operations, pcLoginDisabled }: UserPermissions): string =>
  JSON.stringify([menus, allPages, pages, operations, pcLoginDisabled]);

/** True when two readings differ in pages, menus or permitted actions. */
export const haveRightsChanged = (before: UserPermissions, after: UserPermissions): boolean =>
  shownOf(before) !== shownOf(after);

/** True when the user may not open a page that the tree lists, or its form is not for them. */
export function isPageRefused(permitted: UserPermissions, { page, treePath }: Route): boolean {
  if (page?.needsLogin === false) return false;
  if (refusalOf(permitted) !== undefined) return true;
  const { allPages, pages } = permitted;
  if (allPages.includes(treePath) && !pages.includes(treePath)) return true;
  return page?.tag === 'flight-booking' && isBookingDenied(permitted);
}
