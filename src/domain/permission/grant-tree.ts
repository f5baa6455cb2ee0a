import type { ChosenState, Tree } from '../tree';

/**
 * Distinguishes the nodes of a permission tree that are granted themselves, pages and actions, from those that only
 * contain these.
 */
export interface GrantKinds {
  isOwn(no: string): boolean;
  /** True when the current user may grant the node. */
  mayGrant(no: string): boolean;
  /** Number of the right to read that comes with the node, '' for none. */
  readOf(no: string): string;
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
 * is granted and removed together with the page above it, and a right to read with all that needs it. undefined:
 * nothing of it may be granted.
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
  if (added.length > 0) {
    const all = [...above, ...added].filter((no) => !granted.has(no));
    return [...new Set([...granted, ...all, ...readsOf(all, kinds)])];
  }
  const removed = removedWith(tree, granted, place, kinds);
  return removed.size > 0 ? [...granted].filter((no) => !removed.has(no)) : undefined;
}

const readsOf = (nos: readonly string[], { readOf }: Pick<GrantKinds, 'readOf'>): string[] =>
  nos.map(readOf).filter((no) => no !== '');

/** Numbers that go with a place: those below it, except rights to read that other pages need, and all that needs them. */
function removedWith(
  tree: Tree,
  granted: ReadonlySet<string>,
  place: number,
  kinds: GrantKinds,
): ReadonlySet<string> {
  const here = ownFrom(tree, place, kinds).filter((no) => granted.has(no));
  const others = [...granted].filter((no) => !here.includes(no));
  const needed = new Set(readsOf(others, kinds));
  const own = tree.items[place]?.node.no;
  const removed = new Set(here.filter((no) => no === own || !needed.has(no)));
  const goes = (no: string) =>
    removed.has(kinds.readOf(no)) ||
    ownAbove(tree, tree.placeOf(no), kinds).some((above) => removed.has(above));
  for (let size = -1; size !== removed.size;) {
    size = removed.size;
    for (const no of others) if (!needed.has(no) && goes(no)) removed.add(no);
  }
  const left = [...granted].filter((no) => !removed.has(no));
  const stillNeeded = new Set(readsOf(left, kinds));
  const hasPage = (no: string) =>
    ownAbove(tree, tree.placeOf(no), kinds).every((above) => left.includes(above));
  for (const no of readsOf([...removed], kinds)) if (!stillNeeded.has(no) && !hasPage(no)) removed.add(no);
  return removed;
}

/** True when it may be granted, and so may its page, unless the page is granted already. */
function mayComeWithPage(tree: Tree, no: string, granted: ReadonlySet<string>, kinds: GrantKinds): boolean {
  const together = [no, ...ownAbove(tree, tree.placeOf(no), kinds)].filter((one) => !granted.has(one));
  return [...together, ...readsOf(together, kinds)].every((one) => granted.has(one) || kinds.mayGrant(one));
}

function ownAbove({ items }: Tree, place: number, { isOwn }: Pick<GrantKinds, 'isOwn'>): string[] {
  const found: string[] = [];
  for (let at = items[place]?.above ?? -1; at >= 0; at = items[at]?.above ?? -1) {
    const no = items[at]?.node.no ?? '';
    if (isOwn(no)) found.push(no);
  }
  return found;
}

/** Returns the rights that are granted without any of their pages, each with the first of these. */
export function withoutPage(
  granted: ReadonlySet<string>,
  pagesOf: ReadonlyMap<string, readonly string[]>,
): Map<string, string> {
  return new Map(
    [...pagesOf].flatMap(([no, pages]) =>
      granted.has(no) && !pages.some((page) => granted.has(page)) ? [[no, pages[0] ?? '']] : [],
    ),
  );
}
