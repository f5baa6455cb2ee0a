import {
  resolveNavigation,
  type Decision,
  type Navigation,
  type NavigationContext,
  type RouteTarget,
} from '../../../src/domain/portal/navigation';
import { addressAt, hashOf, type Route } from './route';

/** Functions of the shell that the navigator needs. */
export interface NavigationShell {
  context(): NavigationContext;
  match(hash: string): Route;
  /** Redirect or exit before the route may be shown; undefined when it is admitted. */
  admit(route: Route): Decision | undefined;
  carryOut(effects: Navigation['effects']): void;
  leave(address: string): void;
  show(route: Route): void;
}

/** Upper bound of redirects; legitimate chains are shorter. */
const MOST_REDIRECTS = 10;

/**
 * Hash routing: passes every change to the guard and carries out its decision. A redirect replaces the user's history
 * entry, so that one navigation leaves one entry.
 */
export class Navigator {
  /** The current route. */
  current: Route | undefined;
  readonly #shell: NavigationShell;
  readonly #window: Window;
  #isUnderWay = false;

  constructor(shell: NavigationShell, window: Window) {
    this.#shell = shell;
    this.#window = window;
  }

  /** Called when the address or the guard's context has changed. */
  arrive(): void {
    // effects change the guard's context during a navigation: the running one takes that into account
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    try {
      this.#decide();
    } finally {
      this.#isUnderWay = false;
    }
  }

  #decide(): void {
    const { history, location } = this.#window;
    for (let round = 0; round < MOST_REDIRECTS; round += 1) {
      const to = this.#shell.match(location.hash);
      const { decision, effects } = resolveNavigation(to, this.current, this.#shell.context());
      this.#shell.carryOut(effects);
      const next = decision.kind === 'proceed' ? this.#shell.admit(to) : decision;
      if (next === undefined || next.kind === 'proceed') {
        this.current = to;
        this.#shell.show(to);
        return;
      }
      if (next.kind === 'leave') {
        this.#shell.leave(next.address);
        return;
      }
      history.replaceState(history.state, '', addressAt(next.to));
    }
  }

  /** Navigates to an address of the portal, with a new history entry or replacing the present one. */
  go(target: RouteTarget, { replace = false } = {}): void {
    const hash = hashOf(target);
    if (hash === this.#window.location.hash) return;
    if (!replace) this.#window.location.hash = hash;
    else {
      this.#window.history.replaceState(this.#window.history.state, '', addressAt(target));
      this.arrive();
    }
  }
}
