/** Sorts the parts of areas, given by the name of their area, so that each follows those it refers to. */
export function inOrder<T extends { after?: readonly string[] }>(parts: ReadonlyMap<string, T>): T[] {
  const waiting = new Map(parts);
  const ordered: T[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].find(([, { after = [] }]) => !after.some((area) => waiting.has(area)));
    if (next === undefined)
      throw new Error(`The parts of the areas have a circular dependency: ${[...waiting.keys()].join(', ')}`);
    const [area, part] = next;
    ordered.push(part);
    waiting.delete(area);
  }
  return ordered;
}
