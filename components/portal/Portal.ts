import { errorTexts } from '../../src/element/errors/texts';
import { hostTexts } from '../../src/element/host/texts';
import { isPartLost, loadChunk } from '../../src/element/runtime/chunk';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { isSettlementMenu } from '../../src/domain/portal/menu';
import type { Website } from '../../src/domain/portal/website';
import { ensureDefined, minHeightOf } from '../../src/element/definition/registry';
import type { Runtime } from '../../src/element/runtime/runtime';
import { showsDebugLinks } from '../../src/domain/portal/site-addresses';
import { newSiteOf, oldSiteOf } from '../../src/domain/portal/site-links';
import { holdPage } from '../../src/ui/overlay/hold-page';
import { sheet } from '../../src/ui/tokens/sheet';
import baseCss from '../../src/ui/tokens/base.css?inline';
import tokensCss from '../../src/ui/tokens/tokens.css?inline';
import { titleOf } from './chrome/breadcrumb';
import { cardPage, titled } from './chrome/card-page';
import { Chat } from './chrome/chat';
import type { Drawer } from './menus/drawer';
import { DropDowns } from './chrome/drop-down';
import { Sidebar } from './menus/sidebar';
import { hidesFloatElement, showsFloating } from './official-account/floating-rules';
import { LazyFollowButton } from './official-account/lazy-follow-button';
import { TranslatedShellElement } from './translated-shell-element';
import { pageFrame } from './chrome/page-frame';
import { pageElement, tagOf } from './routing/page-element';
import { firstPage, refusalOf } from './routing/start-page';
import { loginPage } from './chrome/login-page';
import type { OwnAvatar } from './avatar/own-avatar';
import type { NoticeBell } from './notices/notice-bell';
import type { OwnPages } from './own-pages/own-pages';
import { LazyMenuSearch } from './menus/lazy-menu-search';
import { activeTrail } from './menus/menus';
import { PageCode } from './routing/page-code';
import { focusMessage, messageOf, messagePage, withSignOutLink, type Message } from './chrome/message-page';
import { isBookingDenied, withBookingRight } from './routing/booking-right';
import type { UserPermissions } from './routing/user-permissions';
import headerCss from './chrome/header.css?inline';
import overlaysCss from './chrome/overlays.css?inline';
import portalCss from './chrome/portal.css?inline';
import { CHOOSE_ENTERPRISE } from './routing/paths';
import { hasPage, parseHash, type Route } from './routing/route';
import type { SignedIn } from './shell-element';
import { portalTexts, type PortalTexts } from './texts';
import { dressDocument, WebsiteCache, readWebsite } from './chrome/website';
import { isComposition } from '../../src/ui/field/text/composition';

