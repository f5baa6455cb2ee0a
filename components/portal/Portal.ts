import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { activeMenuPath } from '../../src/domain/menu';
import {
  signInTarget,
  type Decision,
  type Navigation,
  type NavigationContext,
} from '../../src/domain/navigation';
import { resolveReturnUrl, type AddressRules } from '../../src/domain/return-url';
import { SuiteProviderElement } from '../../src/element/provider-element';
import { ensureDefined } from '../../src/element/registry';
import type { Theme } from '../../src/element/runtime';
import { clearSelections } from '../../src/session/selections';
import type { SessionState } from '../../src/session/session';
import { TAB_TEXTS, watchTabs, type TabChange } from '../../src/session/tabs';
import { sheet } from '../../src/ui/sheet';
import baseCss from '../../src/ui/base.css?inline';
import tokensCss from '../../src/ui/tokens.css?inline';
import { takeAuthSign } from './auth-sign';
import { Boxes } from './box';
import { framed } from './framed';
import { afterSignIn, firstPage, refusalOf, signInAddress } from './landing';
import { MenuSearch } from './menu-search';
import { messageOf, messagePage, type Message } from './message-page';
import { Navigator } from './navigator';
import { PageOutlet } from './page-outlet';
import type { Permitted } from './permitted';
import portalCss from './portal.css?inline';
import { documentOf, matchRoute, parseHash, type Route } from './route';
import { ORDER_PAGE } from './routes';
import { chosenTheme, keepTheme } from './theme';

type SignedIn = Extract<SessionState, { status: 'signedIn' }>;
type Shell = { view: 'starting' } | { view: 'failed'; message: string } | { view: 'route'; route: Route };

/** Specification 4 and 9, in ms. */
const SIGN_OUT_DELAY = 1000;
const MENU_DELAY = 300;

