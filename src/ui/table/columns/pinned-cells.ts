import type { CSSProperties } from 'react';

/** Of the columns pinned, and in front of them the one that names the row and that of the boxes. */
export interface PinnedWidths {
  /** px of each of them, in their order; without a box and others pinned only the first. */
  cells: readonly number[];
  /** px of what is seen of the table. */
  room: number;
  /** px of the column of actions, which stays in view at the other side. */
  end: number;
}

/** Is at least half of what is seen beside the actions left for what scrolls? */
export function leavesRoom({ cells, room, end }: PinnedWidths): boolean {
  return sumOf(cells) * 2 <= room - end;
}

/** px from the start at which each of them stays. */
export function offsetsOf(cells: readonly number[]): number[] {
  return cells.map((_, index) => sumOf(cells.slice(0, index)));
}

/** Attributes of the cell of a row at a place, where the first `count` stay in view. */
export function pinnedProps(
  index: number,
  count: number,
): { 'data-pinned'?: '' | 'last'; style?: CSSProperties } {
  if (index >= count) return {};
  return {
    'data-pinned': index === count - 1 ? 'last' : '',
    style: { [OFFSET]: `var(${offsetName(index)})` },
  };
}

/** Custom property of the table: how far from its start the cells at a place stay. */
export const offsetName = (index: number): string => `--_pinned-${index}`;

// React's type of style knows no custom properties; a computed name of any string passes it
const OFFSET: string = '--_pinned-offset';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
