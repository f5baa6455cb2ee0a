import type { TreeItem, TreeRow } from '../../domain/tree';

/** Number of rows for Page Up and Page Down. */
const PAGE = 10;

/** Effect of a key in a tree: it moves to another row, or folds or unfolds the active one. */
export type TreeMove = { to: number } | { turn: number } | undefined;

/** Returns the effect of a key. `active`: index of a row. At either end the active row stays. */
export function treeKeyAction(
  tree: { items: readonly Pick<TreeItem, 'above'>[] },
  rows: readonly Pick<TreeRow, 'place' | 'unfolded'>[],
  active: number,
  key: string,
): TreeMove {
  const row = rows[active];
  if (!row) return undefined;
  const to = (index: number): TreeMove => ({ to: Math.max(0, Math.min(index, rows.length - 1)) });
  switch (key) {
    case 'ArrowDown':
      return to(active + 1);
    case 'ArrowUp':
      return to(active - 1);
    case 'PageDown':
      return to(active + PAGE);
    case 'PageUp':
      return to(active - PAGE);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows.length - 1);
    case 'ArrowRight':
      if (row.unfolded === undefined) return to(active);
      return row.unfolded ? to(active + 1) : { turn: row.place };
    case 'ArrowLeft': {
      if (row.unfolded) return { turn: row.place };
      const above = tree.items[row.place]?.above;
      const index = rows.findIndex(({ place }) => place === above);
      return to(index < 0 ? active : index);
    }
    default:
      return undefined;
  }
}
