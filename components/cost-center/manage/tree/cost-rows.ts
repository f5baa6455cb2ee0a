import type { CostObject } from '../../../../src/contract/cost-center/cost-objects';

/** What belongs to one of them directly, as far as it is there. */
export interface Level {
  objects: readonly CostObject[];
  /** How many there are; those that are not there yet can be asked for. */
  total: number;
  isPending: boolean;
  error: Error | null;
}

interface RowPlace {
  key: string;
  /** 1: at the top. */
  level: number;
  /** Index of the row that it belongs to; -1: none. */
  above: number;
}

/** A row of the tree: one of them, or what is to be said of a level in the place of those that are not there. */
export type CostRow = RowPlace &
  (
    | {
        kind: 'object';
        object: CostObject;
        /** Among its siblings, from 1, and how many those are. */
        position: number;
        siblings: number;
        /** undefined: nothing belongs to it. */
        unfolded: boolean | undefined;
      }
    | { kind: 'waiting'; parentNO: string }
    | { kind: 'failed'; parentNO: string; error: Error }
    | { kind: 'more'; parentNO: string; left: number }
  );

/** Rows of what can be seen: one that is unfolded is followed by what belongs to it. */
export function costRows(
  levelOf: (no: string) => Level | undefined,
  unfolded: ReadonlySet<string>,
): CostRow[] {
  const rows: CostRow[] = [];
  /** Whatever parents the data name, none stands below itself. */
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
