/**
 * True when a node would become its own descendant below another. `parentOf` returns a node's parent, '' at the top.
 * Terminates even if the tree contains a circle already.
 */
export function isCyclicParent(no: string, parentNo: string, parentOf: (no: string) => string): boolean {
  const seen = new Set<string>();
  for (let above = parentNo; above !== '' && !seen.has(above); above = parentOf(above)) {
    if (above === no) return true;
    seen.add(above);
  }
  return false;
}
