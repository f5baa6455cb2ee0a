import { useCallback, useState } from 'react';
import { placesAbove, type Tree, type TreeFilter } from '../../domain/tree';

export interface Folds {
  isUnfolded(place: number): boolean;
  /** Toggles a node. */
  turn(place: number): void;
  /** Forgets the toggles made among hits, when the hits change. */
  forget(): void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Unfolded nodes. Initially a lone root and the ancestors of selected nodes, during a search the ancestors of hits; the
 * user's toggles apply on top. Stored by number, as places differ between data. `beginsUnfolded`: all are unfolded
 * initially.
 */
export function useFolds(
  tree: Tree,
  filter: TreeFilter | undefined,
  chosen: readonly string[],
  beginsUnfolded = false,
): Folds {
  const [atFirst, setAtFirst] = useState<{ of: Tree; unfolded: ReadonlySet<string> }>();
  const [turned, setTurned] = useState(NONE);
  const [turnedHits, setTurnedHits] = useState(NONE);
  let unfolded = atFirst?.unfolded ?? NONE;
  if (atFirst?.of !== tree) {
    unfolded = beginsUnfolded ? allOf(tree) : unfoldedAtFirst(tree, chosen);
    setAtFirst({ of: tree, unfolded });
  }
  const isTurned = filter ? turnedHits : turned;
  const isUnfolded = useCallback(
    (place: number) => {
      const no = tree.items[place]?.node.no ?? '';
      const before = filter ? filter.isAboveHit(place) : unfolded.has(no);
      return before !== isTurned.has(no);
    },
    [tree, filter, unfolded, isTurned],
  );
  const setThese = filter ? setTurnedHits : setTurned;
  return {
    isUnfolded,
    turn(place) {
      const no = tree.items[place]?.node.no;
      if (no !== undefined) setThese((before) => turnedIn(before, no));
    },
    forget: () => setTurnedHits(NONE),
  };
}

const allOf = ({ items }: Tree): Set<string> => new Set(items.map(({ node }) => node.no));

function turnedIn(before: ReadonlySet<string>, no: string): Set<string> {
  const after = new Set(before);
  if (!after.delete(no)) after.add(no);
  return after;
}

function unfoldedAtFirst(tree: Tree, chosen: readonly string[]): Set<string> {
  const [root] = tree.items;
  const places = chosen.flatMap((no) => placesAbove(tree, tree.placeOf(no)));
  if (root?.end === tree.items.length) places.push(0);
  return new Set(places.map((place) => tree.items[place]?.node.no ?? ''));
}
