/** A module as the plan sees it; ids are the bundler's. */
export interface PlannedModule {
  id: string;
  /** Bytes of its code. */
  size: number;
  /** Ids of the modules it imports statically. */
  imports: readonly string[];
  /** Where the code begins to run: a script of a page, or what is imported dynamically. */
  isEntry: boolean;
  /** The chunk that it belongs to by name. */
  chunk?: string | undefined;
}

export interface PlanOptions {
  /** Chunks of fewer bytes are merged with others. */
  enough: number;
  /** Of the entries: is it what a page shows first? Nothing is added to what these load. */
  isFirst(id: string): boolean;
}

interface Part {
  modules: string[];
  size: number;
  /** Entries that load it. */
  users: Set<string>;
  canMerge: boolean;
}

/**
 * Which modules that several entries share come together, by id: those with the same users, and small such parts merged
 * with the part that costs least, as a request costs more than a few kB of a neighbour's. Never so that chunks stand on
 * each other in a circle: their modules would run in an order that nobody asked for.
 */
export function planChunks(modules: readonly PlannedModule[], options: PlanOptions): Map<string, string> {
  const parts = partsByUsers(modules);
  const partOf = new Map<string, Part>();
  for (const part of parts) for (const id of part.modules) partOf.set(id, part);
  mergeSmall(parts, importsBetween(modules, partOf), options);
  const shared = [...parts].filter(({ canMerge }) => canMerge);
  return new Map(shared.flatMap((part, i) => part.modules.map((id) => [id, `shared${i}`] as const)));
}

function partsByUsers(modules: readonly PlannedModule[]): Set<Part> {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const users = new Map<string, Set<string>>(modules.map(({ id }) => [id, new Set()]));
  for (const { id: entry, isEntry } of modules) {
    if (!isEntry) continue;
    const open = [entry];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const ofModule = users.get(id);
      if (!ofModule || ofModule.has(entry)) continue;
      ofModule.add(entry);
      open.push(...(byId.get(id)?.imports ?? []));
    }
  }
  const parts = new Map<string, Part>();
  for (const { id, chunk, size, isEntry } of modules) {
    const ofModule = users.get(id) ?? new Set();
    const canMerge = chunk === undefined && !isEntry && ofModule.size > 1;
    // what one entry alone uses is in its own chunk
    const key = chunk ?? (isEntry ? id : [...ofModule].sort().join(' '));
    const part = parts.get(key) ?? { modules: [], size: 0, users: ofModule, canMerge };
    part.modules.push(id);
    part.size += size;
    parts.set(key, part);
  }
  return new Set(parts.values());
}

type Imports = Map<Part, Set<Part>>;

function importsBetween(modules: readonly PlannedModule[], partOf: ReadonlyMap<string, Part>): Imports {
  const imports: Imports = new Map([...new Set(partOf.values())].map((part) => [part, new Set()]));
  for (const { id, imports: ids } of modules) {
    const from = partOf.get(id);
    for (const imported of ids) {
      const to = partOf.get(imported);
      if (from && to && from !== to) imports.get(from)?.add(to);
    }
  }
  return imports;
}

function mergeSmall(parts: Set<Part>, imports: Imports, { enough, isFirst }: PlanOptions): void {
  const firstUsers = ({ users }: Part) => [...users].filter(isFirst).sort().join(' ');
  const settled = new Set<Part>();
  for (;;) {
    const smallest = least(
      [...parts].filter((part) => part.canMerge && part.size < enough && !settled.has(part)),
      ({ size }) => size,
    );
    if (!smallest) return;
    const partner = least(
      [...parts].filter(
        (part) =>
          part.canMerge &&
          part !== smallest &&
          firstUsers(part) === firstUsers(smallest) &&
          !leadsAround(imports, smallest, part) &&
          !leadsAround(imports, part, smallest),
      ),
      (part) => costOfMerging(smallest, part),
    );
    if (partner) merge(parts, imports, partner, smallest);
    else settled.add(smallest);
  }
}

/** Bytes that entries load for nothing once both are one. */
const costOfMerging = (a: Part, b: Part): number =>
  a.size * [...b.users].filter((user) => !a.users.has(user)).length +
  b.size * [...a.users].filter((user) => !b.users.has(user)).length;

/** Does one stand on the other by way of a third? Once both are one, the third would stand on what stands on it. */
function leadsAround(imports: Imports, from: Part, to: Part): boolean {
  const open = [...(imports.get(from) ?? [])].filter((part) => part !== to);
  const seen = new Set<Part>([from]);
  for (let part = open.pop(); part; part = open.pop()) {
    if (part === to) return true;
    if (seen.has(part)) continue;
    seen.add(part);
    open.push(...(imports.get(part) ?? []));
  }
  return false;
}

function merge(parts: Set<Part>, imports: Imports, into: Part, from: Part): void {
  into.modules.push(...from.modules);
  into.size += from.size;
  for (const user of from.users) into.users.add(user);
  const [ofInto, ofFrom] = [imports.get(into), imports.get(from)];
  for (const part of ofFrom ?? []) ofInto?.add(part);
  for (const ofPart of imports.values()) if (ofPart.delete(from)) ofPart.add(into);
  ofInto?.delete(into);
  imports.delete(from);
  parts.delete(from);
}

function least<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  let [found, smallest]: [T | undefined, number] = [undefined, Infinity];
  for (const item of items) {
    const size = measure(item);
    if (size < smallest) [found, smallest] = [item, size];
  }
  return found;
}
