import { setImmediate as otherWork } from 'node:timers/promises';

/** Rows per statement or batch. */
export const SLICE = 200;

/** Yields rows in slices and lets other requests run between two of them. */
export async function* slicesOf<Row>(rows: readonly Row[], size = SLICE): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += size) {
    if (at > 0) await otherWork();
    yield rows.slice(at, at + size);
  }
}
