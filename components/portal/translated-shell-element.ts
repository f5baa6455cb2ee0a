import type { RouteTarget } from '../../src/domain/portal/navigation';
import type { DetailChange } from '../../src/element/navigation/detail';
import type { FiltersChange } from '../../src/element/navigation/filters';
import type { NavigationTarget } from '../../src/element/navigation/targets';
import type { Runtime } from '../../src/element/runtime/runtime';
import { focusWhenLoaded, followFocus } from '../../src/element/definition/upgrade/attend-when-idle';
import type { EarlyElement } from '../../src/element/definition/upgrade/early-focus';
import { detailMove } from './routing/detail-address';
import { filtersQuery } from './routing/filters-address';
import { ownPath } from './routing/page-element';
import { APPROVALS, BOOKING } from './routing/paths';
import { addressAt, hashOf, parseHash } from './routing/route';
import {
  AT_FLIGHTS,
  searchQuery,
  stepQuery,
  travelTypeQuery,
  type BookingStep,
  type Search,
} from './routing/search-query';
import { pageFor } from './routing/target-page';
import { ShellElement } from './shell-element';

/** Keeps the address in sync with the events of the widgets, and opens the pages that they request. */
export abstract class TranslatedShellElement extends ShellElement {
  /** Address of the request form that a widget opened from the previous history entry. */
  #requestAt: string | undefined;

  constructor() {
    super();
    // removes the placeholder that recorded `focus` calls for the page until now
    delete (this as Partial<HTMLElement>).focus;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    if (root instanceof ShadowRoot) followFocus(root);
    return root;
  }

  /** Focuses the first field of the page, or else its first button, once the page is loaded. */
  override focus(options?: FocusOptions): void {
    focusWhenLoaded(this, options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { focusedBefore } = this as EarlyElement;
    if (focusedBefore) focusWhenLoaded(this, undefined, focusedBefore);
    (this as EarlyElement).focusedBefore = null;
    this.listen(this, 'tp-navigate', this.#navigate);
    this.listen(this, 'tp-detail', this.#detailChanged);
    this.listen(this, 'tp-filters', this.#filtersChanged);
    this.listen(this, 'tp-search', this.#searched);
    this.listen(this, 'tp-travel-type', this.#travelTypeChosen);
    this.listen(this, 'tp-booking-step', this.#stepTaken);
    this.listen(this, 'tp-booking-restarted', this.#restarted);
    this.listen(this, 'tp-request-cancelled', this.#requestCancelled);
    this.listen(this, 'tp-frame-route', this.#frameMoved);
    this.listen(this, 'tp-frame-open', this.#frameOpens);
  }

  /** Opens the shell's page for a navigation request of a widget. */
  readonly #navigate = (event: CustomEvent<NavigationTarget>): void => {
    const page = event.defaultPrevented ? undefined : pageFor(event.detail, this.permitted);
    if (page === undefined) return;
    event.preventDefault();
    if (event.detail.target === 'request') this.#requestAt = hashOf(page);
    // replaces the entry, so that going back does not lead to a used invitation
    this.navigator.go(page, { replace: event.detail.target === 'joined' });
  };

  protected override runtimeChanged(former: Runtime | undefined): void {
    super.runtimeChanged(former);
    this.runtime.addressOf = this.#addressOf;
  }

  /** Address by which another tab opens the same view; undefined when there is none. */
  readonly #addressOf = (element: Element, to: DetailChange | NavigationTarget): string | undefined => {
    if ('target' in to) {
      const page = pageFor(to, this.permitted);
      return page && addressAt(page);
    }
    if (this.shell.view !== 'route') return undefined;
    const route = this.match(location.hash);
    const isPage = element.localName === `${this.tagPrefix}-${route.page?.tag ?? ''}`;
    const move = isPage ? detailMove(route, to) : undefined;
    return move && addressAt(move.to);
  };

  /** Writes the entry that a list opens to the address. Reads the location because the route is updated later. */
  readonly #detailChanged = ({ detail }: CustomEvent<DetailChange>): void => {
    if (this.shell.view !== 'route') return;
    const move = detailMove(this.match(location.hash), detail);
    if (move) this.navigator.go(move.to, { replace: move.replace });
  };

  /** Writes the filters of the page's element to the address, so that a reload and a copied link show the same. */
  readonly #filtersChanged = (event: CustomEvent<FiltersChange>): void => {
    if (this.shell.view !== 'route') return;
    const { page, path, query } = this.match(location.hash);
    const [teller] = event.composedPath();
    // elements inside the page's element have no place in the address
    const isPage = teller instanceof Element && teller.localName === `${this.tagPrefix}-${page?.tag ?? ''}`;
    if (!page || !isPage) return;
    const to = { path, query: filtersQuery(page, query, event.detail) };
    this.navigator.go(to, { replace: event.detail.replaces });
  };

  /** Returns to the page that opened the request form, as it was left; otherwise opens the user's applications. */
  readonly #requestCancelled = (): void => {
    const { shell } = this;
    if (shell.view !== 'route' || shell.route.page?.tag !== 'travel-request') return;
    if (location.hash === this.#requestAt) history.back();
    else this.navigator.go({ path: APPROVALS, query: { tab: 'mine' } });
  };

  /**
   * Writes a search to the address, with a history entry for each search of the user, so that back shows the former
   * one.
   */
  readonly #searched = (event: CustomEvent<Search & { isPrefilled: boolean }>): void => {
    if (event.defaultPrevented) return;
    const { isPrefilled, ...search } = event.detail;
    // a search from the address keeps the address's step
    const begin = (query: RouteTarget['query']) => (isPrefilled ? query : stepQuery(query, AT_FLIGHTS));
    this.#followBooking((query) => searchQuery(begin(query), search), { replace: isPrefilled });
  };

  /** Adds a history entry for each step of a booking. */
  readonly #stepTaken = ({ detail }: CustomEvent<BookingStep & { replaces: boolean }>): void =>
    this.#followBooking((query) => stepQuery(query, detail), { replace: detail.replaces });

  /** Writes the travel type of the same search to the current history entry. */
  readonly #travelTypeChosen = ({ detail }: CustomEvent<Pick<Search, 'travelType'>>): void =>
    this.#followBooking((query) => travelTypeQuery(query, detail.travelType), { replace: true });

  /** Clears the search from the address for a new booking, so that a reload does not restore it. */
  readonly #restarted = (): void =>
    this.#followBooking(({ overApplyId: _used, ...rest }) => searchQuery(stepQuery(rest, AT_FLIGHTS), {}));

  /** Updates the query of the booking page. */
  #followBooking(
    change: (query: RouteTarget['query']) => RouteTarget['query'],
    options?: { replace: boolean },
  ): void {
    const { shell } = this;
    if (shell.view !== 'route' || shell.route.path !== BOOKING) return;
    const { path, query } = parseHash(location.hash);
    this.navigator.go({ path, query: change(query) }, options);
  }

  readonly #frameMoved = (event: CustomEvent<{ path: string }>): void => {
    const { path } = event.detail;
    const { path: page, query } = parseHash(location.hash);
    if (this.shell.view !== 'route' || this.shell.route.address === undefined) return;
    const { at: _before, ...rest } = query;
    const isOwn = ownPath(this.shell.route) === path;
    // the browser has added the entry; only the address is updated, so that a reload returns here
    this.navigator.go({ path: page, query: isOwn ? rest : { ...rest, at: path } }, { replace: true });
    this.followFrame(path);
  };

  readonly #frameOpens = (event: CustomEvent<{ path: string }>): void => {
    this.navigator.go(parseHash(event.detail.path));
  };
}
