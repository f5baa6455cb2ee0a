import { errorTexts } from '../../src/element/errors/texts';
import { portalTexts } from './texts';
import { invalidateCaches } from '../../src/element/data/caches';
import { preloadElement } from '../../src/element/definition/registry';
import type { Locale } from '../../src/domain/texts/texts';
import { loadChunk } from '../../src/element/runtime/chunk';
import { activeMenuPath } from '../../src/domain/portal/menu';
import {
  errorTarget,
  signInTarget,
  type Decision,
  type Navigation,
  type NavigationContext,
  type RouteTarget,
} from '../../src/domain/portal/navigation';
import type { AddressRules } from '../../src/domain/portal/return-url';
import { endWithSession, mailedLinks } from '../../src/element/navigation/mailed-link';
import { SuiteProviderElement } from '../../src/element/runtime/provider-element';
import type { Runtime } from '../../src/element/runtime/runtime';
import type { Theme } from '../../src/element/runtime/suite-config';
import { clearSelections } from '../../src/session/selections';
import type { portal } from './declaration';
import { copySessionEnd } from '../../src/session/ended';
import type { SessionState } from '../../src/session/session';
import type { StorageKind } from '../../src/session/storage';
import { TAB_TEXTS, watchTabs, type TabChange } from '../../src/session/tabs';
import { takeAuthSign, takeSignOnTicket, takeViewSign, isFromThirdParty } from './routing/auth-sign';
import { redirectFormerEntry } from './routing/entry-enterprise';
import { afterSignIn, refusalOf, signInFrom } from './routing/start-page';
import { Navigator } from './routing/navigator';
import { LazyNotices } from './chrome/lazy-notices';
import { PageOutlet } from './routing/page-outlet';
import { haveRightsChanged, isPageRefused, RightsWatch } from './routing/rights-watch';
import { readPermitted, type UserPermissions } from './routing/user-permissions';
import { addressAt, documentOf, matchRoute, parseHash, returnAddressOf, type Route } from './routing/route';
import { storeLanguage, takeLanguage } from './chrome/language';
import { chosenTheme, storeTheme } from './chrome/theme';
import { SessionEnd, SIGN_OUT_DELAY } from './session-end';

export type SignedIn = Extract<SessionState, { status: 'signedIn' }>;

/** View of the portal. */
export type Shell =
  | { view: 'starting' }
  | { view: 'failed'; message: string }
  | { view: 'route'; route: Route };

/** Delay in ms (specification 4 and 9). */
const MENU_DELAY = 300;

/** Flow of the shell: session, permissions, guard, other tabs. The subclass renders it. */
export abstract class ShellElement extends SuiteProviderElement<typeof portal> {
  protected shell: Shell = { view: 'starting' };
  /** Undefined until loaded, and while the user is not signed in. */
  protected permitted: UserPermissions | undefined;
  /** Permissions with which the open page was entered; it stays when they are taken. */
  protected admitted: UserPermissions | undefined;
  /** `ModuleID` of the active menus, level 1 first. */
  protected activeMenus: readonly string[] = [];
  protected readonly outlet = new PageOutlet();
  protected readonly notices = new LazyNotices(this);
  protected readonly navigator = new Navigator(
    {
      context: () => this.#context(),
      match: (hash) => this.match(hash),
      admit: (route) => this.#admit(route),
      carryOut: (effects) => this.#carryOut(effects),
      leave: (address) => location.replace(address),
      show: (route) => this.#showRoute(route),
    },
    window,
  );
  protected readonly ending = new SessionEnd({
    notices: this.notices,
    texts: this.texts,
    session: () => this.runtime.session,
    addresses: () => this.addresses,
    loginUrl: () => String(this.values.get('loginUrl')),
  });
  /** True when the user chooses the language, because the embedder has not set it. */
  protected choosesLanguage: boolean | undefined;
  /** The previous page (step 2 of the guard). */
  protected previous: RouteTarget | undefined;
  /** Key of the user for whom the menus were loaded. */
  #user: string | undefined;
  /** Set while the session is being verified. */
  #isStarting = false;
  #menuTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #rights = new RightsWatch({ read: () => this.#readAgain(), now: () => performance.now() });
  readonly #leave: (() => void)[] = [];
  #leaveSession: (() => void) | undefined;

  /** Called when a route of another path is shown. */
  protected abstract routeChanged(route: Route): void;
  /** Called when the permissions of the signed-in user are loaded. */
  protected abstract entered(runtime: Runtime, permitted: UserPermissions): void;

