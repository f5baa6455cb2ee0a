/**
 * Those that stand in a circle: that belong, over others, to themselves. By key, with the key of what each belongs to; a key
 * that there is not ends a way up.
 */
export function inCircles(nodes: ReadonlyMap<string, { parentCode: string }>): Set<string> {
  const circles = new Set<string>();
  /** On which walk up a node was passed first. */
  const walks = new Map<string, string>();
  for (const start of nodes.keys()) {
    let at = start;
    while (nodes.has(at) && !walks.has(at)) {
      walks.set(at, start);
      at = nodes.get(at)?.parentCode ?? '';
    }
    if (walks.get(at) !== start) continue;
    // this walk came back to where it had been
    for (let around = at; !circles.has(around); around = nodes.get(around)?.parentCode ?? '')
      circles.add(around);
  }
  return circles;
}
