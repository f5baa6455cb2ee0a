/** Returns the list with an item moved to another index, clamped to the ends. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const place = Math.max(0, Math.min(to, items.length - 1));
  return items.toSpliced(from, 1).toSpliced(place, 0, item);
}

/** Index to which a key with Alt moves an item; undefined when it does not move. */
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

/** Index for a dragged row, from the vertical middles of the rows and the pointer; the last index below them all. */
export function placeAt(middles: readonly number[], from: number, y: number): number {
  const above = middles.filter((middle, at) => at !== from && middle < y).length;
  return Math.min(above, Math.max(0, middles.length - 1));
}