  override connectedCallback(): void {
    const isBack = this.hasUpdated;
    super.connectedCallback();
    this.choosesLanguage ??= takeLanguage(this, this.storageKind);
    this.listen(window, 'hashchange', this.#follow);
    this.listen(
      document,
      'visibilitychange',
      () => void (document.visibilityState === 'visible' && this.#rights.returned()),
    );
    // prevents a sign-in over a page that is about to be left
    this.listen(this, 'tp-sign-in', (event: Event) => this.ending.isLeadingToLogin && event.preventDefault());
    if (!isBack || this.#leaveSession) return;
    this.#followSession();
    // pending work was cancelled on removal
    if (this.shell.view !== 'route') this.retry();
  }

  override userChanged(): void {
    this.#leaveSession?.();
    this.#conceal();
    this.navigator.current = undefined;
    super.userChanged();
  }

  /** Signs out like the menu item 退出: the user ends up at the sign-in. */
  override signOut(): Promise<void> {
    return this.ending.signOut();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const leave of this.#leave.splice(0)) leave();
    clearTimeout(this.#menuTimer);
    // moving the element removes and inserts it in one task
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#leaveSession?.();
      this.#leaveSession = undefined;
      this.runtime.cancelPending();
    });
  }

  /** Adds a listener for as long as the element is connected. */
  protected listen(target: EventTarget, type: string, listener: (event: never) => void): void {
    target.addEventListener(type, listener as EventListener);
    this.#leave.push(() => target.removeEventListener(type, listener as EventListener));
  }

  protected get storageKind(): StorageKind {
    return this.runtime.config.storage ?? 'local';
  }

  protected override preferredTheme(): Theme | undefined {
    return chosenTheme(this.storageKind);
  }

  protected chooseTheme(theme: Theme): void {
    storeTheme(this.storageKind, theme);
    this.applyAppearance();
    this.requestUpdate();
  }

  protected chooseLanguage(locale: Locale): void {
    storeLanguage(this, this.storageKind, locale);
    this.requestUpdate();
  }

  protected get addresses(): AddressRules {
    return { origin: location.origin, allowedOrigins: this.runtime.trustedOrigins };
  }

  protected get session(): SessionState {
    return this.runtime.session.store.getState();
  }

  protected get isSignedIn(): boolean {
    return this.session.status === 'signedIn';
  }

  protected override runtimeChanged(former: Runtime | undefined): void {
    this.#leaveSession?.();
    const { runtime } = this;
    // the sign-in page continues to show its reason
    if (former && !this.#isOnPage) copySessionEnd(runtime.session, former.session);
    runtime.toLogin = (message) => void this.ending.leadToLogin(message);
    runtime.showNotice = this.notices.show;
    runtime.rightMissed = () => void this.#rights.refused();
    this.#user = undefined;
    this.permitted = undefined;
    this.#followSession();
    void this.#start();
  }

  #followSession(): void {
    const { runtime } = this;
    const leaves = [
      runtime.session.store.subscribe((state) => void this.#sessionChanged(state)),
      endWithSession(runtime),
      runtime.longWaits.subscribe(this.notices.tellOfWait),
    ];
    const { kind, scope } = runtime.session.rest;
    if (kind === 'local') leaves.push(watchTabs(window, scope, (change) => void this.#tabChanged(change)));
    this.#leaveSession = () => leaves.forEach((leave) => leave());
  }

  /** Ticket of a sign-in at the user's company, for the form of the login page; '' for none. */
  protected signOnTicket = '';

  async #start(): Promise<void> {
    const { runtime } = this;
    const viewSign = takeViewSign(location, history);
    this.signOnTicket = takeSignOnTicket(location, history) || this.signOnTicket;
    const token = takeAuthSign(location, history);
    mailedLinks(runtime).take(window);
    if (isFromThirdParty(location.search)) {
      history.replaceState(history.state, '', `${location.search}#/authorize/return`);
    }
    const asked = this.match(location.hash);
    // pages without login do not wait for the verification
    const isOpen = asked.page?.needsLogin === false && asked.name !== 'index' && !asked.redirectedFrom;
    if (isOpen) this.#showRoute(asked);
    // preloads in parallel with the verification; without a named page it is the first permitted one
    else if (asked.page === undefined || asked.page.tag) preloadElement(asked.page?.tag ?? 'home');
    this.#isStarting = true;
    try {
      const view = viewSign === undefined ? undefined : await this.#redeemView(viewSign);
      const sign = view ?? token;
      await (sign === undefined ? runtime.session.start() : runtime.session.signIn(sign));
    } catch {
      const isWaiting = runtime === this.runtime && this.shell.view === 'starting';
      if (isWaiting && this.isConnected) this.fail(this.texts(portalTexts).offline);
    } finally {
      if (runtime === this.runtime) this.#isStarting = false;
    }
  }

  /** Token of a session in which the agency looks at the portal; undefined after a refusal, which is shown. */
  async #redeemView(viewSign: string): Promise<string | undefined> {
    try {
      const { redeemEnterpriseView } = await import('../../src/contract/login/login');
      return (await this.runtime.send(redeemEnterpriseView, { viewSign })).authSign;
    } catch (error) {
      const text = this.texts(errorTexts).of(error);
      this.notices.show({ as: 'box', text, delayMs: 0 });
      return undefined;
    }
  }

  async #sessionChanged(state: SessionState): Promise<void> {
    if (state.status === 'signedOut') {
      // the user signs in again in place when a session ends under a page, so that no input is lost
      if (state.message !== '' && (this.#isOnPage || this.ending.isLeadingToLogin)) return;
      if (this.#isOnPage) this.outlet.clear();
      this.#user = undefined;
      this.permitted = undefined;
      const elsewhere = this.ending.elsewhere();
      // a failed login is reported here, because the other site does not know of it
      if (this.shell.view === 'starting' && state.message !== '' && elsewhere !== undefined) {
        await this.ending.tell(state.message);
        location.replace(elsewhere);
        return;
      }
      this.navigator.arrive();
    }
    if (state.status !== 'signedIn') return;
    this.signOnTicket = '';
    const user = `${state.enterprise.enterpriseNum}/${state.user.userNO}`;
    if (user === this.#user) return;
    if (this.#user === undefined) {
      this.#user = user;
      await this.#readPermitted();
      return;
    }
    await this.#startAgain();
  }

  get #isOnPage(): boolean {
    return this.shell.view === 'route' && this.shell.route.page?.needsLogin !== false;
  }

  async #readPermitted(): Promise<void> {
    const { runtime } = this;
    try {
      const permitted = await readPermitted(runtime, location.host);
      if (runtime !== this.runtime) return;
      if (this.#isOnPage) this.outlet.clear();
      this.permitted = permitted;
      this.admitted = permitted;
      this.ending.configure(permitted.loginAddress);
      if (permitted.pcLoginDisabled) runtime.session.disableLogin.set();
      this.navigator.arrive();
      if (this.permitted) this.entered(runtime, permitted);
    } catch (error) {
      this.#user = undefined;
      if (runtime === this.runtime && this.isConnected) this.fail(this.texts(errorTexts).of(error));
    }
  }

  /**
   * Reads the rights of a user at work again; true when they have changed. The menus follow at once. The open page
   * stays until the user leaves it, because it may have unsaved input.
   */
  async #readAgain(): Promise<boolean> {
    const { runtime, permitted: before } = this;
    if (!this.isSignedIn || before === undefined) return false;
    const permitted = await readPermitted(runtime, location.host);
    const isPresent = runtime === this.runtime && this.permitted === before;
    if (!isPresent || !haveRightsChanged(before, permitted)) return false;
    this.permitted = permitted;
    if (permitted.pcLoginDisabled) runtime.session.disableLogin.set();
    void invalidateCaches(runtime, { changes: ['permission'] });
    const route = this.shell.view === 'route' ? this.shell.route : undefined;
    if (route && !isPageRefused(before, route) && isPageRefused(permitted, route))
      this.notices.show({ as: 'box', text: this.texts(portalTexts).pageTaken, delayMs: 0 });
    this.requestUpdate();
    return true;
  }

  #context(): NavigationContext {
    const { permitted } = this;
    return {
      disableLogin: this.runtime.session.disableLogin.isSet(),
      signedIn: this.isSignedIn,
      isTop: window.top === window,
      allPages: permitted?.allPages ?? [],
      permittedPages: permitted?.pages ?? [],
      menus: permitted?.menus ?? [],
      serverSite: permitted?.serverSite,
      serverPages: permitted?.serverPages ?? [],
      addresses: this.addresses,
    };
  }

  /** Matches an address against the table and the permissions known so far. */
  protected match(hash: string): Route {
    const { brought = new Map<string, string>(), pageNames } = this.permitted ?? {};
    const route = matchRoute(parseHash(hash), documentOf(location.pathname), brought);
    return route.address === undefined ? route : { ...route, title: pageNames?.get(route.path) };
  }

  /** Decides about a route. A page whose session has ended stays until the user leaves it: they sign in in place. */
  #admit(route: Route): Decision | undefined {
    const { permitted } = this;
    if (!this.isSignedIn || !permitted) {
      if (route.page?.needsLogin === false) return undefined;
      if (permitted && this.#isOnPage && route.path === this.navigator.current?.path) return undefined;
      const elsewhere = this.ending.elsewhere();
      if (elsewhere !== undefined) return { kind: 'leave', address: elsewhere };
      return { kind: 'redirect', to: signInTarget(returnAddressOf(route)) };
    }
    const refusal = refusalOf(permitted);
    if (refusal !== undefined && (route.name === 'index' || route.page?.needsLogin !== false)) {
      return { kind: 'redirect', to: errorTarget(refusal) };
    }
    return route.name === 'index'
      ? afterSignIn(permitted, route.query['returnUrl'] ?? this.#mailedPath, this.addresses)
      : redirectFormerEntry(route, this.session, history);
  }

  /** Path of a mailed link that waited for the sign-in. */
  get #mailedPath(): string | undefined {
    return mailedLinks(this.runtime).waiting()?.path;
  }

  #carryOut({ clearStorage, previous, clearSelections: clears, activeMenus }: Navigation['effects']): void {
    if (clearStorage) void this.runtime.session.signOut();
    if (previous) this.previous = previous;
    if (clears) clearSelections(this.runtime.selections);
    if (activeMenus) this.activeMenus = activeMenus;
  }

  #showRoute(route: Route): void {
    const before = this.shell.view === 'route' ? this.shell.route : undefined;
    this.shell = { view: 'route', route };
    // dropped: its recipient may not open the page, or has navigated elsewhere
    if (this.isSignedIn && this.permitted && this.#mailedPath !== route.path)
      mailedLinks(this.runtime).clear();
    clearTimeout(this.#menuTimer);
    this.runtime.page = route.path;
    this.requestUpdate();
    if (before?.path === route.path && before.name === route.name) return;
    this.admitted = this.permitted;
    if (before) this.runtime.cancelPending();
    this.routeChanged(route);
  }

  protected fail(message: string): void {
    this.shell = { view: 'failed', message };
    this.requestUpdate();
  }

  readonly #follow = (): void => {
    mailedLinks(this.runtime).take(window);
    // no decision is possible before the session is verified
    if (this.#isStarting && !this.isSignedIn) return this.#wait();
    if (this.shell.view === 'starting' || (this.isSignedIn && !this.permitted)) return;
    this.navigator.arrive();
  };

  /** Called when another tab has ended the session of this page (specification 4). */
  async #tabChanged(change: TabChange): Promise<void> {
    if (!this.isSignedIn) {
      // no user's data is on screen: the new session simply starts
      if (change === 'signed-in-again') location.reload();
      else this.#followSessionAnew();
      return;
    }
    this.#conceal();
    if (change === 'signed-out') {
      await this.ending.leadToLogin(TAB_TEXTS[change], SIGN_OUT_DELAY);
      this.#followSessionAnew();
      return;
    }
    await this.ending.refresh(TAB_TEXTS[change]);
  }

  /** Removes the data of the former user or enterprise from behind the dialog. */
  #conceal(): void {
    this.runtime.cancelPending();
    this.outlet.clear();
    this.#wait();
  }

  /** Shows no page until the permissions are known. */
  #wait(): void {
    this.shell = { view: 'starting' };
    this.requestUpdate();
  }

