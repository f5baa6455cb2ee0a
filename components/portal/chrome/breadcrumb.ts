import { html, nothing } from 'lit';
import type { MenuNode } from '../../../src/domain/portal/menu';
import { pagePath } from '../../../src/domain/portal/pages';
import type { Route } from '../routing/route';
import type { PortalTexts } from '../texts';

/**
 * Title of a page, the same in menu, breadcrumb, heading and document. Taken from the menu that leads to it, then the
 * route table, then the menu above it, then the page tree.
 */
export function titleOf({ page, path, title }: Route, trail: readonly MenuNode[], t: PortalTexts): string {
  const menu = trail.at(-1);
  if (menu && pagePath(menu.ModuleURL) === path) return t.name(menu.ModuleName);
  return t.name(page?.title ?? menu?.ModuleName ?? title ?? path);
}

/** Names above the page, from the active menus or else the route table. */
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
