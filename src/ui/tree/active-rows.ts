import type { KeyboardEvent, MouseEvent } from 'react';
import { moveInTree } from './tree-moves';

/** Rows that have the focus together, of which one is active. */
interface ActiveRows {
  items: Parameters<typeof moveInTree>[0]['items'];
  rows: Parameters<typeof moveInTree>[1];
  /** Its index. */
  active: number;
  moveTo(index: number): void;
  onPress(place: number): void;
  /** The row is folded or unfolded. */
  onTurn(place: number): void;
}

/** Enter and Space press the active row, arrows and their kin move or fold. */
export function takeRowKey(event: KeyboardEvent, tree: ActiveRows): void {
  const { rows, active, moveTo } = tree;
  if (event.key === 'Enter' || event.key === ' ') {
    const row = rows[active];
    if (row) tree.onPress(row.place);
  } else {
    const move = moveInTree(tree, rows, active, event.key);
    if (!move) return;
    moveTo('to' in move ? move.to : active);
    if ('turn' in move) tree.onTurn(move.turn);
  }
  event.preventDefault();
}

/** A click folds by the mark before a name, and presses by the rest of a row. */
export function takeRowClick({ target }: MouseEvent, { rows, moveTo, onPress, onTurn }: ActiveRows): void {
  const clicked = target as Element;
  const index = Number(clicked.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
  const row = rows[index];
  if (!row) return;
  moveTo(index);
  if (row.unfolded !== undefined && clicked.closest('[data-fold]')) onTurn(row.place);
  else onPress(row.place);
}
