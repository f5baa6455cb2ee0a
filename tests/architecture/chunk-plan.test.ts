import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { planChunks, type PlannedModule } from '../../scripts/chunks/plan';

/** Modules that import only later ones, so that the graph is acyclic. */
const graph = fc
  .array(
    fc.record({
      size: fc.integer({ min: 1, max: 100 }),
      isEntry: fc.boolean(),
      chunk: fc.constantFrom(undefined, undefined, undefined, 'react'),
      steps: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((drawn) =>
    drawn.map(({ size, isEntry, chunk, steps }, i): PlannedModule => {
      const imports = [...new Set(steps.map((step) => `m${i + step}`))].filter(
        (id) => Number(id.slice(1)) < drawn.length,
      );
      // a named chunk imports none of its importers, like a library
      return { id: `m${i}`, size, isEntry, chunk: imports.length === 0 ? chunk : undefined, imports };
    }),
  );

/** Entries that reach a module. */
function usersOf(modules: readonly PlannedModule[], id: string): string[] {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const reaches = (from: string): boolean => from === id || (byId.get(from)?.imports ?? []).some(reaches);
  return modules.filter((module) => module.isEntry && reaches(module.id)).map((module) => module.id);
}

/** True when chunks import each other in a circle. Modules without a planned chunk count as chunks of their own. */
function hasCircle(modules: readonly PlannedModule[], plan: ReadonlyMap<string, string>): boolean {
  const chunkOf = (id: string) => plan.get(id) ?? modules.find((module) => module.id === id)?.chunk ?? id;
  const imports = new Map<string, Set<string>>();
  for (const module of modules) {
    const from = chunkOf(module.id);
    const of = imports.get(from) ?? new Set();
    for (const to of module.imports.map(chunkOf)) if (to !== from) of.add(to);
    imports.set(from, of);
  }
  const done = new Set<string>();
  const visit = (chunk: string, above: readonly string[]): boolean => {
    if (above.includes(chunk)) return true;
    if (done.has(chunk)) return false;
    done.add(chunk);
    return [...(imports.get(chunk) ?? [])].some((next) => visit(next, [...above, chunk]));
  };
  return [...imports.keys()].some((chunk) => visit(chunk, []));
}

/** Bytes loaded by all entries, including the cost of each chunk's request. */
function costOf(
  modules: readonly PlannedModule[],
  plan: ReadonlyMap<string, string>,
  request: number,
): number {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const ownerOf = ({ id, isEntry, chunk }: PlannedModule): string =>
    plan.get(id) ?? chunk ?? (isEntry ? id : (usersOf(modules, id)[0] ?? id));
  const chunks = new Map<string, PlannedModule[]>();
  for (const module of modules) chunks.set(ownerOf(module), [...(chunks.get(ownerOf(module)) ?? []), module]);
  let cost = 0;
  for (const entry of modules.filter(({ isEntry }) => isEntry)) {
    const loaded = new Set([ownerOf(entry)]);
    for (const name of loaded) {
      for (const module of chunks.get(name) ?? []) {
        cost += module.size;
        for (const id of module.imports) loaded.add(ownerOf(byId.get(id) ?? module));
      }
    }
    cost += loaded.size * request;
  }
  return cost;
}

const options = (request: number, first: readonly string[] = []) => ({
  request,
  isFirst: (id: string) => first.includes(id),
});

describe('the plan of chunks', () => {
  it('has no chunks that stand on each other', () => {
    fc.assert(
      fc.property(graph, fc.integer({ min: 0, max: 400 }), (modules, request) => {
        assert.equal(hasCircle(modules, planChunks(modules, options(request))), false);
      }),
    );
  });

  it('keeps named modules, modules used only by entries of a named chunk, and modules shared by several entries', () => {
    fc.assert(
      fc.property(graph, (modules) => {
        const plan = planChunks(modules, options(50));
        for (const { id, isEntry, chunk } of modules) {
          const [user, ...others] = usersOf(modules, id);
          const named =
            chunk ?? (others.length === 0 ? modules.find((one) => one.id === user)?.chunk : undefined);
          const isShared = !isEntry && named === undefined && others.length > 0;
          assert.equal(plan.has(id), named !== undefined || isShared, id);
          if (named !== undefined) assert.equal(plan.get(id), named);
        }
      }),
    );
  });

  it('adds no module to the first load', () => {
    fc.assert(
      fc.property(graph, (modules) => {
        const first = modules.filter(({ isEntry }) => isEntry).map(({ id }) => id)[0];
        const plan = planChunks(modules, options(1000, first === undefined ? [] : [first]));
        const isOfFirst = (id: string) => first !== undefined && usersOf(modules, id).includes(first);
        const shared = [...plan].filter(([, chunk]) => chunk.startsWith('shared'));
        for (const [id, chunk] of shared)
          for (const [other, chunkOfOther] of shared)
            if (chunk === chunkOfOther) assert.equal(isOfFirst(id), isOfFirst(other), `${id} ${other}`);
      }),
    );
  });

  it('lets no page load more bytes than the saved requests are worth, with all dependencies of a chunk counted', () => {
    fc.assert(
      fc.property(graph, fc.integer({ min: 1, max: 400 }), (modules, request) => {
        const apart = costOf(modules, planChunks(modules, options(0)), request);
        assert.ok(costOf(modules, planChunks(modules, options(request)), request) <= apart);
      }),
    );
  });

  it('puts small parts together with the one that has nearly the same users', () => {
    const module = (id: string, size: number, imports: string[] = [], isEntry = false): PlannedModule => ({
      id,
      size,
      imports,
      isEntry,
    });
    const plan = planChunks(
      [
        module('list', 1, ['table', 'money', 'icon'], true),
        module('detail', 1, ['money', 'icon', 'map'], true),
        module('form', 1, ['table', 'money', 'map'], true),
        module('table', 900),
        module('money', 1000),
        module('icon', 10),
        module('map', 800),
      ],
      options(100),
    );
    assert.equal(plan.get('icon'), plan.get('money'));
    assert.equal(new Set(plan.values()).size, 3);
  });
});
