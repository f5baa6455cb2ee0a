import type { ChosenState, Tree } from '../tree';

/**
 * Distinguishes the nodes of a permission tree that are granted themselves, pages and actions, from those that only
 * contain these.
 */
export interface GrantKinds {
  isOwn(no: string): boolean;
  /** True when the current user may grant the node. */
  mayGrant(no: string): boolean;
}

/** Numbers of the granted kind at a place and below it. */
function ownFrom({ items }: Tree, place: number, { isOwn }: Pick<GrantKinds, 'isOwn'>): string[] {
  const end = items[place]?.end ?? place;
  return items
    .slice(place, end)
    .map(({ node }) => node.no)
    .filter(isOwn);
}

/** Returns for each place whether it is granted wholly, partly, or not at all. */
export function grantStates(
  tree: Tree,
  granted: ReadonlySet<string>,
  kinds: Pick<GrantKinds, 'isOwn'>,
): (place: number) => ChosenState {
  const { items } = tree;
  /** Numbers of granted nodes, and of all own ones, before each place. */
  const counts = new Int32Array(items.length + 1);
  const totals = new Int32Array(items.length + 1);
  items.forEach(({ node }, place) => {
    const isOwn = kinds.isOwn(node.no);
    totals[place + 1] = (totals[place] ?? 0) + Number(isOwn);
    counts[place + 1] = (counts[place] ?? 0) + Number(isOwn && granted.has(node.no));
  });
  const within = (sums: Int32Array, place: number) =>
    (sums[items[place]?.end ?? place] ?? 0) - (sums[place] ?? 0);
  return (place) => {
    const count = within(counts, place);
    if (count === 0) return 'no';
    return count === within(totals, place) ? 'chosen' : 'partly';
  };
}

/**
 * Returns the granted nodes after toggling a place: with all grantable descendants, or without any of them. An action
 * is granted and removed together with the page above it. undefined: nothing of it may be granted.
 */
export function toggledGrants(
  tree: Tree,
  granted: ReadonlySet<string>,
  place: number,
  kinds: GrantKinds,
): string[] | undefined {
  const here = ownFrom(tree, place, kinds);
  const above = ownAbove(tree, place, kinds);
  const isBarred = above.some((no) => !granted.has(no) && !kinds.mayGrant(no));
  const added = isBarred
    ? []
    : here.filter((no) => !granted.has(no) && mayComeWithPage(tree, no, granted, kinds));
  if (added.length > 0) return [...new Set([...granted, ...above, ...added])];
  const isGranted = here.some((no) => granted.has(no));
  return isGranted ? [...granted].filter((no) => !here.includes(no)) : undefined;
}

/** True when it may be granted, and so may its page, unless the page is granted already. */
function mayComeWithPage(tree: Tree, no: string, granted: ReadonlySet<string>, kinds: GrantKinds): boolean {
  return [no, ...ownAbove(tree, tree.placeOf(no), kinds)].every(
    (one) => granted.has(one) || kinds.mayGrant(one),
  );
}

function ownAbove({ items }: Tree, place: number, { isOwn }: Pick<GrantKinds, 'isOwn'>): string[] {
  const found: string[] = [];
  for (let at = items[place]?.above ?? -1; at >= 0; at = items[at]?.above ?? -1) {
    const no = items[at]?.node.no ?? '';
    if (isOwn(no)) found.push(no);
  }
  return found;
}

/** Returns the actions that are granted without the page above them, by the number of that page. */
export function withoutPage(
  granted: ReadonlySet<string>,
  pageOf: ReadonlyMap<string, string>,
): Map<string, string> {
  return new Map([...pageOf].filter(([no, page]) => granted.has(no) && !granted.has(page)));
}
