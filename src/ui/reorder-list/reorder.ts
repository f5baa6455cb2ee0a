/** A list with what stood at one place at another; a place beyond an end is that end. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const place = Math.max(0, Math.min(to, items.length - 1));
  return items.toSpliced(from, 1).toSpliced(place, 0, item);
}

/** Where a key takes what stands at a place, with Alt held down; undefined: it moves nothing. */
export function placeByKey(from: number, count: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, from - 1);
    case 'ArrowDown':
      return Math.min(count - 1, from + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Place of the row that a pointer is over, by their middles from the top; the last below them all. */
export function placeAt(middles: readonly number[], from: number, y: number): number {
  const above = middles.filter((middle, at) => at !== from && middle < y).length;
  return Math.min(above, Math.max(0, middles.length - 1));
}
