/**
 * Returns the keys of nodes in a circle, which are their own ancestors. Nodes are by key, with the key of their parent;
 * an unknown key ends the path upwards.
 */
export function findCycles(nodes: ReadonlyMap<string, { parentCode: string }>): Set<string> {
  const circles = new Set<string>();
  /** Start of the walk that visited a node first. */
  const walks = new Map<string, string>();
  for (const start of nodes.keys()) {
    let at = start;
    while (nodes.has(at) && !walks.has(at)) {
      walks.set(at, start);
      at = nodes.get(at)?.parentCode ?? '';
    }
    if (walks.get(at) !== start) continue;
    // This walk has returned to one of its own nodes.
    for (let around = at; !circles.has(around); around = nodes.get(around)?.parentCode ?? '')
      circles.add(around);
  }
  return circles;
}