  /** Listens anew, because a watcher of other tabs reports only once. */
  #followSessionAnew(): void {
    this.#leaveSession?.();
    this.#followSession();
  }

  /** Updates the menus, after a delay, when a framed page has navigated. */
  protected followFrame(path: string): void {
    clearTimeout(this.#menuTimer);
    this.#menuTimer = setTimeout(() => {
      const trail = activeMenuPath(this.permitted?.menus ?? [], path);
      if (trail.length > 0) this.activeMenus = trail.map(({ ModuleID }) => ModuleID);
      this.requestUpdate();
    }, MENU_DELAY);
  }

  protected async switchEnterprise(companyNO: string): Promise<void> {
    const { runtime } = this;
    try {
      const { changeEnt } = await loadChunk(() => import('../../src/contract/enterprise/enterprise'));
      await runtime.session.switchEnterprise(() => runtime.send(changeEnt, { companyNO }));
    } catch (error) {
      await this.notices.ask({ text: this.texts(errorTexts).of(error) });
    }
  }

  /** Continues the session in a fresh runtime without any data of the former user or enterprise. */
  async #startAgain(): Promise<void> {
    const token = await this.runtime.session.token();
    this.outlet.clear();
    this.shell = { view: 'starting' };
    this.navigator.current = undefined;
    this.previous = undefined;
    const { path, query } = parseHash(location.hash);
    // after the choice the user continues to the requested page
    if (path === '/chooseEnt') history.replaceState(history.state, '', addressAt({ path: '/', query }));
    this.renewRuntime(token);
    this.requestUpdate();
  }

  /** Replaces the present history entry and opens the target once the permissions are known. */
  protected goOn(target: RouteTarget): void {
    history.replaceState(history.state, '', addressAt(target));
    if (this.permitted) this.navigator.arrive();
    else this.#wait();
  }

  protected retry(): void {
    this.#wait();
    void (this.isSignedIn ? this.#readPermitted() : this.#start());
  }

  /** Restarts at the login page and ends the error page's hold on the pages after it (step 1). */
  protected toLoginPage(): void {
    const { shell, previous } = this;
    this.navigator.current = undefined;
    this.navigator.go(signInFrom(shell.view === 'route' ? shell.route : undefined, previous));
  }
}
