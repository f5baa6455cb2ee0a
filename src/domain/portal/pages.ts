import type { PermissionNode } from '../../contract/permission/permission';
import type { OBJECT } from '../../contract/permission/objects';

/** `objectType` of a page; actions have 2. */
export const PAGE = 1;

/** A literal, checked by its type, because importing the constant would add the contract's schemas to every bundle. */
const PC_LOGIN_DISABLED = 'YHWZ-YMQX-PCDLXZ' satisfies (typeof OBJECT)['pcLoginDisabled'];

export interface PermittedPages {
  /** Paths of the pages held, as `pagePath` writes them, each once, in the tree's order. */
  urls: string[];
  /** `objectNo` of the actions held, each once, in the tree's order. */
  operations: string[];
}

/**
 * Returns the pages and actions that a permission tree grants (specification 6). Pages without an address are left out.
 */
export function permittedPages(tree: readonly PermissionNode[]): PermittedPages {
  const urls = new Set<string>();
  const operations = new Set<string>();
  for (const node of nodesOf(tree)) {
    if (node.objectType !== PAGE) operations.add(node.objectNo);
    else if (node.url.trim() !== '') urls.add(pagePath(node.url));
  }
  return { urls: [...urls], operations: [...operations] };
}

/** True when the tree contains this object, at any depth. */
export function containsObject(tree: readonly PermissionNode[], objectNo: string): boolean {
  for (const node of nodesOf(tree)) if (node.objectNo === objectNo) return true;
  return false;
}

/** True when login from a PC is disabled for the holder of this tree (specification 6, YHWZ-YMQX-PCDLXZ). */
export function isPcLoginDisabled(tree: readonly PermissionNode[]): boolean {
  return containsObject(tree, PC_LOGIN_DISABLED);
}

/**
 * Normalises the address of a page for the router: one leading slash, none at the end, no query or fragment. The
 * server's addresses vary in form: `Home/index`, `//Home/index/`, `#/Home/index?tab=1`.
 */
export function pagePath(url: string): string {
  const [path = ''] = url
    .trim()
    .replace(/^[/#]+/, '')
    .split(/[?#]/);
  return `/${path.replace(/\/+$/, '')}`;
}

/** Yields every node, parents before their children. */
export function* nodesOf<N extends { childObjectInfoBos: readonly N[] }>(tree: readonly N[]): Generator<N> {
  for (const node of tree) {
    yield node;
    yield* nodesOf(node.childObjectInfoBos);
  }
}
