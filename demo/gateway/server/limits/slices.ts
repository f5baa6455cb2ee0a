import { setImmediate as otherWork } from 'node:timers/promises';

/** Rows of one statement, and rows that are looked at together. */
export const SLICE = 200;

/** Rows in slices; other requests are served between two of them. */
export async function* slicesOf<Row>(rows: readonly Row[], size = SLICE): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += size) {
    if (at > 0) await otherWork();
    yield rows.slice(at, at + size);
  }
}
