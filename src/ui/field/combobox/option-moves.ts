/** Options under one heading, side by side in `columns` or else one below the other. */
export interface OptionGroup<T> {
  heading?: string;
  columns?: number;
  options: readonly T[];
}

/**
 * Index to which an arrow key moves from an option in a group with columns, counted across all groups. Up and down keep
 * the column, continue in the next group and wrap around; left and right stay in the group. Undefined when the group
 * has no columns or the key is no arrow. @floating-ui/react moves along lists of one column; it assumes the same number
 * of columns for the whole list and skips a shorter last row.
 */
export function moveInColumns<T>(
  groups: readonly OptionGroup<T>[],
  from: number,
  key: string,
): number | undefined {
  const total = optionCount(groups);
  const rows = groupAt(groups, from);
  const { start, end, columns } = rows;
  if (columns === 1) return undefined;
  switch (key) {
    case 'ArrowDown':
      if (from + columns < end) return from + columns;
      return isInLastRow(rows, from) ? end % total : end - 1;
    case 'ArrowUp':
      return from - columns >= start ? from - columns : (start - 1 + total) % total;
    case 'ArrowRight':
      return Math.min(from + 1, end - 1);
    case 'ArrowLeft':
      return Math.max(from - 1, start);
    default:
      return undefined;
  }
}

/** A named selection of the groups, shown as a tab. */
export interface OptionView<T> {
  name: string;
  groups: readonly OptionGroup<T>[];
}

/**
 * View to which a key leads from an option, and the option there, -1 for none. Page Down and Page Up turn to the
 * neighbouring view, as do down from the last row and up from the first. Undefined when the view stays.
 */
export function viewForKey<T>(
  views: readonly OptionView<T>[],
  at: number,
  { active, key }: { active: number; key: string },
): { view: number; option: number } | undefined {
  const count = views.length;
  if (count < 2) return undefined;
  const after = (at + 1) % count;
  const before = (at - 1 + count) % count;
  if (key === 'PageDown') return { view: after, option: -1 };
  if (key === 'PageUp') return { view: before, option: -1 };
  if (active < 0) return undefined;
  const { groups } = views[at] ?? { groups: [] };
  const rows = groupAt(groups, active);
  const isLast = rows.end === optionCount(groups) && isInLastRow(rows, active);
  if (key === 'ArrowDown' && isLast) return { view: after, option: 0 };
  const isFirst = rows.start === 0 && active < rows.columns;
  return key === 'ArrowUp' && isFirst
    ? { view: before, option: optionCount(views[before]?.groups ?? []) - 1 }
    : undefined;
}

export const optionCount = <T>(groups: readonly OptionGroup<T>[]): number =>
  groups.reduce((sum, { options }) => sum + options.length, 0);

interface Rows {
  start: number;
  end: number;
  columns: number;
}

const isInLastRow = ({ start, end, columns }: Rows, index: number): boolean =>
  Math.floor((index - start) / columns) === Math.floor((end - 1 - start) / columns);

function groupAt<T>(groups: readonly OptionGroup<T>[], index: number): Rows {
  let start = 0;
  for (const { options, columns = 1 } of groups) {
    const end = start + options.length;
    if (index >= start && index < end) return { start, end, columns };
    start = end;
  }
  return { start: 0, end: 0, columns: 1 };
}
