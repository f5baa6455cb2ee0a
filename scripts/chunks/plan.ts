/** Module in the plan, with the bundler's ids. */
export interface PlannedModule {
  id: string;
  /** Bytes of its code. */
  size: number;
  /** Ids of the modules it imports statically. */
  imports: readonly string[];
  /** True for entry points: a script of a page, or the target of a dynamic import. */
  isEntry: boolean;
  /** Named chunk of the module. */
  chunk?: string | undefined;
}

export interface PlanOptions {
  /** Cost of a request, in bytes of code. */
  request: number;
  /** True for entries of the first paint. Merging never makes these load more. */
  isFirst(id: string): boolean;
}

interface Part {
  modules: string[];
  size: number;
  /** Numbers of the entries that load the part. */
  users: Entries;
  canMerge: boolean;
  /** Set for named chunks. */
  name: string | undefined;
  /** Parts it imports. */
  imports: Set<Part>;
}

/** One bit per entry. */
type Entries = Uint32Array;

/**
 * Plans the chunk of each module that shares one, by id: its named chunk, the chunk of its only entry, or a chunk
 * shared by several entries. Modules with the same users share a chunk. Such chunks are merged while the saved requests
 * outweigh the code loaded in vain, imports included. A merge never creates a circle of imports, which would run
 * modules in an unintended order.
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
    // a module with a single entry belongs to the chunk of that entry
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
  // a chunk loads whole, with the chunks that any of its modules imports
  entries.forEach((entry, number) => {
    const start = partOf.get(entry);
    for (const part of start ? below(start) : []) add(part.users, number);
  });
  return new Set(parts.values());
}

/** Returns the parts with all their direct and indirect imports. */
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
          !isIndirectImport(smallest, part) &&
          !isIndirectImport(part, smallest),
      ),
      (part) => -gain(smallest, part, request, first),
    );
    if (partner) merge(parts, partner, smallest);
    else settled.add(smallest);
  }
}

/**
 * Bytes saved by a merge: one request for each entry that loads both, less the code that other entries load in vain.
 */
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

/** True when `from` imports `to` through a third part. A merge of the two would then make a circle with the third. */
function isIndirectImport(from: Part, to: Part): boolean {
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
