import type { CSSProperties } from 'react';

/** Widths of the pinned columns, including the leading ones with checkboxes and the row's name. */
export interface PinnedWidths {
  /** Width in px of each leading cell in order; only that of the first column without checkboxes and pinned columns. */
  cells: readonly number[];
  /** Visible width of the table in px. */
  room: number;
  /** Width in px of the actions column, which stays in view at the other side. */
  end: number;
}

/** True when at least half of the visible width beside the actions remains for scrolling columns. */
export function hasScrollRoom({ cells, room, end }: PinnedWidths): boolean {
  return sumOf(cells) * 2 <= room - end;
}

/** Offset in px from the start for each pinned cell. */
export function offsetsOf(cells: readonly number[]): number[] {
  return cells.map((_, index) => sumOf(cells.slice(0, index)));
}

/** Attributes of a cell by index, where the first `count` cells stay in view. */
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

/** Custom property of the table with the offset of the pinned cells at an index. */
export const offsetName = (index: number): string => `--_pinned-${index}`;

// React's style type has no custom properties; a computed name of type string is accepted
const OFFSET: string = '--_pinned-offset';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
