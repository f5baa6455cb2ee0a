import { loadChunk } from '../../src/element/runtime/chunk';
import type { Language } from '../../src/domain/texts/texts';
import type { AddressRules } from '../../src/domain/portal/return-url';
import type { Session } from '../../src/session/session';
import type { LazyNotices } from './chrome/lazy-notices';
import { loginElsewhere } from './routing/start-page';

/** Functions of the shell that ending a session needs. */
export interface SessionHolder {
  readonly notices: LazyNotices;
  readonly texts: Language['textsOf'];
  session(): Session;
  addresses(): AddressRules;
  /** Returns the embedder's login address; '' for none. */
  loginUrl(): string;
}

/** Delay in ms (specification 4 and 9). */
export const SIGN_OUT_DELAY = 1000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Ends a session visibly (specification 4 and 8), and decides where the user signs in again. */
export class SessionEnd {
  /** Set while the message about the ended session is shown before the redirect to the login. */
  isLeadingToLogin = false;
  /** Login address of this host (WZTZDZ), known after the first sign-in; '' for none. */
  #configured: string | undefined;
  readonly #holder: SessionHolder;

  constructor(holder: SessionHolder) {
    this.#holder = holder;
  }

  /** Stores the login address from a user's permissions; it stays valid after they sign out. */
  configure(loginAddress: string | undefined): void {
    this.#configured = loginAddress ?? '';
  }

  /**
   * Login address to leave for; undefined for the portal's own login. Before the first session, users sign in at the
   * portal itself when its host has a port.
   */
  elsewhere(): string | undefined {
    const hadSession = this.#configured !== undefined;
    if (!hadSession && location.port !== '') return undefined;
    return loginElsewhere(this.#configured || this.#holder.loginUrl(), this.#holder.addresses());
  }

  /**
   * Shows that the session is over, then leads to the login (specification 8, HTTP 401). Continues with the new session
   * when the user has signed in again in another tab meanwhile.
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

  /** Ends the session and opens the login address or `/`. */
  signOut(): Promise<void> {
    return this.#leave((session) => session.signOut());
  }

  /** Ends all sessions of the account after a confirmation, then continues like a sign-out. Reports a failure. */
  async signOutEverywhere(): Promise<void> {
    const { endEverywhere } = await loadChunk(() => import('./end-everywhere'));
    const { notices, texts } = this.#holder;
    if (!(await endEverywhere(notices, this.#holder.session(), texts))) return;
    await this.#leave((session) => {
      session.clear('');
      return Promise.resolve('');
    });
  }

  /** `end` resolves with the address that signs the user out at their company; '' for none. */
  async #leave(end: (session: Session) => Promise<string>): Promise<void> {
    const elsewhere = this.elsewhere();
    history.pushState(history.state, '', '#/');
    const signedOut = end(this.#holder.session());
    // the local session has ended already: an unresponsive gateway does not delay the redirect
    const waits = elsewhere === undefined ? [] : [pause(SIGN_OUT_DELAY).then(() => '')];
    const leaveUrl = await Promise.race([signedOut, ...waits]);
    // the sign-out at the company's provider comes back to the portal
    if (leaveUrl !== '') location.assign(leaveUrl);
    else if (elsewhere !== undefined) location.assign(elsewhere);
  }

  /** Reloads the page once the message is closed, or after the delay. */
  async refresh(text: string): Promise<void> {
    await Promise.race([this.tell(text), pause(SIGN_OUT_DELAY)]);
    location.reload();
  }

  /** Shows a message. Resolves once it is closed or failed to load. */
  async tell(text: string): Promise<void> {
    await this.#holder.notices.ask({ text }).catch(() => undefined);
  }
}
