import { html, nothing } from 'lit';
import type { MenuNode } from '../../../src/domain/portal/menu';
import type { Route } from '../routing/route';

/** Name of a page: the route table's, else that of its menu, else the page tree's. */
export const titleOf = ({ page, path, title }: Route, trail: readonly MenuNode[]): string =>
  page?.title ?? trail.at(-1)?.ModuleName ?? title ?? path;

/** The names above the page: of the active menus, else of the route table. */
function trailOf(route: Route, trail: readonly MenuNode[]): string[] {
  const title = titleOf(route, trail);
  const names = trail.length > 0 ? trail.map(({ ModuleName }) => ModuleName) : [...(route.page?.trail ?? [])];
  return names.at(-1) === title ? names : [...names, title];
}

export function breadcrumb(route: Route, trail: readonly MenuNode[]): unknown {
  const names = trailOf(route, trail);
  if (names.length < 2) return nothing;
  return html`<nav class="breadcrumb" aria-label="当前位置">
    <ol>
      ${names.map((name, i) => html`<li aria-current=${i === names.length - 1 ? 'page' : nothing}>${name}</li>`)}
    </ol>
  </nav>`;
}
