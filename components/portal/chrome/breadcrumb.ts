import { html, nothing } from 'lit';
import type { MenuNode } from '../../../src/domain/portal/menu';
import { pagePath } from '../../../src/domain/portal/pages';
import type { Route } from '../routing/route';
import type { PortalTexts } from '../texts';

/**
 * Name of a page, the same in menu, breadcrumb, heading and document: that of the menu that leads to it, else the route
 * table's, else that of the menu it is under, else the page tree's.
 */
export function titleOf({ page, path, title }: Route, trail: readonly MenuNode[], t: PortalTexts): string {
  const menu = trail.at(-1);
  if (menu && pagePath(menu.ModuleURL) === path) return t.name(menu.ModuleName);
  return t.name(page?.title ?? menu?.ModuleName ?? title ?? path);
}

/** The names above the page: of the active menus, else of the route table. */
function trailOf(route: Route, trail: readonly MenuNode[], t: PortalTexts): string[] {
  const title = titleOf(route, trail, t);
  const above = trail.length > 0 ? trail.map(({ ModuleName }) => ModuleName) : (route.page?.trail ?? []);
  const names = above.map(t.name);
  return names.at(-1) === title ? names : [...names, title];
}

export function breadcrumb(route: Route, trail: readonly MenuNode[], t: PortalTexts): unknown {
  const names = trailOf(route, trail, t);
  if (names.length < 2) return nothing;
  return html`<nav class="breadcrumb" aria-label=${t.position}>
    <ol>
      ${names.map((name, i) => html`<li aria-current=${i === names.length - 1 ? 'page' : nothing}>${name}</li>`)}
    </ol>
  </nav>`;
}
