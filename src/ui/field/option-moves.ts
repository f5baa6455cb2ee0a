/** Options under one heading; in `columns` side by side if given, else one below the other. */
export interface OptionGroup<T> {
  heading?: string;
  columns?: number;
  options: readonly T[];
}

/**
 * Where a key leads from an option, counted over all groups; -1 is the text field itself. Up and down keep to
 * the column within a group and go around at the ends; left and right move in groups with columns only.
 * `undefined`: the key does not move.
 */
export function moveOption<T>(
  groups: readonly OptionGroup<T>[],
  from: number,
  key: string,
): number | undefined {
  const total = optionCount(groups);
  if (total === 0) return undefined;
  const { start, end, columns } = groupAt(groups, from);
  switch (key) {
    case 'ArrowDown': {
      if (from < 0) return 0;
      if (from + columns < end) return from + columns;
      // from a row above the last one: the last row is shorter
      if (rowOf(from - start, columns) < rowOf(end - 1 - start, columns)) return end - 1;
      return end % total;
    }
    case 'ArrowUp': {
      if (from < 0) return total - 1;
      if (from - columns >= start) return from - columns;
      return (start - 1 + total) % total;
    }
    case 'ArrowRight':
      return columns > 1 ? Math.min(from + 1, end - 1) : undefined;
    case 'ArrowLeft':
      return columns > 1 ? Math.max(from - 1, start) : undefined;
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return undefined;
  }
}

/** Some of the groups to show at a time, under a name of their own. */
export interface OptionView<T> {
  name: string;
  groups: readonly OptionGroup<T>[];
}

/**
 * The view that a key leads to from an option, and the option there, -1 for none: Page Down and Page Up turn to
 * the neighbour, and so does going on down from the last option and up from the first. `undefined`: stays.
 */
export function turnView<T>(
  views: readonly OptionView<T>[],
  at: number,
  { active, next, key }: { active: number; next: number | undefined; key: string },
): { view: number; option: number } | undefined {
  const count = views.length;
  if (count < 2) return undefined;
  const after = (at + 1) % count;
  const before = (at - 1 + count) % count;
  if (key === 'PageDown') return { view: after, option: -1 };
  if (key === 'PageUp') return { view: before, option: -1 };
  if (active < 0 || next === undefined) return undefined;
  if (key === 'ArrowDown' && next <= active) return { view: after, option: 0 };
  const wasFirst = key === 'ArrowUp' && next >= active;
  return wasFirst ? { view: before, option: optionCount(views[before]?.groups ?? []) - 1 } : undefined;
}

export const optionCount = <T>(groups: readonly OptionGroup<T>[]): number =>
  groups.reduce((sum, { options }) => sum + options.length, 0);

const rowOf = (index: number, columns: number) => Math.floor(index / columns);

function groupAt<T>(groups: readonly OptionGroup<T>[], index: number) {
  let start = 0;
  for (const { options, columns = 1 } of groups) {
    const end = start + options.length;
    if (index >= start && index < end) return { start, end, columns };
    start = end;
  }
  return { start: 0, end: 0, columns: 1 };
}
