/** A row of a tree as it is seen, in its order. */
export interface MovableNode {
  no: string;
  /** '' at the top. */
  parentNo: string;
}

/** Why a node stays where it is. */
export type MoveRefusal = 'itself' | 'below' | 'there';

/** undefined: it may go there. All that stands above a row that is seen is seen. */
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
 * What a node belongs to after an arrow key with Alt held down: → puts it below the sibling before it, ← beside what it belongs to.
 * undefined: the key leads nowhere.
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
