import { basename, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { planChunks, type PlannedModule } from './plan';

/** A chunk of modules that are never asked for apart. Of several that could hold a module, the first in the list does. */
export interface NamedChunk {
  name: string;
  /** Files of the project that it holds with all that they import statically. */
  roots?: readonly string[];
  /** Folders of node_modules that it holds whole. */
  packages?: readonly string[];
}

/** Entries that every page waits for: a kB more of them is a kB more before it is of use. */
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
  'src/element/late/attend.ts',
];
/** What a request costs, in bytes of code before it is made small. */
const REQUEST = 60_000;

const ELEMENT = /components[\\/].*[\\/]element\.ts$/;

/** What comes with the script of the page: another group of the build takes it. */
const BEGIN = 'begin';

/** Named chunks, and those of modules that several parts share and no named one holds: planned once all modules are known. */
export function sharedChunks(named: readonly NamedChunk[]): {
  plugin: Plugin;
  nameOf(id: string): string | null;
} {
  let namedOf: ReadonlyMap<string, string> = new Map();
  let plan = new Map<string, string>();
  return {
    nameOf(id) {
      const name = plan.get(id) ?? null;
      // not all of it is taken there: what a script of a later wave stands on too is left
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

/** The named chunk of each module that one holds, by id. */
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

/** An element and its view are never asked for apart: one chunk a pair, by the name of the view. */
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

/** The modules with all that they import statically. Throws for one that is not in the build. */
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
