import type { KeyboardEvent, MouseEvent } from 'react';
import { treeKeyAction } from './tree-moves';

/** Rows that share one focus, of which one is active. */
interface ActiveRows {
  items: Parameters<typeof treeKeyAction>[0]['items'];
  rows: Parameters<typeof treeKeyAction>[1];
  /** Index of the active row. */
  active: number;
  moveTo(index: number): void;
  onPress(place: number): void;
  /** Folds or unfolds the row. */
  onTurn(place: number): void;
}

/** Handles a key: Enter and Space press the active row; arrows, Home, End and page keys move or fold. */
export function takeRowKey(event: KeyboardEvent, tree: ActiveRows): void {
  const { rows, active, moveTo } = tree;
  if (event.key === 'Enter' || event.key === ' ') {
    const row = rows[active];
    if (row) tree.onPress(row.place);
  } else {
    const move = treeKeyAction(tree, rows, active, event.key);
    if (!move) return;
    moveTo('to' in move ? move.to : active);
    if ('turn' in move) tree.onTurn(move.turn);
  }
  event.preventDefault();
}

/** Handles a click: on the mark before the name it folds, elsewhere it presses the row. */
export function takeRowClick({ target }: MouseEvent, { rows, moveTo, onPress, onTurn }: ActiveRows): void {
  const clicked = target as Element;
  const index = Number(clicked.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
  const row = rows[index];
  if (!row) return;
  moveTo(index);
  if (row.unfolded !== undefined && clicked.closest('[data-fold]')) onTurn(row.place);
  else onPress(row.place);
}
