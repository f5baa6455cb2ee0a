import { html, nothing, type TemplateResult } from 'lit';
import { activeMenuPath, type MenuNode } from '../../src/domain/menu';
import { pagePath } from '../../src/domain/pages';
import { SuiteProviderElement } from '../../src/element/provider-element';
import { ensureDefined } from '../../src/element/registry';
import { sheet } from '../../src/ui/sheet';
import baseCss from '../../src/ui/base.css?inline';
import tokensCss from '../../src/ui/tokens.css?inline';
import { takeAuthSign } from './auth-sign';
import { PageOutlet } from './page-outlet';
import portalCss from './portal.css?inline';
import { hashOf, ORDER_PAGE, PAGES, parseHash, type Route } from './route';
import { isRefusal, landing, loginHash, returnRoute, type Shell } from './shell';

/** The shell: who is signed in, what he may see, and the page he is on. React comes with the first page. */
export default class Portal extends SuiteProviderElement {
  #shell: Shell = { view: 'starting' };
  readonly #outlet = new PageOutlet();
  #leaveSession: (() => void) | undefined;
  /** Of the user the menus were read for. */
  #user: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#follow);
    this.addEventListener('tp-navigate', this.#navigate);
    this.addEventListener('tp-order-closed', this.#closeOrder);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#follow);
    this.removeEventListener('tp-navigate', this.#navigate);
    this.removeEventListener('tp-order-closed', this.#closeOrder);
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

  protected override runtimeChanged(): void {
    this.#leaveSession?.();
    const { runtime } = this;
    const { session } = runtime;
    runtime.toLogin = () => this.#toLogin('');
    this.#user = undefined;
    this.#leaveSession = session.store.subscribe(() => void this.#sessionChanged());
    void this.#start();
  }

  async #start(): Promise<void> {
    const { session } = this.runtime;
    const token = takeAuthSign(location, history);
    try {
      await (token === undefined ? session.start() : session.signIn(token));
    } catch {
      this.#show({ view: 'failed', message: '网络异常，请检查网络后重试' });
    }
  }

  async #sessionChanged(): Promise<void> {
    const state = this.runtime.session.store.getState();
    if (state.status === 'signedOut') {
      // a session that ended under a page is taken up again in place, so that nothing typed is lost
      if (this.#shell.view === 'page' && state.message !== '') return;
      this.#toLogin(state.message);
    }
    if (state.status !== 'signedIn') return;
    const user = `${state.enterprise.enterpriseNum}/${state.user.userNO}`;
    if (user === this.#user) return;
    this.#user = user;
    await this.#readPermitted();
  }

  async #readPermitted(): Promise<void> {
    this.#outlet.clear();
    const { runtime } = this;
    try {
      const { readPermitted } = await import('./calls');
      const answer = await readPermitted(runtime);
      if (runtime !== this.runtime) return;
      if (isRefusal(answer)) {
        this.#show({ view: 'refused', message: answer.refusal });
        return;
      }
      const asked = parseHash(location.hash);
      const wanted = this.#shell.view === 'login' ? this.#shell.returnTo : undefined;
      this.#land(landing(answer, wanted ?? returnRoute(asked) ?? asked));
    } catch (error) {
      this.#user = undefined;
      this.#show({ view: 'failed', message: error instanceof Error ? error.message : '系统异常' });
    }
  }

  /** Shows a page under its own address; the entry in the history stays the one the user made. */
  #land(shell: Shell): void {
    if (shell.view === 'page' && hashOf(parseHash(location.hash)) !== hashOf(shell.route)) {
      history.replaceState(history.state, '', hashOf(shell.route));
    }
    this.#show(shell);
  }

  #toLogin(message: string): void {
    const asked = parseHash(location.hash);
    const returnTo = returnRoute(asked) ?? (asked.path in PAGES ? asked : undefined);
    this.#user = undefined;
    this.#outlet.clear();
    if (returnTo) history.replaceState(history.state, '', loginHash(returnTo));
    this.#show({ view: 'login', message, returnTo });
    void ensureDefined('login', this.tagPrefix);
  }

  #show(shell: Shell): void {
    const before = this.#shell;
    this.#shell = shell;
    this.requestUpdate();
    if (shell.view !== 'page') return;
    const moved = before.view !== 'page' || before.route.path !== shell.route.path;
    if (moved) this.emit('tp-route', { path: shell.route.path });
    this.runtime.page = shell.route.path;
  }

