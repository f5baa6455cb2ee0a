import { html, nothing, type TemplateResult } from 'lit';
import { breadcrumb, titleOf } from './breadcrumb';
import { header, type Header } from './header';
import { ICONS } from './icons';
import type { MenuTree } from './menu-tree';
import { activeTrail, fourthLevel, sidebar } from './menus';
import type { Route } from '../routing/route';

/** The page shell (specification 2.10) around a page. */
export interface Framed extends Header {
  route: Route;
  content: unknown;
  /** The content says what it is itself. */
  isMessage: boolean;
  isSidebarCollapsed: boolean;
  /** The drawer's menus while it is open. */
  drawerTree: MenuTree | undefined;
  /** Address of the settlement platform, on the pages of settlement. */
  settlement: string | undefined;
  collapseSidebar(isCollapsed: boolean): void;
  closeDrawer(): void;
  skip(): void;
}

export function framed(model: Framed): TemplateResult {
  const { menus, route, content, isMessage } = model;
  const trail = activeTrail(menus);
  return html`
    <button type="button" class="skip tp-button" @click=${model.skip}>跳到正文</button>
    ${header(model)}
    <div class="body">
      ${sidebar(menus, model.isSidebarCollapsed, collapseButton(model))}
      <main class="page" part="page" tabindex="-1">
        ${breadcrumb(route, trail)}
        ${
          isMessage
            ? nothing
            : html`<div class="title-row">
                <h1 class="title">${titleOf(route, trail)}</h1>
                ${model.settlement ? settlementLink(model.settlement) : nothing}
              </div>`
        }
        ${fourthLevel(menus)} ${content}
      </main>
    </div>
    ${model.drawerTree ? drawer(model, model.drawerTree) : nothing}
  `;
}

function collapseButton({ isSidebarCollapsed, collapseSidebar }: Framed): TemplateResult {
  return html`<button
    type="button"
    class="tp-button text icon-only collapse"
    aria-expanded=${!isSidebarCollapsed}
    aria-controls="sidebar-menu"
    @click=${() => collapseSidebar(!isSidebarCollapsed)}
  >
    ${isSidebarCollapsed ? ICONS.expand : ICONS.collapse}<span class="tp-visually-hidden"
      >${isSidebarCollapsed ? '展开侧边栏' : '折叠侧边栏'}</span
    >
  </button>`;
}

function drawer({ menus, siteName, closeDrawer }: Framed, tree: MenuTree): TemplateResult {
  return html`<dialog class="drawer" data-modal aria-label="菜单" @close=${closeDrawer}>
    <div class="drawer-head">
      <span class="drawer-name">${siteName}</span>
      <form method="dialog">
        <button class="tp-button text icon-only">
          ${ICONS.close}<span class="tp-visually-hidden">关闭菜单</span>
        </button>
      </form>
    </div>
    ${tree.render(menus)}
  </dialog>`;
}

const settlementLink = (address: string): TemplateResult =>
  html`<a class="tp-button" href=${address} target="_blank" rel="noopener noreferrer">结算平台</a>`;
