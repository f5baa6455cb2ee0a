import { basename, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { planChunks, type PlannedModule } from './plan';

/** Chunk of modules that always load together. A module that fits several belongs to the first in the list. */
export interface NamedChunk {
  name: string;
  /** Files of the project; the chunk contains them with their static imports. */
  roots?: readonly string[];
  /** Folders of node_modules that the chunk contains whole. */
  packages?: readonly string[];
}

/** Entries that every page waits for: each kB more delays its use. */
const FIRST = [
  'components/page-config.ts',
  'components/flight-booking/element.ts',
  'components/flight-booking/FlightBooking.tsx',
  'components/portal/element.ts',
  'components/portal/Portal.ts',
  'components/login/element.ts',
  'components/login/Login.tsx',
  'src/gateway/send.ts',
  'src/element/definition/react/react-element.tsx',
  'src/element/deferred/attend.ts',
];
/** Cost of a request, in bytes of code before minification. */
const REQUEST = 60_000;

const ELEMENT = /components[\\/].*[\\/]element\.ts$/;

/** Chunk of the page's own script; another group of the build takes it. */
const BEGIN = 'begin';

/**
 * Chunks of the build: the named ones, and planned ones for other shared modules. The plan is made once all modules are
 * known.
 */
export function sharedChunks(named: readonly NamedChunk[]): {
  plugin: Plugin;
  nameOf(id: string): string | null;
} {
  let namedOf: ReadonlyMap<string, string> = new Map();
  let plan = new Map<string, string>();
  return {
    nameOf(id) {
      const name = plan.get(id) ?? null;
      // that group leaves modules that a later script also imports; these fall back to their named chunk
      return name === BEGIN ? (namedOf.get(id) ?? null) : name;
    },
    plugin: {
      name: 'shared-chunks',
      buildEnd() {
        const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
        const begin = reachedFrom(
          infos,
          infos.filter(({ isEntry }) => isEntry).map(({ id }) => id),
        );
        namedOf = namedChunks(infos, named);
        const ofElements = elementChunks(infos);
        const first = new Set(FIRST.map((file) => resolve(file)));
        const modules = infos.map((info): PlannedModule => ({
          id: info.id,
          size: info.code?.length ?? 0,
          imports: info.importedIds,
          isEntry: info.isEntry || info.dynamicImporters.length > 0,
          chunk: begin.has(info.id) ? BEGIN : (namedOf.get(info.id) ?? ofElements.get(info.id)),
        }));
        plan = planChunks(modules, { request: REQUEST, isFirst: (id) => first.has(id) });
      },
    },
  };
}

/** Named chunk of each module in one, by id. */
function namedChunks(
  infos: readonly Rolldown.ModuleInfo[],
  named: readonly NamedChunk[],
): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>();
  for (const { name, roots = [], packages = [] } of named) {
    const folders = packages.map((folder) => `/node_modules/${folder}/`);
    const inPackages = infos.filter(({ id }) => folders.some((folder) => id.includes(folder)));
    const files = roots.map((file) => resolve(file));
    for (const id of [...inPackages.map((info) => info.id), ...reachedFrom(infos, files)])
      if (!chunks.has(id)) chunks.set(id, name);
  }
  return chunks;
}

/** Pairs each element with its view in one chunk, as they always load together. The view names it. */
function elementChunks(infos: readonly Rolldown.ModuleInfo[]): Map<string, string> {
  const pairs = infos.flatMap(({ id, dynamicallyImportedIds: [view] }) =>
    ELEMENT.test(id) && view !== undefined ? [[id, view] as const] : [],
  );
  return new Map(
    pairs.flatMap((pair) => {
      const name = basename(pair[1]).replace(/\.\w+$/, '');
      return pair.map((id) => [id, name] as const);
    }),
  );
}

/** Returns the modules with all their static imports. Throws for an id that is not in the build. */
function reachedFrom(infos: readonly Rolldown.ModuleInfo[], ids: readonly string[]): Set<string> {
  const byId = new Map(infos.map((info) => [info.id, info]));
  const reached = new Set<string>();
  const open = [...ids];
  for (const id of ids) if (!byId.has(id)) throw new Error(`a chunk has ${id}, which no module is`);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...(byId.get(id)?.importedIds ?? []));
  }
  return reached;
}
