/** Rows that even a slow machine draws within a frame or two. */
export const FEWEST = 6;
/** ms that drawing a piece and showing it may take: two frames of a screen. */
const WANTED_MS = 33;

/** How many rows to draw next, where so many took `ms` until they were on the screen. */
export function nextPiece(rows: number, ms: number): number {
  const wanted = Math.round((rows * WANTED_MS) / Math.max(ms, 1));
  return Math.max(FEWEST, Math.min(wanted, rows * 2));
}

/** The ids of those of the rows that are drawn, and of the first `count` of the others. */
export function withMore(
  drawn: ReadonlySet<string>,
  rows: readonly { id: string }[],
  count: number,
): ReadonlySet<string> {
  let left = count;
  const ids = rows.map(({ id }) => id).filter((id) => drawn.has(id) || left-- > 0);
  return new Set(ids);
}

/** Rows in their order, and in place of those that are not drawn how many they are, where they stand together. */
export function partsOf<Row extends { id: string }>(
  rows: readonly Row[],
  drawn: ReadonlySet<string>,
): (Row | number)[] {
  const parts: (Row | number)[] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (drawn.has(row.id)) parts.push(row);
    else if (typeof last === 'number') parts[parts.length - 1] = last + 1;
    else parts.push(1);
  }
  return parts;
}
