/** A visible row of a tree, in order. */
export interface MovableNode {
  no: string;
  /** '' at the top. */
  parentNo: string;
}

/** Reason why a node cannot be moved. */
export type MoveRefusal = 'itself' | 'below' | 'there';

/**
 * Returns the reason why a node cannot be moved, or undefined. Requires that all ancestors of a visible row are
 * visible.
 */
export function moveRefusal(
  rows: readonly MovableNode[],
  no: string,
  parentNo: string,
): MoveRefusal | undefined {
  if (no === parentNo) return 'itself';
  const parents = new Map(rows.map((row) => [row.no, row.parentNo]));
  if (parents.get(no) === parentNo) return 'there';
  const seen = new Set<string>();
  for (let above = parentNo; above !== '' && !seen.has(above); above = parents.get(above) ?? '') {
    if (above === no) return 'below';
    seen.add(above);
  }
  return undefined;
}

/**
 * Returns the new parent of a node after an arrow key with Alt held down: → moves it below the preceding sibling, ←
 * beside its parent. undefined: the key has no effect.
 */
export function parentByKey(rows: readonly MovableNode[], no: string, key: string): string | undefined {
  const at = rows.findIndex((row) => row.no === no);
  const row = rows[at];
  if (!row) return undefined;
  if (key === 'ArrowRight')
    return rows.slice(0, at).findLast(({ parentNo }) => parentNo === row.parentNo)?.no;
  if (key === 'ArrowLeft' && row.parentNo !== '')
    return rows.find((one) => one.no === row.parentNo)?.parentNo ?? '';
  return undefined;
}
