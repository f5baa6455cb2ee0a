import type { MenuItem, PermissionNode } from '../../contract/permission/permission';
import { nodesOf, PAGE, pagePath } from './pages';

export type MenuLevel = 1 | 2 | 3 | 4;

export interface MenuNode extends MenuItem {
  level: MenuLevel;
  children: MenuNode[];
}

/** `ParentID` of a first-level menu. */
const ROOT_PARENTS: ReadonlySet<string> = new Set(['', '0']);
/** Prefix of the module ids of settlement (specification 9). */
const SETTLEMENT_PREFIX = '03';

/**
 * Builds the four-level menu tree from the flat list (specification 3). Roots have the ParentID '' or '0'.
 * Siblings keep the order of the list. Left out: items below level 4, items whose parent is not in the list,
 * items in a cycle, and every later item with a ModuleID already seen. Linear in the number of items.
 */
export function buildMenuTree(items: readonly MenuItem[]): MenuNode[] {
  const seen = new Set<string>();
  const tree: MenuNode[] = [];
  const itemsByParent = new Map<string, MenuItem[]>();
  for (const item of items) {
    if (seen.has(item.ModuleID)) continue;
    seen.add(item.ModuleID);
    const siblings = itemsByParent.get(item.ParentID);
    if (ROOT_PARENTS.has(item.ParentID)) tree.push({ ...item, level: 1, children: [] });
    else if (siblings === undefined) itemsByParent.set(item.ParentID, [item]);
    else siblings.push(item);
  }
  let parents = tree;
  for (const level of [2, 3, 4] as const) {
    for (const parent of parents) {
      const children = itemsByParent.get(parent.ModuleID) ?? [];
      parent.children = children.map((item) => ({ ...item, level, children: [] }));
    }
    parents = parents.flatMap(({ children }) => children);
  }
  return tree;
}

/** True for a menu of settlement, the module with the settlement platform button (specification 2.10 and 9). */
export function isSettlementMenu(moduleId: string): boolean {
  return moduleId.startsWith(SETTLEMENT_PREFIX);
}

/**
 * Returns the menus active on a path, from level 1 down (specification 2.9 step 7); empty if none is. The menu with
 * exactly this address, else the one whose address is the longest prefix that ends before a `/`, so that /staff/edit is
 * active on /staff/edit/7. Query, fragment and a last slash are ignored. Of menus with the same address the deepest is
 * active, then the first: a group often has the address of its first page.
 */
export function activeMenuPath(tree: readonly MenuNode[], path: string): MenuNode[] {
  const target = pagePath(path);
  let active: { trail: MenuNode[]; length: number } = { trail: [], length: 0 };
  for (const { node, trail } of trails(tree, [])) {
    const length = matchLength(node.ModuleURL, target);
    if (length === 0 || length < active.length) continue;
    if (length > active.length || trail.length > active.trail.length) active = { trail, length };
  }
  return active.trail;
}

/** Position among the menus of a page without a menu of its own. */
export interface MenuPlace {
  /** Path of the list that leads to it. */
  list: string | undefined;
  /** Number of its permission object, two digits per level: it begins with the ids of the menus above it. */
  number: string;
}

/**
 * Returns the menus active on a page: on its path, else on its list's, else those above its number; empty if none is.
 */
export function menusAround(
  tree: readonly MenuNode[],
  path: string,
  place: MenuPlace | undefined,
): MenuNode[] {
  for (const candidate of [path, place?.list]) {
    const trail = candidate === undefined ? [] : activeMenuPath(tree, candidate);
    if (trail.length > 0) return trail;
  }
  return place === undefined ? [] : menusAbove(tree, place.number);
}

function menusAbove(tree: readonly MenuNode[], number: string): MenuNode[] {
  let above: MenuNode[] = [];
  for (const { node, trail } of trails(tree, [])) {
    const { ModuleID } = node;
    const isAbove = ModuleID.length < number.length && number.startsWith(ModuleID);
    if (isAbove && trail.length > above.length) above = trail;
  }
  return above;
}

/** Returns the length of the path that a menu's address covers; 0 if it does not lead there. */
function matchLength(moduleUrl: string, target: string): number {
  if (moduleUrl.trim() === '') return 0;
  const address = pagePath(moduleUrl);
  return target === address || target.startsWith(`${address}/`) ? address.length : 0;
}

function* trails(
  nodes: readonly MenuNode[],
  ancestors: readonly MenuNode[],
): Generator<{ node: MenuNode; trail: MenuNode[] }> {
  for (const node of nodes) {
    const trail = [...ancestors, node];
    yield { node, trail };
    yield* trails(node.children, trail);
  }
}

/**
 * Converts the page permission tree into a flat list of menus, parents first: the pages (objectType 1), with the third
 * segment of `objectNo` and `parentNo` as ModuleID and ParentID (specification 3). The root node (YHWZ-YMQX-0) and
 * objects without a third segment are no menus.
 */
export function menuItemsOf(tree: readonly PermissionNode[]): MenuItem[] {
  const items: MenuItem[] = [];
  for (const node of nodesOf(tree)) {
    const ModuleID = moduleIdOf(node.objectNo);
    if (node.objectType !== PAGE || ROOT_PARENTS.has(ModuleID)) continue;
    items.push({
      keyID: node.keyID,
      ModuleID,
      ModuleName: node.objectName,
      ParentID: moduleIdOf(node.parentNo),
      ModuleURL: node.url,
      IconURL: node.iconUrl,
    });
  }
  return items;
}

function moduleIdOf(objectNo: string): string {
  return objectNo.split('-')[2] ?? '';
}
