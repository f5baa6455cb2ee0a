import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { planChunks, type PlannedModule } from './plan';

/** A chunk that takes what its test names; of several, the one with the highest priority does. */
export interface NamedChunk {
  name: string;
  test: RegExp;
  priority: number;
}

/** What a page shows first: a kB more of it is a kB more before that. */
const FIRST =
  /components[\\/](page-config|flight-booking[\\/](element|FlightBooking)|portal[\\/](element|Portal)|login[\\/](element|Login))\.|src[\\/]gateway[\\/]send\.|react-element\.ts/;
/** What a request costs, in bytes of code before it is made small. */
const REQUEST = 60_000;

const ELEMENT = /components[\\/].*[\\/]element\.ts$/;

/** What comes with the script of the page: another group of the build takes it. */
const BEGIN = 'begin';

/** Named chunks, and those of what several parts share and no named one takes: planned once all modules are known. */
export function sharedChunks(named: readonly NamedChunk[]): {
  plugin: Plugin;
  nameOf(id: string): string | null;
} {
  const byPriority = named.toSorted((a, b) => b.priority - a.priority);
  const namedOf = (id: string) => byPriority.find(({ test }) => test.test(id))?.name;
  let plan = new Map<string, string>();
  return {
    nameOf(id) {
      const name = plan.get(id) ?? null;
      // not all of it is taken there: what a script of a later wave stands on too is left
      return name === BEGIN ? (namedOf(id) ?? null) : name;
    },
    plugin: {
      name: 'shared-chunks',
      buildEnd() {
        const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
        const begin = reachedFrom(infos);
        const ofElements = elementChunks(infos);
        const modules = infos.map((info): PlannedModule => ({
          id: info.id,
          size: info.code?.length ?? 0,
          imports: info.importedIds,
          isEntry: info.isEntry || info.dynamicImporters.length > 0,
          chunk: begin.has(info.id) ? BEGIN : (namedOf(info.id) ?? ofElements.get(info.id)),
        }));
        plan = planChunks(modules, { request: REQUEST, isFirst: (id) => FIRST.test(id) });
      },
    },
  };
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

/** What the script of the page stands on: it comes with it. */
function reachedFrom(infos: readonly Rolldown.ModuleInfo[]): Set<string> {
  const byId = new Map(infos.map((info) => [info.id, info]));
  const reached = new Set<string>();
  const open = infos.filter(({ isEntry }) => isEntry).map(({ id }) => id);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...(byId.get(id)?.importedIds ?? []));
  }
  return reached;
}
