export interface TreeNode {
  /** Unique in a tree; of duplicates only the first is used. */
  no: string;
  name: string;
  /** '' or unknown: a root. */
  parentNo: string;
}

/** A node with its position; places are indexes into the items of the tree. */
export interface TreeItem {
  node: TreeNode;
  /** Place of the parent; -1: a root. */
  above: number;
  /** Place after the last descendant. */
  end: number;
  /** 1: a root. */
  level: number;
}

export interface Tree {
  /** Items in depth-first order; siblings in the order of the data. */
  items: readonly TreeItem[];
  /** Returns the place of a number; -1 for an unknown one. */
  placeOf(no: string): number;
}

const NOWHERE = -1;

/**
 * Builds the tree of nodes, even with invalid parents: in a circle, the node that closes it becomes a root. `isTree`
 * false: all are roots.
 */
export function buildTree(nodes: readonly TreeNode[], isTree = true): Tree {
  const known = new Map<string, number>();
  const single: TreeNode[] = [];
  for (const node of nodes) {
    if (known.has(node.no)) continue;
    known.set(node.no, single.length);
    single.push(node);
  }
  const above = new Int32Array(single.length).fill(NOWHERE);
  if (isTree) {
    for (let at = 0; at < above.length; at += 1) above[at] = known.get(single[at]?.parentNo ?? '') ?? NOWHERE;
    cutCircles(above);
  }
  const { items, places } = laidOut(single, above);
  return { items, placeOf: (no) => places[known.get(no) ?? NOWHERE] ?? NOWHERE };
}

/** Removes the parent of one node in every circle. */
function cutCircles(above: Int32Array): void {
  /** Number of the walk that visited the node first; 0: none. */
  const walks = new Int32Array(above.length);
  for (let start = 0; start < above.length; start += 1) {
    const walk = start + 1;
    for (let at = start; at !== NOWHERE && walks[at] === 0; at = above[at] ?? NOWHERE) {
      walks[at] = walk;
      const next = above[at] ?? NOWHERE;
      if (walks[next] === walk) above[at] = NOWHERE;
    }
  }
}

function laidOut(nodes: readonly TreeNode[], above: Int32Array): { items: TreeItem[]; places: Int32Array } {
  const firstBelow = new Int32Array(nodes.length).fill(NOWHERE);
  const nextBeside = new Int32Array(nodes.length).fill(NOWHERE);
  let firstRoot = NOWHERE;
  // Backwards, because each node is linked before its later siblings.
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const parent = above[at] ?? NOWHERE;
    nextBeside[at] = parent === NOWHERE ? firstRoot : (firstBelow[parent] ?? NOWHERE);
    if (parent === NOWHERE) firstRoot = at;
    else firstBelow[parent] = at;
  }
  const items: TreeItem[] = [];
  const places = new Int32Array(nodes.length);
  /** Places of the open ancestors of the next node. */
  const around: number[] = [];
  // Iterates instead of recursing, because a tree may be as deep as its number of nodes.
  for (let at = firstRoot; at !== NOWHERE;) {
    const node = nodes[at];
    if (!node) break;
    const place = items.length;
    items.push({ node, above: around.at(-1) ?? NOWHERE, end: place + 1, level: around.length + 1 });
    places[at] = place;
    let next = firstBelow[at] ?? NOWHERE;
    if (next !== NOWHERE) around.push(place);
    else next = nextBeside[at] ?? NOWHERE;
    let from = at;
    while (next === NOWHERE && around.length > 0) {
      const closed = items[around.pop() ?? NOWHERE];
      if (closed) closed.end = items.length;
      from = above[from] ?? NOWHERE;
      next = nextBeside[from] ?? NOWHERE;
    }
    at = next;
  }
  return { items, places };
}

/** Returns the sum of each place including its descendants. */
export function sumsBelow({ items }: Tree, of: (place: number) => number): readonly number[] {
  const sums = items.map((_, place) => of(place));
  // Backwards, so that each sum is complete before it is added to the parent's.
  for (let place = items.length - 1; place >= 0; place -= 1) {
    const above = items[place]?.above ?? NOWHERE;
    if (above !== NOWHERE) sums[above] = (sums[above] ?? 0) + (sums[place] ?? 0);
  }
  return sums;
}

export interface TreeRow {
  place: number;
  /** Position among its visible siblings, from 1, and their number. */
  position: number;
  siblings: number;
  /** undefined when it has no visible descendants. */
  unfolded: boolean | undefined;
}

