interface PlacedColumn {
  id: string;
}

/** Columns in display order: the identifying one, the pinned ones, all others; each group in the order of `columns`. */
export function columnGroups<C extends PlacedColumn>(
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
 * Ids after swapping a column with its neighbour in the same group. The remaining columns keep their positions, so that
 * an unpinned column returns to its former position.
 */
export function moved(
  columns: readonly PlacedColumn[],
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
