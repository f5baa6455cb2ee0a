export interface TreeNode {
  /** Once in a tree; of several with the same the first is taken. */
  no: string;
  name: string;
  /** '' or unknown: a root. */
  parentNo: string;
}

/** A node in its place; places are indexes into the items of the tree. */
export interface TreeItem {
  node: TreeNode;
  /** Place of the one above; -1: a root. */
  above: number;
  /** Place behind the last one below. */
  end: number;
  /** 1: a root. */
  level: number;
}

export interface Tree {
  /** Each followed by those below it; siblings in the order of the data. */
  items: readonly TreeItem[];
  /** -1: there is none of this number. */
  placeOf(no: string): number;
}

const NOWHERE = -1;

/**
 * The tree that nodes make, whatever their parents say: of those that stand in a circle the one that closes it becomes
 * a root. `isTree` false: all are roots.
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

/** Takes the parent away from one node of every circle. */
function cutCircles(above: Int32Array): void {
  /** The walk up that came by first; 0: none. */
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
  // from the last: each comes before those beside it that are linked already
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const parent = above[at] ?? NOWHERE;
    nextBeside[at] = parent === NOWHERE ? firstRoot : (firstBelow[parent] ?? NOWHERE);
    if (parent === NOWHERE) firstRoot = at;
    else firstBelow[parent] = at;
  }
  const items: TreeItem[] = [];
  const places = new Int32Array(nodes.length);
  /** Places of those that are open around the next one. */
  const around: number[] = [];
  // no recursion: a tree may be as deep as it has nodes
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

/** A number of each place with those of all below it, by place. */
export function sumsBelow({ items }: Tree, of: (place: number) => number): readonly number[] {
  const sums = items.map((_, place) => of(place));
  // from the last: each is whole before it counts for the one above
  for (let place = items.length - 1; place >= 0; place -= 1) {
    const above = items[place]?.above ?? NOWHERE;
    if (above !== NOWHERE) sums[above] = (sums[above] ?? 0) + (sums[place] ?? 0);
  }
  return sums;
}

export interface TreeRow {
  place: number;
  /** Among its siblings that are shown, from 1, and how many those are. */
  position: number;
  siblings: number;
  /** undefined: nothing below it is shown in any case. */
  unfolded: boolean | undefined;
}

/** Rows of what can be seen: a folded one is not followed by those below it. */
export function visibleRows(
  { items }: Tree,
  isUnfolded: (place: number) => boolean,
  isShown?: (place: number) => boolean,
): TreeRow[] {
  const rows: TreeRow[] = [];
  /** How many are shown below each place; roots count at the end. */
  const counts = new Int32Array(items.length + 1);
  const parentOf = (place: number) => {
    const above = items[place]?.above ?? NOWHERE;
    return above === NOWHERE ? items.length : above;
  };
  for (let place = 0; place < items.length;) {
    const end = items[place]?.end ?? items.length;
    if (isShown && !isShown(place)) {
      // what is shown has all above it shown
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
  /** How many are hits themselves. */
  hits: number;
  isHit(place: number): boolean;
  /** Something below it is a hit: it is shown unfolded. */
  isAboveHit(place: number): boolean;
  /** Hits and all above them; below a hit that has no further ones all that there is, to be unfolded. */
  isShown(place: number): boolean;
}

const HIT = 1;
const ABOVE_HIT = 2;
const BELOW_HIT = 4;

/** What of a tree is shown where only hits are asked for. */
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

/** `partly`: something below it is chosen. `with-above`: one above it is, and so it is as well. */
export type ChosenState = 'no' | 'partly' | 'chosen' | 'with-above';

const STATES: readonly ChosenState[] = ['no', 'partly', 'chosen', 'with-above'];

/** How each place stands to the chosen numbers: one is chosen with all below it. */
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
 * Chosen numbers once the one at a place is chosen or taken out. Those below it need not be named beside it; one that
 * is chosen with another above it stays.
 */
export function toggled(tree: Tree, chosen: readonly string[], place: number): string[] {
  const item = tree.items[place];
  const state = chosenStates(tree, chosen)(place);
  if (!item || state === 'with-above') return [...chosen];
  const others = chosen.filter((no) => {
    const at = tree.placeOf(no);
    return at < place || at >= item.end;
  });
  return state === 'chosen' ? others : [...others, item.node.no];
}

/** Places above one, from the root. */
export function placesAbove({ items }: Tree, place: number): number[] {
  const places: number[] = [];
  for (let above = items[place]?.above ?? NOWHERE; above !== NOWHERE; above = items[above]?.above ?? NOWHERE)
    places.push(above);
  return places.toReversed();
}