/** Returns the visible rows, without descendants of folded ones. */
export function visibleRows(
  { items }: Tree,
  isUnfolded: (place: number) => boolean,
  isShown?: (place: number) => boolean,
): TreeRow[] {
  const rows: TreeRow[] = [];
  /** Number of visible children of each place; that of roots is at the end. */
  const counts = new Int32Array(items.length + 1);
  const parentOf = (place: number) => {
    const above = items[place]?.above ?? NOWHERE;
    return above === NOWHERE ? items.length : above;
  };
  for (let place = 0; place < items.length;) {
    const end = items[place]?.end ?? items.length;
    if (isShown && !isShown(place)) {
      // All ancestors of a shown node are shown, so its descendants can be skipped.
      place = end;
      continue;
    }
    const parent = parentOf(place);
    const position = (counts[parent] ?? 0) + 1;
    counts[parent] = position;
    const unfolded = hasBelow(place, end, items, isShown) ? isUnfolded(place) : undefined;
    rows.push({ place, position, siblings: 0, unfolded });
    place = unfolded ? place + 1 : end;
  }
  for (const row of rows) row.siblings = counts[parentOf(row.place)] ?? 0;
  return rows;
}

function hasBelow(
  place: number,
  end: number,
  items: Tree['items'],
  isShown: ((place: number) => boolean) | undefined,
): boolean {
  if (!isShown) return end > place + 1;
  for (let below = place + 1; below < end; below = items[below]?.end ?? end) if (isShown(below)) return true;
  return false;
}

export interface TreeFilter {
  /** Number of hits. */
  hits: number;
  isHit(place: number): boolean;
  /** True when a descendant is a hit; the node is then unfolded. */
  isAboveHit(place: number): boolean;
  /**
   * True for hits and their ancestors, and for all descendants of a hit without further hits below it, which users can
   * unfold.
   */
  isShown(place: number): boolean;
}

const HIT = 1;
const ABOVE_HIT = 2;
const BELOW_HIT = 4;

/** Returns the part of a tree that a search for hits shows. */
export function filterTree({ items }: Tree, isHit: (place: number) => boolean): TreeFilter {
  const marks = new Uint8Array(items.length);
  const mark = (place: number) => marks[place] ?? 0;
  const aboveOf = (place: number) => items[place]?.above ?? NOWHERE;
  let hits = 0;
  for (let place = 0; place < items.length; place += 1) {
    if (!isHit(place)) continue;
    hits += 1;
    marks[place] = mark(place) | HIT;
    for (let above = aboveOf(place); above !== NOWHERE && (mark(above) & ABOVE_HIT) === 0;) {
      marks[above] = mark(above) | ABOVE_HIT;
      above = aboveOf(above);
    }
  }
  for (let place = 0; place < items.length; place += 1) {
    const around = mark(aboveOf(place));
    const isLastHit = (around & HIT) !== 0 && (around & ABOVE_HIT) === 0;
    if (isLastHit || (around & BELOW_HIT) !== 0) marks[place] = mark(place) | BELOW_HIT;
  }
  return {
    hits,
    isHit: (place) => (mark(place) & HIT) !== 0,
    isAboveHit: (place) => (mark(place) & ABOVE_HIT) !== 0,
    isShown: (place) => mark(place) !== 0,
  };
}

/** `partly`: a descendant is chosen. `with-above`: an ancestor is chosen, and therefore the node too. */
export type ChosenState = 'no' | 'partly' | 'chosen' | 'with-above';

const STATES: readonly ChosenState[] = ['no', 'partly', 'chosen', 'with-above'];

/** Returns the state of each place for the chosen numbers: a chosen node includes its descendants. */
export function chosenStates(tree: Tree, chosen: readonly string[]): (place: number) => ChosenState {
  const states = new Uint8Array(tree.items.length);
  const places = chosen.map((no) => tree.placeOf(no)).sort((a, b) => a - b);
  let coveredTo = 0;
  for (const place of places) {
    const item = tree.items[place];
    if (!item || place < coveredTo) continue;
    coveredTo = item.end;
    states.fill(STATES.indexOf('with-above'), place + 1, coveredTo);
    states[place] = STATES.indexOf('chosen');
    for (let { above } = item; above !== NOWHERE && states[above] === 0;) {
      states[above] = STATES.indexOf('partly');
      above = tree.items[above]?.above ?? NOWHERE;
    }
  }
  return (place) => STATES[states[place] ?? 0] ?? 'no';
}

/**
 * Returns the chosen numbers after toggling the node at a place. Its chosen descendants become redundant and are
 * removed; a node that is chosen with an ancestor stays unchanged.
 */
export function toggleNode(tree: Tree, chosen: readonly string[], place: number): string[] {
  const item = tree.items[place];
  const state = chosenStates(tree, chosen)(place);
  if (!item || state === 'with-above') return [...chosen];
  const others = chosen.filter((no) => {
    const at = tree.placeOf(no);
    return at < place || at >= item.end;
  });
  return state === 'chosen' ? others : [...others, item.node.no];
}

/** Places of the ancestors, the root first. */
export function placesAbove({ items }: Tree, place: number): number[] {
  const places: number[] = [];
  for (let above = items[place]?.above ?? NOWHERE; above !== NOWHERE; above = items[above]?.above ?? NOWHERE)
    places.push(above);
  return places.toReversed();
}
