/**
 * Would a node stand below itself if it belonged to another? `parentOf` gives what a node belongs to, '' at the top. Ends in a
 * tree that has a circle already.
 */
export function makesCircle(no: string, parentNo: string, parentOf: (no: string) => string): boolean {
  const seen = new Set<string>();
  for (let above = parentNo; above !== '' && !seen.has(above); above = parentOf(above)) {
    if (above === no) return true;
    seen.add(above);
  }
  return false;
}
