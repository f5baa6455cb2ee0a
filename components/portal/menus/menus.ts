import { html, nothing, type TemplateResult } from 'lit';
import type { MenuNode } from '../../../src/domain/portal/menu';
import { pagePath } from '../../../src/domain/portal/pages';
import { addressAt } from '../routing/route';
import type { PortalTexts } from '../texts';

/** Menu tree and the `ModuleID`s of its active menus, level 1 first. */
export interface Menus {
  tree: readonly MenuNode[];
  active: readonly string[];
  t: PortalTexts;
}

/** Returns the active menus, level 1 first. */
export function activeTrail({ tree, active }: Pick<Menus, 'tree' | 'active'>): MenuNode[] {
  const trail: MenuNode[] = [];
  let level = tree;
  for (const id of active) {
    const node = level.find(({ ModuleID }) => ModuleID === id);
    if (!node) break;
    trail.push(node);
    level = node.children;
  }
  return trail;
}

export function firstLevel(menus: Menus): TemplateResult {
  return html`<nav class="menu-1" aria-label=${menus.t.level1}>
    ${menus.tree.map((menu) => link(menu, menus))}
  </nav>`;
}

/** Fourth level below the active third-level menu. */
export function fourthLevel(menus: Menus): unknown {
  const third = activeTrail(menus)[2];
  if (!third || third.children.length === 0) return nothing;
  return html`<nav class="menu-4" aria-label=${menus.t.level4}>
    ${third.children.map((menu) => link(menu, menus))}
  </nav>`;
}

/** A menu as a link to its page, or to the first page under it. */
export function link(menu: MenuNode, { active, t }: Menus): TemplateResult {
  const isActive = active.includes(menu.ModuleID);
  return html`<a
    href=${addressAt({ path: firstPath(menu), query: {} })}
    aria-current=${isActive ? (menu.children.length > 0 ? 'true' : 'page') : nothing}
    >${t.name(menu.ModuleName)}</a
  >`;
}

/** Path of a menu, or of the first page under it when it only groups others. */
function firstPath(menu: MenuNode): string {
  if (menu.ModuleURL.trim() !== '') return pagePath(menu.ModuleURL);
  const [child] = menu.children;
  return child ? firstPath(child) : '/';
}
