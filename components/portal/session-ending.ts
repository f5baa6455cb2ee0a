import { loadChunk } from '../../src/element/runtime/chunk';
import type { Language } from '../../src/domain/texts/texts';
import type { AddressRules } from '../../src/domain/portal/return-url';
import type { Session } from '../../src/session/session';
import type { LateNotices } from './chrome/late-notices';
import { loginElsewhere } from './routing/landing';

/** What ending a session takes of the shell. */
export interface SessionHolder {
  readonly notices: LateNotices;
  readonly texts: Language['textsOf'];
  session(): Session;
  addresses(): AddressRules;
  /** Login address given by the embedder; '' for none. */
  loginUrl(): string;
}

/** Specification 4 and 9, in ms. */
export const SIGN_OUT_DELAY = 1000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How a session ends before the user's eyes (specification 4 and 8), and where they sign in again. */
export class SessionEnding {
  /** The user is told that the session is over, and led to the login then. */
  isLeadingToLogin = false;
  /** Login address of this host (WZTZDZ), known once somebody is or was signed in; '' for none. */
  #configured: string | undefined;
  readonly #holder: SessionHolder;

  constructor(holder: SessionHolder) {
    this.#holder = holder;
  }

  /** The permissions of whoever signed in say where users of this host sign in; it holds when they are gone. */
  configure(loginAddress: string | undefined): void {
    this.#configured = loginAddress ?? '';
  }

  /**
   * The login address to leave for; undefined for the portal's own login. Whoever has had no session here yet signs in
   * at the portal itself where it is served on a port.
   */
  elsewhere(): string | undefined {
    const hadSession = this.#configured !== undefined;
    if (!hadSession && location.port !== '') return undefined;
    return loginElsewhere(this.#configured || this.#holder.loginUrl(), this.#holder.addresses());
  }

  /**
   * The session is over: the box first, and the login once it is closed (specification 8, HTTP 401). Whoever signed in
   * again in another tab meanwhile goes on with that session here.
   */
  async leadToLogin(message: string, delayMs = 0): Promise<void> {
    if (this.isLeadingToLogin) return;
    this.isLeadingToLogin = true;
    await this.tell(message);
    if (delayMs > 0) await pause(delayMs);
    if (this.#holder.session().hasToken()) {
      location.reload();
      return;
    }
    this.isLeadingToLogin = false;
    this.#holder.session().clear('');
  }

  /** Ends the session, and goes to the login address or `/`. */
  signOut(): Promise<void> {
    return this.#leave((session) => session.signOut());
  }

  /** Asks, ends all sessions of the account, and goes where signing out goes; says so if nothing has ended. */
  async signOutEverywhere(): Promise<void> {
    const { endEverywhere } = await loadChunk(() => import('./ending-everywhere'));
    const { notices, texts } = this.#holder;
    if (!(await endEverywhere(notices, this.#holder.session(), texts))) return;
    await this.#leave(async (session) => session.clear(''));
  }

  async #leave(end: (session: Session) => Promise<void>): Promise<void> {
    const elsewhere = this.elsewhere();
    history.pushState(history.state, '', '#/');
    const signedOut = end(this.#holder.session());
    // signed out here already: a gateway that does not answer keeps nobody
    await (elsewhere === undefined ? signedOut : Promise.race([signedOut, pause(SIGN_OUT_DELAY)]));
    if (elsewhere !== undefined) location.assign(elsewhere);
  }

  /** The page is read anew: once the box is closed, or by itself after the delay. */
  async refresh(text: string): Promise<void> {
    await Promise.race([this.tell(text), pause(SIGN_OUT_DELAY)]);
    location.reload();
  }

  /** Resolves once the box is closed, or where it cannot be had. */
  async tell(text: string): Promise<void> {
    await this.#holder.notices.ask({ text }).catch(() => undefined);
  }
}