  readonly #follow = (): void => {
    const shell = this.#shell;
    if (shell.view !== 'page' && shell.view !== 'forbidden') return;
    const next = landing(shell.permitted, parseHash(location.hash));
    if (shell.view === 'page' && next.view === 'page' && next.route.path !== shell.route.path) {
      this.runtime.cancelPending();
    }
    this.#land(next);
  };

  /** A widget wants to lead to an order: the shell has a page for it. */
  readonly #navigate = (event: Event): void => {
    const { orderNo } = (event as CustomEvent<{ orderNo: string }>).detail;
    event.preventDefault();
    location.hash = hashOf({ path: ORDER_PAGE, query: new Map([['orderNo', orderNo]]) });
  };

  readonly #closeOrder = (): void => {
    const { path, query } = parseHash(location.hash);
    if (query.has('orderNo')) location.hash = hashOf({ path, query: new Map() });
  };

  readonly #retry = (): void => {
    this.#show({ view: 'starting' });
    const signedIn = this.runtime.session.store.getState().status === 'signedIn';
    void (signedIn ? this.#readPermitted() : this.#start());
  };

  readonly #signOut = (): void => {
    location.hash = '#/';
    void this.runtime.session.signOut();
  };

  protected override renderContent(): TemplateResult {
    return html`<div class="tp-root" part="root">${this.#view()}</div>`;
  }

  #view(): unknown {
    const shell = this.#shell;
    switch (shell.view) {
      case 'starting':
        return html`<div class="tp-skeleton starting" role="status" aria-label="正在加载"></div>`;
      case 'login':
        return this.#login(shell.message);
      case 'refused':
        return this.#message(shell.message, '退出登录', this.#signOut);
      case 'failed':
        return this.#message(shell.message, '重试', this.#retry);
      default:
        return this.#frame(shell);
    }
  }

  #login(message: string): TemplateResult {
    return html`<main class="entry">
      <section class="entry-card" aria-label="登录">
        <h1>${this.#siteName()}</h1>
        ${message ? html`<p class="entry-message" role="status">${message}</p>` : nothing}
        ${this.#outlet.element(`${this.tagPrefix}-login`)}
      </section>
    </main>`;
  }

  #message(message: string, action: string, act: () => void): TemplateResult {
    return html`<main class="entry">
      <section class="entry-card" role="alert">
        <p>${message}</p>
        <button type="button" class="tp-button primary" @click=${act}>${action}</button>
      </section>
    </main>`;
  }

  #frame(shell: Extract<Shell, { view: 'page' | 'forbidden' }>): TemplateResult {
    const { permitted } = shell;
    const route: Route | undefined = shell.view === 'page' ? shell.route : undefined;
    const active = route ? activeMenuPath(permitted.menus, route.path) : [];
    const state = this.runtime.session.store.getState();
    const [first] = active;
    return html`
      <button type="button" class="skip tp-button" @click=${this.#skip}>跳到正文</button>
      <header class="header" part="header">
        <span class="site">${this.#siteName()}</span>
        <nav class="menu-1" aria-label="一级菜单">
          ${permitted.menus.map((menu) => this.#link(menu, active))}
        </nav>
        <span class="who">
          ${
            state.status === 'signedIn'
              ? html`<span class="enterprise">${state.enterprise.entShortName}</span>
                  <span>${state.enterprise.staffName}</span>`
              : nothing
          }
        </span>
        <button type="button" class="tp-button text" @click=${this.#signOut}>退出</button>
      </header>
      <div class="body">
        ${
          first && first.children.length > 0
            ? html`<nav class="sidebar" part="sidebar" aria-label="二级菜单">
                ${first.children.map((menu) => this.#branch(menu, active))}
              </nav>`
            : nothing
        }
        <main class="page" part="page" tabindex="-1">${route ? this.#page(route) : FORBIDDEN}</main>
      </div>
    `;
  }

  #branch(menu: MenuNode, active: readonly MenuNode[]): TemplateResult {
    if (menu.children.length === 0) return this.#link(menu, active);
    return html`<div class="branch" role="group" aria-label=${menu.ModuleName}>
      <span class="branch-name">${menu.ModuleName}</span>
      ${menu.children.map((child) => this.#link(child, active))}
    </div>`;
  }

  #link(menu: MenuNode, active: readonly MenuNode[]): TemplateResult {
    const isActive = active.some((other) => other.ModuleID === menu.ModuleID);
    return html`<a
      href=${hashOf({ path: firstPath(menu), query: new Map() })}
      aria-current=${isActive ? (menu.children.length > 0 ? 'true' : 'page') : nothing}
      >${menu.ModuleName}</a
    >`;
  }

  #page(route: Route): unknown {
    const page = PAGES[route.path];
    if (!page) return nothing;
    const attributes = Object.entries(page.fromQuery ?? {}).map(
      ([attribute, parameter]): [string, string | undefined] => [attribute, route.query.get(parameter)],
    );
    void ensureDefined(page.tag, this.tagPrefix).catch(() =>
      this.#show({ view: 'failed', message: '页面加载失败，请检查网络后重试' }),
    );
    return html`<h1 class="title">${page.title}</h1>
      ${this.#outlet.element(`${this.tagPrefix}-${page.tag}`, route.path, attributes)}`;
  }

  readonly #skip = (): void => {
    this.renderRoot.querySelector<HTMLElement>('main')?.focus();
  };

  #siteName(): string {
    return String(this.values.get('siteName'));
  }
}

const FORBIDDEN = html`<p class="forbidden" role="alert">无页面权限，请联系管理员添加</p>`;

/** A menu with submenus leads to the first page under it. */
function firstPath(menu: MenuNode): string {
  const own = pagePath(menu.ModuleURL);
  if (own in PAGES) return own;
  for (const child of menu.children) {
    const path = firstPath(child);
    if (path in PAGES) return path;
  }
  return own;
}