/** The whole portal. React is loaded with the first page. */
export default class Portal extends TranslatedShellElement {
  readonly #code = new PageCode({
    outlet: this.outlet,
    notices: this.notices,
    texts: this.texts,
    wanted: () => (this.shell.view === 'route' ? tagOf(this.shell.route) : undefined),
    address: () => (this.shell.view === 'route' ? this.shell.route : { path: '/', query: {} }),
    replace: (target) => this.navigator.go(target, { replace: true }),
    changed: () => this.requestUpdate(),
  });
  #website: Website | undefined;
  #settlement: string | undefined;
  readonly #dropDowns = new DropDowns(this, (error) => this.#tell(error));
  #drawer: Drawer | undefined;
  #bell: NoticeBell | undefined;
  #avatar: OwnAvatar | undefined;
  readonly #sidebar = new Sidebar(() => this.requestUpdate());
  #isSidebarCollapsed = false;
  #ownPages: OwnPages | undefined;
  /** Set while a new page has been requested and is not shown yet. */
  #isFresh = false;
  readonly #following = new LazyFollowButton({
    texts: this.texts,
    root: () => this.renderRoot,
    changed: () => {
      this.requestUpdate();
      return this.updateComplete;
    },
  });
  readonly #chat = new Chat({
    outlet: this.outlet,
    tag: () => `${this.tagPrefix}-customer-service`,
    bring: async () => {
      const { runtime } = this;
      await ensureDefined('customer-service', this.tagPrefix);
      return runtime === this.runtime && this.isSignedIn;
    },
    changed: () => this.requestUpdate(),
    failed: (error) => this.#tell(error),
  });
  readonly #searching = new LazyMenuSearch({
    root: () => this.shadowRoot,
    menus: () => this.permitted?.menus,
    texts: this.texts,
    changed: () => this.requestUpdate(),
    failed: (error) => this.#tell(error),
  });

  override connectedCallback(): void {
    super.connectedCallback();
    // key events of the portal's own fields stop at the portal and do not reach `window`
    this.listen(this, 'keydown', this.#shortcut);
    this.listen(window, 'keydown', (event: KeyboardEvent) => {
      if (!event.composedPath().includes(this)) this.#shortcut(event);
    });
    this.listen(this, 'tp-signed-in', this.#signedIn);
    this.listen(this, 'tp-enterprise-kept', this.#enterpriseKept);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    if (root instanceof ShadowRoot) {
      root.adoptedStyleSheets = [tokensCss, baseCss, portalCss, headerCss, overlaysCss].map((css) =>
        sheet(document, css),
      );
    }
    return root;
  }

  protected override runtimeChanged(former: Runtime | undefined): void {
    super.runtimeChanged(former);
    this.#settlement = undefined;
    this.#ownPages?.leave();
    this.#ownPages = undefined;
    this.#chat.reset();
    void this.#readWebsite(this.runtime);
  }

  async #readWebsite(runtime: Runtime): Promise<void> {
    const cache = new WebsiteCache(runtime, this.storageKind);
    this.#website = cache.read() ?? this.#website;
    try {
      const website = await readWebsite(runtime, location.host);
      cache.keep(website);
      if (runtime === this.runtime) this.#set(() => (this.#website = website));
    } catch {
      // without the data the portal shows its plain name and stays usable
    }
  }

  protected override entered(runtime: Runtime, permitted: UserPermissions): void {
    if (refusalOf(permitted) !== undefined) return;
    const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1));
    // after the first page, which waits for none of these parts
    later(() => {
      this.notices.prepare();
      this.#dropDowns.prepare();
      void this.#bringDrawer().catch(() => undefined); // loaded again on opening
      void this.#chat.prepare().catch(() => undefined); // loaded again on opening
      void this.#afterFirstPage(runtime, permitted).catch(() => undefined); // these parts are optional
    });
  }

  async #afterFirstPage(runtime: Runtime, permitted: UserPermissions): Promise<void> {
    const [
      { runStartupPushes },
      { readSettlement },
      { attend },
      { NoticeBell },
      { OwnAvatar },
      { OwnPages },
    ] = await loadChunk(() =>
      Promise.all([
        import('../../src/element/runtime/startup-pushes'),
        import('./chrome/settlement'),
        import('../../src/element/deferred/attend'),
        import('./notices/notice-bell'),
        import('./avatar/own-avatar'),
        import('./own-pages/own-pages'),
      ]),
    );
    attend(this);
    this.#bell ??= new NoticeBell(this, Portal.declaration);
    this.#avatar ??= new OwnAvatar(this, Portal.declaration);
    this.requestUpdate();
    if (runtime !== this.runtime || !this.isSignedIn) return;
    this.#ownPages?.leave();
    this.#ownPages = new OwnPages({
      runtime,
      texts: this.texts,
      changed: () => this.requestUpdate(),
      show: this.notices.show,
    });
    if (this.shell.view === 'route') this.#ownPages.opened(this.shell.route.path);
    void runStartupPushes(runtime);
    if (!permitted.menus.some(({ ModuleID }) => isSettlementMenu(ModuleID))) return;
    const settlement = await readSettlement(runtime, this.addresses, permitted.brought).catch(
      () => undefined,
    );
    if (runtime === this.runtime) this.#set(() => (this.#settlement = settlement));
  }

  /** Shows the error of a failed user action. */
  readonly #tell = (error: unknown): void =>
    this.notices.show({ as: 'box', text: this.texts(errorTexts).of(error), delayMs: 0 });

  protected override routeChanged(route: Route): void {
    this.#drawer?.close();
    this.#following.close();
    if (this.#code.isMissing) this.#code.again();
    this.#isFresh = true;
    this.#ownPages?.opened(route.path);
    this.track('page-opened', { name: route.name });
    this.emit('tp-route', { path: route.path });
  }

  /** A third party has signed the user in; the shell decides where they continue. */
  readonly #signedIn = (event: CustomEvent<{ returnUrl?: string }>): void => {
    if (this.shell.view !== 'route' || this.shell.route.page?.tag !== 'authorize') return;
    event.preventDefault();
    const { returnUrl } = event.detail;
    this.goOn({ path: '/', query: returnUrl ? { returnUrl } : {} });
  };

  /** Continues to the requested page, as after a change; otherwise returns to the previous page. */
  readonly #enterpriseKept = (): void => {
    const { query } = parseHash(location.hash);
    const { previous, permitted } = this;
    const isBack = query['returnUrl'] === undefined && previous?.path !== CHOOSE_ENTERPRISE;
    if (isBack && previous && permitted && hasPage(previous.path, permitted.brought)) {
      // replaces the choice's entry, so that going back does not lead to it again
      this.navigator.go(previous, { replace: true });
    } else this.goOn({ path: '/', query });
  };

  readonly #goHome = (): void => {
    this.navigator.go(this.permitted ? firstPage(this.permitted) : { path: '/', query: {} });
  };

  readonly #shortcut = (event: KeyboardEvent): void => {
    if (isComposition(event)) return;
    if (event.key === 'Escape' && this.#following.close()) this.requestUpdate();
    this.#searching.pressed(event);
  };

  async #bringDrawer(): Promise<Drawer> {
    const { Drawer } = await loadChunk(() => import('./menus/drawer'));
    return (this.#drawer ??= new Drawer(() => this.requestUpdate()));
  }

  #openDrawer(): void {
    const open = (drawer: Drawer): void =>
      drawer.open({ tree: this.permitted?.menus ?? [], active: this.activeMenus });
    if (this.#drawer) open(this.#drawer);
    else void this.#bringDrawer().then(open).catch(this.#tell);
  }

  async #goBackToOld({ user }: SignedIn): Promise<void> {
    const { chooseOldVersion } = await loadChunk(() => import('./chrome/old-version'));
    const address = oldSiteOf(user, this.addresses);
    if (address === undefined) {
      await this.notices.ask({ text: this.#t.noOldSite });
      return;
    }
    await chooseOldVersion(this.runtime);
    location.assign(address);
  }

  readonly #act = (action: Message['actions'][number]): void => {
    if (action === 'home') this.#goHome();
    else if (action === 'sign-in') this.toLoginPage();
    else if (action === 'sign-out') void this.signOut();
    else if (action === 'chat') this.#chat.open();
    else this.retry();
  };

  readonly #say = (message: Message): TemplateResult => messagePage(message, this.#act, this.#t);

  #set(change: () => void): void {
    change();
    this.requestUpdate();
  }

  /** Opens newly rendered dialogs as modal ones. */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    for (const dialog of this.renderRoot.querySelectorAll<HTMLDialogElement>('dialog[data-modal]')) {
      if (dialog.open) continue;
      dialog.showModal();
      holdPage(dialog);
    }
    const { session, runtime, tagPrefix: prefix } = this;
    const isIn = session.status === 'signedIn';
    this.#avatar?.show(isIn ? { runtime, prefix, enterprise: session.enterprise } : undefined);
    if (this.#isFresh && this.shell.view === 'route') {
      this.#isFresh = false;
      focusMessage(this.renderRoot);
    }
    if (this.values.get('ownsDocument') && this.#website) this.#dress(this.#website);
  }

  #dress(website: Website): void {
    const { shell } = this;
    const isPage = shell.view === 'route' && shell.route.name !== 'index';
    dressDocument(document, website, {
      page: isPage ? titleOf(shell.route, this.#trail, this.#t) : '',
      locale: this.language?.locale ?? 'zh-CN',
    });
  }

  get #t(): PortalTexts {
    return this.texts(portalTexts);
  }

  get #trail() {
    return activeTrail({ tree: this.permitted?.menus ?? [], active: this.activeMenus });
  }

  protected override renderContent(): TemplateResult {
    return html`<div class="tp-root" part="root" lang=${this.language?.locale ?? nothing}>
      ${this.#view()} ${this.#searching.render() ?? nothing} ${this.notices.render()}
    </div>`;
  }

  #view(): unknown {
    const { shell, permitted, session } = this;
    if (shell.view === 'starting') {
      return html`<div class="tp-skeleton starting" role="status" aria-label=${this.#t.loading}></div>`;
    }
    if (shell.view === 'failed') {
      return cardPage(this.#say({ title: this.#t.notConnected, text: shell.message, actions: ['retry'] }));
    }
    const { route } = shell;
    if (route.name === 'index') {
      this.#code.need('login', this.tagPrefix, false);
      return loginPage({
        siteName: this.#siteName,
        website: this.#website,
        message: session.status === 'signedOut' ? this.texts(errorTexts).say(session.message) : '',
        t: this.#t,
        thirdParty: String(this.values.get('thirdParty')),
        returnUrl: route.query['returnUrl'],
        login: this.#code.isMissing
          ? this.#missing()
          : this.outlet.show(`${this.tagPrefix}-login`, '', [
              ['focus-first', ''],
              ['company-sign-on', ''],
              ...(this.signOnTicket === '' ? [] : [['sign-on-ticket', this.signOnTicket] as const]),
            ]),
      });
    }
    const message = messageOf(route, this.isSignedIn, this.#t, this.#isBookingDenied);
    const content = message ? this.#say(withSignOutLink(this.permitted, message)) : this.#page(route);
    const isAdmitted = [permitted, this.admitted].some((one) => one && refusalOf(one) === undefined);
    const hasFrame = permitted && isAdmitted && route.name !== 'chooseEnt';
    if (hasFrame && session.status === 'signedIn') {
      return this.#framed(route, content, message !== undefined, permitted, session);
    }
    if (message) return cardPage(content);
    if (route.name === 'chooseEnt' || route.page?.needsLogin === false) {
      const isChoice = route.name === 'chooseEnt' && this.permitted !== undefined;
      return cardPage(
        titled(
          titleOf(route, [], this.#t),
          content,
          isChoice ? { text: this.#t.back, go: this.#enterpriseKept } : undefined,
        ),
      );
    }
    // the page stays behind the message that the session is over, at its width
    if (session.status !== 'signedIn') return html`<main class="page" part="page">${content}</main>`;
    return cardPage(content);
  }

  #framed(
    route: Route,
    content: unknown,
    isMessage: boolean,
    permitted: UserPermissions,
    session: SignedIn,
  ): TemplateResult {
    const { user, enterprise } = session;
    const [first] = user.entAndTmcShortInfoList;
    const menus = { tree: permitted.menus, active: this.activeMenus, t: this.#t };
    const isSettlement = isSettlementMenu(this.#trail[2]?.ModuleID ?? '');
    return html`${pageFrame({
      siteName: this.#siteName,
      logo: this.#website?.logo,
      menus,
      user,
      enterprise,
      theme: this.values.get('theme') === 'inherit' ? (this.preferredTheme() ?? 'auto') : undefined,
      locale: this.choosesLanguage ? (this.language?.locale ?? 'zh-CN') : undefined,
      showsQuit: !permitted.quitHiddenFor.includes(first?.enterpriseNum ?? ''),
      showsDebug: showsDebugLinks(location.hostname),
      unread: this.#chat.unread,
      bell: this.#bell?.place(permitted, this.runtime, this.tagPrefix, this.language) ?? nothing,
      dropDowns: this.#dropDowns,
      route,
      content,
      isMessage,
      settlement: isSettlement ? this.#settlement : undefined,
      sidebar: this.#sidebar,
      isSidebarCollapsed: this.#isSidebarCollapsed,
      ownPages: this.#ownPages,
      drawer: this.#drawer?.render(
        menus,
        this.#siteName,
        this.#ownPages?.groups(menus) ?? nothing,
        this.texts,
      ),
      openDrawer: () => this.#openDrawer(),
      collapseSidebar: (isCollapsed) => this.#set(() => (this.#isSidebarCollapsed = isCollapsed)),
      openSearch: () => this.#searching.open(),
      openChat: () => this.#chat.open(),
      chooseTheme: (theme) => this.chooseTheme(theme),
      chooseLanguage: (locale) => this.chooseLanguage(locale),
      switchEnterprise: (enterpriseNum) => void this.switchEnterprise(enterpriseNum),
      go: (path) => this.navigator.go({ path, query: {} }),
      newSite: newSiteOf(user, this.addresses),
      goBackToOld: () => void this.#goBackToOld(session).catch(this.#tell),
      signOut: () => void this.signOut(),
      signOutEverywhere: () => void this.ending.signOutEverywhere().catch(this.#tell),
      skip: () => this.renderRoot.querySelector<HTMLElement>('main')?.focus(),
    })}
    ${this.#chat.render()} ${this.#floating(route, user.source)}`;
  }

  #floating(route: Route, source: number): unknown {
    const qrCode = String(this.values.get('officialAccountQr'));
    const isShown = showsFloating({
      isHiddenByAddress: hidesFloatElement(location.search, route.query),
      needsLogin: route.page?.needsLogin !== false,
      source,
    });
    return qrCode === '' || !isShown ? nothing : this.#following.render(qrCode);
  }

  /** A form that is open stays when the right is taken. */
  get #isBookingDenied(): boolean {
    return isBookingDenied(this.permitted) && isBookingDenied(this.admitted);
  }

  #page(route: Route): unknown {
    const { permitted } = this;
    const { tag, attributes } = withBookingRight(
      pageElement(route, permitted?.serverSite, location.search),
      this.#isBookingDenied,
    );
    if (tag === undefined) return nothing;
    const name = `${this.tagPrefix}-${tag}`;
    const outlet = this.outlet.show(name, route.path, attributes, {
      keepsFormer: this.#code.hasSettled && !customElements.get(name),
      minHeight: minHeightOf(tag),
    });
    this.#code.need(tag, this.tagPrefix, route.page?.needsLogin !== false);
    return this.#code.isMissing ? this.#missing() : outlet;
  }

  #missing(): TemplateResult {
    return messagePage(
      { title: this.#t.notLoaded, text: this.texts(hostTexts).part, actions: ['retry'] },
      // browsers do not request a module again after a failed preload
      () => (isPartLost() ? location.reload() : this.#code.again()),
      this.#t,
    );
  }

  get #siteName(): string {
    return String(this.values.get('siteName')) || this.#website?.websiteName || this.#t.portal;
  }
}
