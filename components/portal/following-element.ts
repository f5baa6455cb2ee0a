import type { RouteTarget } from '../../src/domain/portal/navigation';
import { destinationOf, kindQuery, searchQuery, type Search, type Wish } from './routing/destination';
import { APPROVAL_DETAIL, closedAt, openedAt, ORDER_DETAIL, payingAt, type Place } from './routing/details';
import { ownPath } from './routing/framed-page';
import { hashOf, parseHash } from './routing/route';
import { APPROVAL_PAGE, BOOKING_PAGE, REQUEST_TAG } from './routing/routes';
import { ShellElement } from './shell-element';

/** The address follows what the widgets tell of themselves, and leads where they ask to go. */
export abstract class FollowingElement extends ShellElement {
  /** The form for a request that a widget led to, from the entry of the history before. */
  #requestAt: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.listen(this, 'tp-navigate', this.#navigate);
    this.listen(this, 'tp-search', this.#searched);
    this.listen(this, 'tp-travel-type', this.#kindChosen);
    this.listen(this, 'tp-booking-restarted', this.#restarted);
    this.listen(this, 'tp-order-opened', ({ detail }: CustomEvent<{ orderNo: string }>) =>
      this.#follow((place) => openedAt(place, ORDER_DETAIL, detail.orderNo)),
    );
    this.listen(this, 'tp-order-closed', () => this.#follow((place) => closedAt(place, ORDER_DETAIL)));
    this.listen(this, 'tp-order-paying', ({ detail }: CustomEvent<{ isPaying: boolean }>) =>
      this.#follow((place) => payingAt(place, detail.isPaying), { replace: true }),
    );
    this.listen(this, 'tp-approval-opened', ({ detail }: CustomEvent<{ applyId: string }>) =>
      this.#follow((place) => openedAt(place, APPROVAL_DETAIL, detail.applyId)),
    );
    this.listen(this, 'tp-approval-closed', () => this.#follow((place) => closedAt(place, APPROVAL_DETAIL)));
    this.listen(this, 'tp-request-cancelled', this.#requestCancelled);
    this.listen(this, 'tp-frame-route', this.#frameMoved);
    this.listen(this, 'tp-frame-open', this.#frameOpens);
  }

  /** A widget wants to lead elsewhere: the shell has the pages for it. */
  readonly #navigate = (event: CustomEvent<Wish>): void => {
    const target = destinationOf(event.detail, this.permitted);
    if (target === undefined) return;
    event.preventDefault();
    if (event.detail.target === 'travel-request') this.#requestAt = hashOf(target);
    this.navigator.go(target);
  };

  /** Back to where the request was wanted for, as it was left; else to the user's applications. */
  readonly #requestCancelled = (): void => {
    const { shell } = this;
    if (shell.view !== 'route' || shell.route.page?.tag !== REQUEST_TAG) return;
    if (location.hash === this.#requestAt) history.back();
    else this.navigator.go({ path: APPROVAL_PAGE, query: { tab: 'mine' } });
  };

  /** A search is in the address: an entry for each that the user makes, so that back shows the former. */
  readonly #searched = (event: CustomEvent<Search>): void => {
    const { shell } = this;
    if (event.defaultPrevented || shell.view !== 'route' || shell.route.path !== BOOKING_PAGE) return;
    const { path, query } = parseHash(location.hash);
    const { isPrefilled, ...search } = event.detail;
    this.navigator.go({ path, query: searchQuery(query, search) }, { replace: isPrefilled });
  };

  /** The same search on business or privately: the entry of the history says so. */
  readonly #kindChosen = ({ detail }: CustomEvent<Pick<Search, 'travelType'>>): void => {
    const { shell } = this;
    if (shell.view !== 'route' || shell.route.path !== BOOKING_PAGE) return;
    const { path, query } = parseHash(location.hash);
    this.navigator.go({ path, query: kindQuery(query, detail.travelType) }, { replace: true });
  };

  /** A new booking: what was searched for the former one is not what a reload should show. */
  readonly #restarted = (): void => {
    const { shell } = this;
    if (shell.view !== 'route' || shell.route.path !== BOOKING_PAGE) return;
    const { path, query } = parseHash(location.hash);
    const { overApplyId: _used, ...rest } = query;
    this.navigator.go({ path, query: searchQuery(rest, {}) });
  };

  /** The address follows what a list shows; one that has just been changed counts, the route comes after it. */
  #follow(where: (place: Place) => RouteTarget | undefined, options?: { replace: boolean }): void {
    const { shell } = this;
    if (shell.view !== 'route') return;
    const { page, parameters } = shell.route;
    const { path, query } = parseHash(location.hash);
    const target = where({ path, query, page, parameters: { ...parameters, ...query } });
    if (target !== undefined) this.navigator.go(target, options);
  }

  readonly #frameMoved = (event: CustomEvent<{ path: string }>): void => {
    const { path } = event.detail;
    const { path: page, query } = parseHash(location.hash);
    if (this.shell.view !== 'route' || this.shell.route.address === undefined) return;
    const { at: _before, ...rest } = query;
    const isOwn = ownPath(this.shell.route) === path;
    // the browser has made the entry: the address only follows, so that a reload comes back here
    this.navigator.go({ path: page, query: isOwn ? rest : { ...rest, at: path } }, { replace: true });
    this.followFrame(path);
  };

  readonly #frameOpens = (event: CustomEvent<{ path: string }>): void => {
    this.navigator.go(parseHash(event.detail.path));
  };
}
