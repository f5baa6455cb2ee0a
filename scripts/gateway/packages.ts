import * as v from 'valibot';

const Versions = v.optional(v.record(v.string(), v.string()), {});
const LockedPackage = v.looseObject({
  version: v.optional(v.string()),
  dependencies: Versions,
  optionalDependencies: Versions,
  peerDependencies: Versions,
  peerDependenciesMeta: v.optional(
    v.record(v.string(), v.looseObject({ optional: v.optional(v.boolean()) })),
    {},
  ),
});
type LockedPackage = v.InferOutput<typeof LockedPackage>;

const Lock = v.looseObject({
  lockfileVersion: v.literal(3),
  packages: v.record(v.string(), LockedPackage),
});

const FOLDER = 'node_modules/';

/** Flags of packages that are only for development here and needed there. */
const FLAGS = ['dev', 'devOptional', 'peer'];

/**
 * The part of a lock file that some packages need, with the package file for it. Versions stay those of the lock, so that
 * the compiled gateway runs with the packages that the tests ran with.
 */
export function lockedPart(
  lockText: string,
  names: readonly string[],
  { name, version }: { name: string; version: string },
): { manifest: object; lock: object } {
  const { packages } = v.parse(Lock, JSON.parse(lockText));
  const needed = new Map<string, LockedPackage>();
  const dependencies: Record<string, string> = {};
  for (const each of names) {
    const path = `node_modules/${each}`;
    dependencies[each] = packages[path]?.version ?? missing(path);
    add(path);
  }

  function add(path: string): void {
    if (needed.has(path)) return;
    const found = packages[path] ?? missing(path);
    needed.set(path, found);
    const { dependencies: required, optionalDependencies, peerDependencies, peerDependenciesMeta } = found;
    for (const each of Object.keys(required)) addFrom(path, each, each in optionalDependencies);
    for (const each of Object.keys(optionalDependencies)) addFrom(path, each, true);
    for (const each of Object.keys(peerDependencies))
      if (peerDependenciesMeta[each]?.optional !== true) addFrom(path, each, false);
  }

  /** Adds a package as Node finds it: from the folder of the one that needs it upwards. */
  function addFrom(path: string, each: string, isOptional: boolean): void {
    const place = foldersAbove(path)
      .map((folder) => `${folder}node_modules/${each}`)
      .find((found) => found in packages);
    if (place !== undefined) add(place);
    else if (!isOptional) missing(`${each} of ${path}`);
  }

  const paths = [...needed.keys()].sort();
  const manifest = { name, version, private: true, type: 'module', dependencies };
  const root = { name, version, dependencies };
  const locked = paths.map((path) => [path, withoutFlags(needed.get(path) ?? {})] as const);
  return {
    manifest,
    lock: {
      name,
      version,
      lockfileVersion: 3,
      requires: true,
      packages: { '': root, ...Object.fromEntries(locked) },
    },
  };
}

const withoutFlags = (found: object): object =>
  Object.fromEntries(
    Object.entries(found).filter(
      ([key, value]) =>
        !FLAGS.includes(key) &&
        !(typeof value === 'object' && value !== null && Object.keys(value).length === 0),
    ),
  );

function missing(path: string): never {
  throw new Error(`The lock file has no ${path}`);
}

/** Folders with packages for a package: its own, those of the packages around it, and the root. */
function foldersAbove(path: string): string[] {
  const folders = [`${path}/`];
  for (let at = path.lastIndexOf(FOLDER); at !== -1; at = at === 0 ? -1 : path.lastIndexOf(FOLDER, at - 1))
    folders.push(path.slice(0, at));
  return folders;
}
