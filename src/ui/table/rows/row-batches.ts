/** Number of rows that even a slow machine renders within a frame or two. */
export const FEWEST = 6;
/** Target time in ms to render and show a batch: two frames. */
const WANTED_MS = 33;

/** Size of the next batch, given the size and duration of the last one until its paint. */
export function nextBatchSize(rows: number, ms: number): number {
  const wanted = Math.round((rows * WANTED_MS) / Math.max(ms, 1));
  return Math.max(FEWEST, Math.min(wanted, rows * 2));
}

/** Ids of the rendered rows, extended by the next `count` rows. */
export function withMore(
  drawn: ReadonlySet<string>,
  rows: readonly { id: string }[],
  count: number,
): ReadonlySet<string> {
  let left = count;
  const ids = rows.map(({ id }) => id).filter((id) => drawn.has(id) || left-- > 0);
  return new Set(ids);
}

/** Rows in order, with a count in place of each run of rows that are not rendered. */
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
