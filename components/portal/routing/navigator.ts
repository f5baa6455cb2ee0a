import {
  resolveNavigation,
  type Decision,
  type Navigation,
  type NavigationContext,
  type RouteTarget,
} from '../../../src/domain/portal/navigation';
import { addressAt, hashOf, type Route } from './route';

/** What the navigator asks of the shell, and what it has the shell carry out. */
export interface NavigationShell {
  context(): NavigationContext;
  match(hash: string): Route;
  /** What is to be done before the route may be shown; undefined: it may. */
  admit(route: Route): Decision | undefined;
  carryOut(effects: Navigation['effects']): void;
  leave(address: string): void;
  show(route: Route): void;
}

/** More redirects than any honest chain has. */
const MOST_REDIRECTS = 10;

/**
 * Hash routing: asks the guard of every change and carries out what it says. A redirect takes the place of the
 * entry that the user made, so that one navigation is one entry of the history.
 */
export class Navigator {
  /** The route shown. */
  current: Route | undefined;
  readonly #shell: NavigationShell;
  readonly #window: Window;
  #isUnderWay = false;

  constructor(shell: NavigationShell, window: Window) {
    this.#shell = shell;
    this.#window = window;
  }

  /** To be called when the address changed and when what the guard goes by changed. */
  arrive(): void {
    // what is carried out on the way changes what the guard goes by: the way goes on with it
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

  /** Goes to an address of the portal with an entry of its own, or in the place of the present one. */
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
