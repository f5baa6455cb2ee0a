interface Placed {
  id: string;
}

/** Columns as a table shows them: the one that names the row, those pinned, all others; each in the order of `columns`. */
export function columnGroups<C extends Placed>(
  columns: readonly C[],
  pinned: readonly string[],
): readonly C[][] {
  const others = columns.slice(1);
  return [
    columns.slice(0, 1),
    others.filter(({ id }) => pinned.includes(id)),
    others.filter(({ id }) => !pinned.includes(id)),
  ];
}

/**
 * Ids in the order after a column has changed places with the one beside it, of those it stands among. The others keep their
 * places, so that a column that is pinned no more is where it was.
 */
export function moved(
  columns: readonly Placed[],
  pinned: readonly string[],
  { id, step }: { id: string; step: 1 | -1 },
): string[] {
  const ids = columns.map((column) => column.id);
  const group = columnGroups(columns, pinned).find((one) => one.some((column) => column.id === id)) ?? [];
  const other = group[group.findIndex((column) => column.id === id) + step];
  if (!other) return ids;
  const rest = ids.filter((one) => one !== id);
  return rest.toSpliced(rest.indexOf(other.id) + (step === 1 ? 1 : 0), 0, id);
}