/** The shell: who is signed in, what he may see, and the page he is on. React comes with the first page. */
export default class Portal extends SuiteProviderElement {
  #shell: Shell = { view: 'starting' };
  #permitted: Permitted | undefined;
  #active: readonly string[] = [];
  /** Of the user the menus were read for. */
  #user: string | undefined;
  #isDrawerOpen = false;
  #isSidebarCollapsed = false;
  #menuTimer: ReturnType<typeof setTimeout> | undefined;
  #leave: (() => void)[] = [];
  #leaveSession: (() => void) | undefined;
  readonly #outlet = new PageOutlet();
  readonly #update = () => this.requestUpdate();
  readonly #boxes = new Boxes(this.#update);
  readonly #search = new MenuSearch(this.#update, (hash) => void (location.hash = hash));
  readonly #navigator = new Navigator(
    {
      context: () => this.#context(),
      match: (hash) => this.#match(hash),
      admit: (route) => this.#admit(route),
      carryOut: (effects) => this.#carryOut(effects),
      leave: (address) => location.replace(address),
      show: (route) => this.#showRoute(route),
    },
    window,
  );

  override connectedCallback(): void {
    super.connectedCallback();
    const listen = (target: EventTarget, type: string, listener: (event: never) => void) => {
      target.addEventListener(type, listener as EventListener);
      this.#leave.push(() => target.removeEventListener(type, listener as EventListener));
    };
    listen(window, 'hashchange', this.#follow);
    listen(window, 'keydown', this.#shortcut);
    listen(this, 'tp-navigate', this.#navigate);
    listen(this, 'tp-order-closed', this.#closeOrder);
    listen(this, 'tp-frame-route', this.#frameMoved);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const leave of this.#leave.splice(0)) leave();
    clearTimeout(this.#menuTimer);
    this.#leaveSession?.();
    this.#leaveSession = undefined;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    if (root instanceof ShadowRoot) {
      root.adoptedStyleSheets = [tokensCss, baseCss, portalCss].map((css) => sheet(document, css));
    }
    return root;
  }

  protected override preferredTheme(): Theme | undefined {
    return chosenTheme(this.#storage);
  }

  get #storage() {
    return this.values.get('storage') as 'local' | 'session' | 'memory';
  }

  protected override runtimeChanged(): void {
    this.#leaveSession?.();
    const { runtime } = this;
    runtime.toLogin = () => this.#toSignIn();
    this.#user = undefined;
    this.#permitted = undefined;
    const leaveStore = runtime.session.store.subscribe((state) => void this.#sessionChanged(state));
    const leaveTabs =
      this.#storage === 'local' ? watchTabs(window, (change) => void this.#tabChanged(change)) : undefined;
    this.#leaveSession = () => {
      leaveStore();
      leaveTabs?.();
    };
    void this.#start();
  }

  async #start(): Promise<void> {
    const { runtime } = this;
    const token = takeAuthSign(location, history);
    const asked = this.#match(location.hash);
    // the pages that need no login do not wait for one
    const isOpen = asked.page?.needsLogin === false && asked.name !== 'index' && !asked.redirectedFrom;
    if (isOpen) this.#showRoute(asked);
    try {
      await (token === undefined ? runtime.session.start() : runtime.session.signIn(token));
    } catch {
      if (runtime === this.runtime && !isOpen) this.#fail('网络异常，请检查网络后重试');
    }
  }

  async #sessionChanged(state: SessionState): Promise<void> {
    if (state.status === 'signedOut') {
      // a session that ended under a page is taken up again in place, so that nothing typed is lost
      if (this.#isOnPage && state.message !== '') return;
      this.#user = undefined;
      this.#permitted = undefined;
      this.#outlet.clear();
      this.#navigator.arrive();
    }
    if (state.status !== 'signedIn') return;
    const user = `${state.enterprise.enterpriseNum}/${state.user.userNO}`;
    if (user === this.#user) return;
    this.#user = user;
    await this.#readPermitted();
  }

  get #isOnPage(): boolean {
    return this.#shell.view === 'route' && this.#shell.route.page?.needsLogin !== false;
  }

  async #readPermitted(): Promise<void> {
    const { runtime } = this;
    try {
      const { readPermitted } = await import('./permitted');
      const permitted = await readPermitted(runtime, location.host);
      if (runtime !== this.runtime) return;
      this.#outlet.clear();
      this.#permitted = permitted;
      if (permitted.pcLoginDisabled) runtime.session.disableLogin.set();
      this.#navigator.arrive();
    } catch (error) {
      this.#user = undefined;
      if (runtime === this.runtime) this.#fail(error instanceof Error ? error.message : '系统异常');
    }
  }

  get #addresses(): AddressRules {
    return { origin: location.origin, allowedOrigins: this.runtime.trustedOrigins };
  }

  get #isSignedIn(): boolean {
    return this.runtime.session.store.getState().status === 'signedIn';
  }

  #context(): NavigationContext {
    const permitted = this.#permitted;
    return {
      disableLogin: this.runtime.session.disableLogin.isSet(),
      signedIn: this.#isSignedIn,
      isTop: window.top === window,
      allPages: permitted?.allPages ?? [],
      permittedPages: permitted?.pages ?? [],
      menus: permitted?.menus ?? [],
      serverSite: permitted?.serverSite,
      addresses: this.#addresses,
    };
  }

  #match(hash: string): Route {
    return matchRoute(parseHash(hash), documentOf(location.pathname), this.#permitted?.brought ?? new Map());
  }

  #admit(route: Route): Decision | undefined {
    const permitted = this.#permitted;
    if (!this.#isSignedIn || !permitted) {
      if (route.page?.needsLogin === false) return undefined;
      const { written } = parseHash(location.hash);
      const elsewhere = this.#signInElsewhere();
      if (elsewhere !== undefined) return { kind: 'leave', address: elsewhere };
      return { kind: 'redirect', to: signInTarget(written) };
    }
    const refusal = refusalOf(permitted);
    if (refusal !== undefined && (route.name === 'index' || route.page?.needsLogin !== false)) {
      return { kind: 'redirect', to: { path: '/error', query: { errorMsg: refusal } } };
    }
    return route.name === 'index'
      ? afterSignIn(permitted, route.query['returnUrl'], this.#addresses)
      : undefined;
  }

  #signInElsewhere(): string | undefined {
    const configured = this.#permitted?.loginAddress ?? (String(this.values.get('loginUrl')) || undefined);
    return signInAddress(location, configured, location.origin, (address) =>
      resolveReturnUrl(address, this.#addresses),
    );
  }

  #carryOut({ clearStorage, clearSelections: clears, activeMenus }: Navigation['effects']): void {
    if (clearStorage) void this.runtime.session.signOut();
    if (clears) clearSelections(this.runtime.selections);
    if (activeMenus) this.#active = activeMenus;
  }

  #showRoute(route: Route): void {
    const before = this.#shell.view === 'route' ? this.#shell.route : undefined;
    this.#shell = { view: 'route', route };
    this.#isDrawerOpen = false;
    clearTimeout(this.#menuTimer);
    this.runtime.page = route.path;
    this.requestUpdate();
    if (before?.path === route.path) return;
    if (before) this.runtime.cancelPending();
    this.emit('tp-route', { path: route.path });
  }

  #fail(message: string): void {
    this.#shell = { view: 'failed', message };
    this.requestUpdate();
  }

  readonly #follow = (): void => {
    // before it is known who is there, nothing can be decided
    if (this.#shell.view === 'starting' || (this.#isSignedIn && !this.#permitted)) return;
    this.#navigator.arrive();
  };

  /** Another tab ended the session this page lives on (specification 4). */
  async #tabChanged(change: TabChange): Promise<void> {
    if (!this.#isSignedIn) {
      // nothing of anybody is on screen: the new session is simply taken up
      if (change === 'signed-in-again') location.reload();
      return;
    }
    await this.#boxes.say(TAB_TEXTS[change]);
    if (change === 'signed-out') setTimeout(() => this.#toSignIn(), SIGN_OUT_DELAY);
    else location.reload();
  }

  #toSignIn(): void {
    this.runtime.session.clear('');
    const { written } = parseHash(location.hash);
    this.#navigator.go(signInTarget(written), { replace: true });
  }

  /** A page of another site moved on inside its frame: the menus follow, after a moment. */
  readonly #frameMoved = (event: CustomEvent<{ path: string }>): void => {
    clearTimeout(this.#menuTimer);
    const { path } = event.detail;
    this.#menuTimer = setTimeout(() => {
      const trail = activeMenuPath(this.#permitted?.menus ?? [], path);
      if (trail.length > 0) this.#active = trail.map(({ ModuleID }) => ModuleID);
      this.requestUpdate();
    }, MENU_DELAY);
  };

  /** A widget wants to lead to an order: the shell has a page for it. */
  readonly #navigate = (event: CustomEvent<{ target: string; orderNo?: string }>): void => {
    const { target, orderNo } = event.detail;
    if (target !== 'order' || orderNo === undefined) return;
    event.preventDefault();
    this.#navigator.go({ path: ORDER_PAGE, query: { orderNo } });
  };

  readonly #closeOrder = (): void => {
    const { path, query } = parseHash(location.hash);
    const { orderNo, ...rest } = query;
    if (orderNo !== undefined) this.#navigator.go({ path, query: rest });
  };

  readonly #shortcut = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || !this.#permitted) return;
    event.preventDefault();
    if (!this.#search.isOpen) this.#search.open(this.#permitted.menus);
  };

  async #switchEnterprise(companyNO: string): Promise<void> {
    const { runtime } = this;
    try {
      const { changeEnt } = await import('../../src/contract/enterprise');
      const token = await runtime.session.switchEnterprise(() => runtime.send(changeEnt, { companyNO }));
      this.#outlet.clear();
      this.#shell = { view: 'starting' };
      this.renewRuntime(token);
      this.requestUpdate();
    } catch (error) {
      await this.#boxes.say(error instanceof Error ? error.message : '系统异常');
    }
  }

  #chooseTheme(theme: Theme): void {
    keepTheme(this.#storage, theme);
    this.applyAppearance();
    this.requestUpdate();
  }

  readonly #signOut = (): void => {
    history.pushState(history.state, '', '#/');
    void this.runtime.session.signOut();
  };

  readonly #act = (action: NonNullable<Message['action']>): void => {
    switch (action) {
      case 'home':
        this.#navigator.go(this.#permitted ? firstPage(this.#permitted) : { path: '/', query: {} });
        return;
      case 'sign-in':
        this.#navigator.go({ path: '/', query: {} });
        return;
      case 'sign-out':
        this.#signOut();
        return;
      case 'retry':
        this.#shell = { view: 'starting' };
        this.requestUpdate();
        void (this.#isSignedIn ? this.#readPermitted() : this.#start());
    }
  };

  /** Modal dialogs are shown as such once they are there. */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    for (const dialog of this.renderRoot.querySelectorAll<HTMLDialogElement>('dialog[data-modal]')) {
      if (!dialog.open) dialog.showModal();
    }
  }

  protected override renderContent(): TemplateResult {
    return html`<div class="tp-root" part="root">
      ${this.#view()} ${this.#search.render()} ${this.#boxes.render()}
    </div>`;
  }

  #view(): unknown {
    const shell = this.#shell;
    if (shell.view === 'starting') {
      return html`<div class="tp-skeleton starting" role="status" aria-label="正在加载"></div>`;
    }
    if (shell.view === 'failed') {
      return this.#bare(messagePage({ title: '无法连接', text: shell.message, action: 'retry' }, this.#act));
    }
    const { route } = shell;
    const state = this.runtime.session.store.getState();
    if (route.name === 'index') return this.#login(state.status === 'signedOut' ? state.message : '');
    const message = messageOf(route, this.#isSignedIn);
    const content = message ? messagePage(this.#refined(message), this.#act) : this.#page(route);
    const isFramed =
      state.status === 'signedIn' &&
      this.#permitted &&
      this.#permitted.menus.length > 0 &&
      route.name !== 'chooseEnt';
    return isFramed && this.#permitted
      ? this.#framed(route, content, message !== undefined, this.#permitted, state)
      : this.#bare(content);
  }

  /** Nothing to go home to: the way on is out. */
  #refined(message: Message): Message {
    const hasHome = this.#permitted !== undefined && refusalOf(this.#permitted) === undefined;
    return message.action === 'home' && !hasHome ? { ...message, action: 'sign-out' } : message;
  }

  #bare(content: unknown): TemplateResult {
    return html`<main class="entry" part="page"><div class="entry-card">${content}</div></main>`;
  }

  #login(message: string): TemplateResult {
    void ensureDefined('login', this.tagPrefix).catch(() => this.#fail('页面加载失败，请检查网络后重试'));
    return html`<main class="entry">
      <section class="entry-card" aria-label="登录">
        <h1>${this.#siteName()}</h1>
        ${message ? html`<p class="entry-message" role="status">${message}</p>` : nothing}
        ${this.#outlet.element(`${this.tagPrefix}-login`)}
      </section>
    </main>`;
  }

  #framed(
    route: Route,
    content: unknown,
    isMessage: boolean,
    permitted: Permitted,
    { user, enterprise }: SignedIn,
  ): TemplateResult {
    const [first] = user.entAndTmcShortInfoList;
    return framed({
      siteName: this.#siteName(),
      logo: undefined,
      menus: { tree: permitted.menus, active: this.#active },
      user,
      enterprise,
      theme: this.values.get('theme') === 'inherit' ? (this.preferredTheme() ?? 'auto') : undefined,
      showsQuit: !permitted.quitHiddenFor.includes(first?.enterpriseNum ?? ''),
      showsDebug: !location.hostname.includes('.com'),
      unread: 0,
      route,
      content,
      isMessage,
      settlement: nothing,
      isSidebarCollapsed: this.#isSidebarCollapsed,
      isDrawerOpen: this.#isDrawerOpen,
      openDrawer: () => this.#set(() => (this.#isDrawerOpen = true)),
      closeDrawer: () => this.#set(() => (this.#isDrawerOpen = false)),
      collapseSidebar: (isCollapsed) => this.#set(() => (this.#isSidebarCollapsed = isCollapsed)),
      openSearch: () => this.#search.open(permitted.menus),
      openChat: () => undefined,
      chooseTheme: (theme) => this.#chooseTheme(theme),
      switchEnterprise: (enterpriseNum) => void this.#switchEnterprise(enterpriseNum),
      go: (path) => this.#navigator.go({ path, query: {} }),
      goBackToOld: () => undefined,
      signOut: this.#signOut,
      skip: () => this.renderRoot.querySelector<HTMLElement>('main')?.focus(),
    });
  }

  #set(change: () => void): void {
    change();
    this.requestUpdate();
  }

  #page(route: Route): unknown {
    const { page, parameters, path } = route;
    if (!page?.tag) return nothing;
    const attributes = Object.entries(page.attributes).map(
      ([attribute, parameter]): [string, string | undefined] => [attribute, parameters[parameter]],
    );
    void ensureDefined(page.tag, this.tagPrefix).catch(() => this.#fail('页面加载失败，请检查网络后重试'));
    return this.#outlet.element(`${this.tagPrefix}-${page.tag}`, path, attributes);
  }

  #siteName(): string {
    return String(this.values.get('siteName'));
  }
}
