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
  /** What a request costs, in bytes of code. */
  request: number;
  /** Of the entries: is it what a page shows first? Nothing is added to what these load. */
  isFirst(id: string): boolean;
}

interface Part {
  modules: string[];
  size: number;
  /** Entries that load it, by their numbers. */
  users: Entries;
  canMerge: boolean;
  /** Of a chunk that has one. */
  name: string | undefined;
  /** Parts that it stands on. */
  imports: Set<Part>;
}

/** A bit an entry. */
type Entries = Uint32Array;

/**
 * The chunk of each module that has one with others, by id: the named one, that of the entry which alone uses it, or one
 * of what several entries share. Those are the modules with the same users, and merged with others as long as the
 * requests saved weigh more than what is loaded for nothing, with all that it stands on. Never so that chunks stand on each
 * other in a circle: their modules would run in an order that nobody asked for.
 */
export function planChunks(modules: readonly PlannedModule[], options: PlanOptions): Map<string, string> {
  const entries = modules.filter(({ isEntry }) => isEntry).map(({ id }) => id);
  const parts = partsByUsers(modules, entries);
  mergeParts(parts, options.request, entriesOf(entries, options.isFirst));
  const chunks = [...parts].flatMap((part, i) => {
    const name = part.canMerge ? `shared${i}` : part.name;
    return name === undefined ? [] : part.modules.map((id) => [id, name] as const);
  });
  return new Map(chunks);
}

function partsByUsers(modules: readonly PlannedModule[], entries: readonly string[]): Set<Part> {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const none = () => entriesOf(entries, () => false);
  const users = new Map(modules.map(({ id }) => [id, none()]));
  entries.forEach((entry, number) => {
    const open = [entry];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const ofModule = users.get(id);
      if (!ofModule || has(ofModule, number)) continue;
      add(ofModule, number);
      open.push(...(byId.get(id)?.imports ?? []));
    }
  });
  const parts = new Map<string, Part>();
  const partOf = new Map<string, Part>();
  for (const { id, chunk, size, isEntry } of modules) {
    const ofModule = users.get(id) ?? none();
    const canMerge = chunk === undefined && !isEntry && count(ofModule) > 1;
    // what one entry alone uses is in its chunk
    const alone = count(ofModule) === 1 ? entries.find((_, number) => has(ofModule, number)) : undefined;
    const name = chunk ?? (alone === undefined ? undefined : byId.get(alone)?.chunk);
    const key = name ?? (isEntry ? id : (alone ?? ofModule.join()));
    const part = parts.get(key) ?? {
      modules: [],
      size: 0,
      users: none(),
      canMerge,
      name,
      imports: new Set(),
    };
    part.modules.push(id);
    part.size += size;
    parts.set(key, part);
    partOf.set(id, part);
  }
  for (const { id, imports } of modules) {
    const from = partOf.get(id);
    for (const imported of imports) {
      const to = partOf.get(imported);
      if (from && to && from !== to) from.imports.add(to);
    }
  }
  // a part is loaded whole, and so is what any of it stands on
  entries.forEach((entry, number) => {
    const start = partOf.get(entry);
    for (const part of start ? below(start) : []) add(part.users, number);
  });
  return new Set(parts.values());
}

/** The part with all that it stands on. */
function below(...parts: readonly Part[]): Set<Part> {
  const seen = new Set(parts);
  for (const part of seen) for (const next of part.imports) seen.add(next);
  return seen;
}

function mergeParts(parts: Set<Part>, request: number, first: Entries): void {
  const settled = new Set<Part>();
  for (;;) {
    const smallest = least(
      [...parts].filter((part) => part.canMerge && !settled.has(part)),
      ({ size }) => size,
    );
    if (!smallest) return;
    const partner = least(
      [...parts].filter(
        (part) =>
          part.canMerge &&
          part !== smallest &&
          gain(smallest, part, request, first) > 0 &&
          !leadsAround(smallest, part) &&
          !leadsAround(part, smallest),
      ),
      (part) => -gain(smallest, part, request, first),
    );
    if (partner) merge(parts, partner, smallest);
    else settled.add(smallest);
  }
}

/** Bytes saved once both are one: a request of each entry that loads both, less what others load for nothing. */
function gain(a: Part, b: Part, request: number, first: Entries): number {
  const users = union(a.users, b.users);
  let bytes = request * (count(a.users) + count(b.users) - count(users));
  for (const part of below(a, b)) {
    const more = without(users, part.users);
    if (more.some((word, i) => (word & (first[i] ?? 0)) !== 0)) return 0;
    const isNew = part !== a && part !== b;
    bytes -= count(more) * (part.size + (isNew ? request : 0));
    if (bytes <= 0) return 0;
  }
  return bytes;
}

/** Does one stand on the other by way of a third? Once both are one, the third would stand on what stands on it. */
function leadsAround(from: Part, to: Part): boolean {
  const thirds = [...from.imports].filter((part) => part !== to);
  return below(...thirds).has(to);
}

function merge(parts: Set<Part>, into: Part, from: Part): void {
  into.modules.push(...from.modules);
  into.size += from.size;
  for (const part of from.imports) into.imports.add(part);
  for (const part of parts) if (part.imports.delete(from)) part.imports.add(into);
  into.imports.delete(into);
  into.imports.delete(from);
  parts.delete(from);
  into.users = union(into.users, from.users);
  for (const part of below(into)) part.users = union(part.users, into.users);
}

function entriesOf(entries: readonly string[], isIn: (id: string) => boolean): Entries {
  const set = new Uint32Array(Math.ceil(entries.length / 32));
  entries.forEach((id, number) => isIn(id) && add(set, number));
  return set;
}

const bit = (number: number): number => 1 << (number % 32);
const has = (set: Entries, number: number): boolean => ((set[number >> 5] ?? 0) & bit(number)) !== 0;
const union = (a: Entries, b: Entries): Entries => a.map((word, i) => word | (b[i] ?? 0));
const without = (a: Entries, b: Entries): Entries => a.map((word, i) => word & ~(b[i] ?? 0));

function add(set: Entries, number: number): void {
  set[number >> 5] = (set[number >> 5] ?? 0) | bit(number);
}

function count(set: Entries): number {
  let ones = 0;
  for (let word of set) for (; word !== 0; word &= word - 1) ones += 1;
  return ones;
}

function least<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  let [found, smallest]: [T | undefined, number] = [undefined, Infinity];
  for (const item of items) {
    const size = measure(item);
    if (size < smallest) [found, smallest] = [item, size];
  }
  return found;
}
