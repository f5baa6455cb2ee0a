import { html, nothing, type TemplateResult } from 'lit';
import { breadcrumb, titleOf } from './breadcrumb';
import { header, type Header } from './header';
import { ICONS } from './icons';
import { activeTrail, fourthLevel } from '../menus/menus';
import type { OwnPages } from '../own-pages/own-pages';
import type { Sidebar } from '../menus/sidebar';
import type { Route } from '../routing/route';
import type { PortalTexts } from '../texts';

/** Model of the page shell (specification 2.10) around a page. */
export interface PageFrame extends Header {
  route: Route;
  content: unknown;
  /** True when the content has its own heading. */
  isMessage: boolean;
  sidebar: Sidebar;
  isSidebarCollapsed: boolean;
  /** Pinned and recent pages; undefined until their code is loaded. */
  ownPages: OwnPages | undefined;
  /** The drawer with all menus, on narrow screens. */
  drawer: unknown;
  /** Address of the settlement platform, on the pages of settlement. */
  settlement: string | undefined;
  collapseSidebar(isCollapsed: boolean): void;
  skip(): void;
}

export function pageFrame(model: PageFrame): TemplateResult {
  const { menus, route, content, isMessage } = model;
  const trail = activeTrail(menus);
  return html`
    <button type="button" class="skip tp-button" @click=${model.skip}>${menus.t.skip}</button>
    ${header(model)}
    ${model.user.isViewOnly ? html`<p class="view-only" role="status">${menus.t.viewOnly}</p>` : nothing}
    ${model.user.sandbox ? html`<p class="view-only" role="status">${menus.t.sandbox}</p>` : nothing}
    <div class="body">
      ${model.sidebar.render(menus, model.isSidebarCollapsed, model.ownPages?.groups(menus) ?? nothing, collapseButton(model))}
      <main class="page" part="page" tabindex="-1">
        ${breadcrumb(route, trail, menus.t)}
        ${
          isMessage
            ? nothing
            : html`<div class="title-row">
                <h1 class="title">${titleOf(route, trail, menus.t)}</h1>
                ${model.ownPages?.pin(route.path) ?? nothing}
                ${model.settlement ? settlementLink(model.settlement, menus.t) : nothing}
              </div>`
        }
        ${fourthLevel(menus)} ${content}
      </main>
    </div>
    ${model.drawer}
  `;
}

function collapseButton({ isSidebarCollapsed, collapseSidebar, menus: { t } }: PageFrame): TemplateResult {
  return html`<button
    type="button"
    class="tp-button text icon-only collapse"
    aria-expanded=${!isSidebarCollapsed}
    aria-controls="sidebar-menu"
    @click=${() => collapseSidebar(!isSidebarCollapsed)}
  >
    ${isSidebarCollapsed ? ICONS.expand : ICONS.collapse}<span class="tp-visually-hidden"
      >${isSidebarCollapsed ? t.expand : t.collapse}</span
    >
  </button>`;
}

const settlementLink = (address: string, t: PortalTexts): TemplateResult =>
  html`<a class="tp-button" href=${address} target="_blank" rel="noopener noreferrer">${t.settlement}</a>`;
