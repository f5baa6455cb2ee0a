import type { CostObject } from '../../../../src/contract/cost-center/cost-objects';

/** Loaded children of a node. */
export interface Level {
  objects: readonly CostObject[];
  /** Total number of children, including those not loaded yet. */
  total: number;
  isPending: boolean;
  error: Error | null;
}

interface RowPlace {
  key: string;
  /** Depth, 1 for root nodes. */
  level: number;
  /** Index of the parent row; -1 for none. */
  above: number;
}

/** Row of the tree: an object, or the state of a level whose objects are missing. */
export type CostRow = RowPlace &
  (
    | {
        kind: 'object';
        object: CostObject;
        /** Position among its siblings, from 1, and their number. */
        position: number;
        siblings: number;
        /** undefined for a leaf. */
        unfolded: boolean | undefined;
      }
    | { kind: 'waiting'; parentNO: string }
    | { kind: 'failed'; parentNO: string; error: Error }
    | { kind: 'more'; parentNO: string; left: number }
  );

/** Visible rows in order; an expanded node is followed by its children. */
export function costRows(
  levelOf: (no: string) => Level | undefined,
  unfolded: ReadonlySet<string>,
): CostRow[] {
  const rows: CostRow[] = [];
  /** guards against cycles in the parents of the data */
  const path = new Set<string>();
  function add(parentNO: string, level: number, above: number): void {
    const found = levelOf(parentNO);
    if (!found || path.has(parentNO)) return;
    path.add(parentNO);
    const { objects, total, isPending, error } = found;
    const place = { level, above };
    objects.forEach((object, at) => {
      const isUnfolded = object.childCount > 0 ? unfolded.has(object.no) : undefined;
      rows.push({
        ...place,
        kind: 'object',
        key: object.no,
        object,
        position: at + 1,
        siblings: Math.max(total, objects.length),
        unfolded: isUnfolded,
      });
      if (isUnfolded) add(object.no, level + 1, rows.length - 1);
    });
    const key = `${parentNO} end`;
    if (error) rows.push({ ...place, kind: 'failed', key, parentNO, error });
    else if (isPending) rows.push({ ...place, kind: 'waiting', key, parentNO });
    else if (total > objects.length)
      rows.push({ ...place, kind: 'more', key, parentNO, left: total - objects.length });
    path.delete(parentNO);
  }
  add('', 1, -1);
  return rows;
}
