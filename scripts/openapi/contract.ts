import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { GenericSchema } from 'valibot';
import type { Call, Stream } from '../../src/contract/call';
import type { FaultTexts } from '../../src/contract/fault-texts';
import type { FaultText } from '../../src/contract/faults';
import { notedSource } from './noted-source';
import type { NotedConstant } from './notes';
import { resourceNote } from './resource-notes';

/** A call or stream of the contract with its place and comment. */
export interface Declared {
  /** Name of its export; calls of a resource have the resource's name before it: `grades.list`. */
  name: string;
  /** Folder or file below `src/contract`. */
  area: string;
  note: string;
  declaration: Call | Stream;
}

export interface Fault extends FaultText {
  name: string;
  english: string;
  note: string;
}

/** The contract with its comments. */
export interface DescribedContract {
  declared: Declared[];
  /** Schemas that are constants, by a name of their own, with their comments. */
  schemas: ReadonlyMap<string, { schema: GenericSchema; note: string }>;
  faults: ReadonlyMap<string, Fault>;
  /** Permission objects that the code names, by number. */
  objects: ReadonlyMap<string, { name: string; note: string }>;
  /** Schemas of amounts in fen. */
  amounts: ReadonlySet<unknown>;
  /** Exports by file below `src/contract`, and those of `src/protocol` under `protocol/`. */
  modules: Bundle['modules'];
  /** Comment of a field of an object schema; '' without one. */
  noteOf(fields: object, name: string): string;
}

interface Bundle {
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  constants: NotedConstant[];
  noteOf: DescribedContract['noteOf'];
}

/** Folders with schemas, each with the beginning of its names. The contract comes first, so that its schemas keep their names. */
const FOLDERS = { 'src/contract': '', 'src/protocol': 'protocol/' };
const NOTES = resolve('scripts/openapi/notes.ts');

/** Loads the contract together with the comments of its source. */
export async function describedContract(): Promise<DescribedContract> {
  const { modules, constants, noteOf } = await loadNoted();
  const notes = new Map(constants.map(({ value, note }) => [value, note]));
  const declared = Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module).flatMap(([name, value]) => declaredIn(areaOf(file), name, value, notes)),
  );
  return {
    declared: declared.toSorted((a, b) => (a.declaration.path < b.declaration.path ? -1 : 1)),
    schemas: namedSchemas(constants),
    faults: faultsOf(modules, noteOf),
    objects: objectsOf(modules, noteOf),
    amounts: new Set(constants.filter(({ name }) => name.endsWith('Fen')).map(({ value }) => value)),
    modules,
    noteOf,
  };
}

async function loadNoted(): Promise<Bundle> {
  const files = Object.entries(FOLDERS).flatMap(([folder, beginning]) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map((file) => ({ name: `${beginning}${file}`, path: resolve(folder, file) })),
  );
  const lines = files.map(({ path }, i) => `import * as m${i} from ${JSON.stringify(path)};`);
  const { outputFiles } = await build({
    stdin: {
      contents: `${lines.join('\n')}
        export { constants, noteOf } from ${JSON.stringify(NOTES)};
        export const modules = { ${files.map(({ name }, i) => `${JSON.stringify(name)}: m${i}`).join(', ')} };`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [notingContract],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)) as Bundle;
}

const notingContract: Plugin = {
  name: 'noting-contract',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/](contract|protocol)[\\/].*\.ts$/ }, ({ path }) => ({
      contents: notedSource(path, readFileSync(path, 'utf8'), NOTES),
      loader: 'ts',
    }));
  },
};

const areaOf = (file: string): string => file.slice(0, -'.ts'.length).split('/')[0] ?? '';

function declaredIn(
  area: string,
  name: string,
  value: unknown,
  notes: ReadonlyMap<unknown, string>,
): Declared[] {
  if (isDeclaration(value)) return [{ name, area, note: notes.get(value) ?? '', declaration: value }];
  if (!isRecord(value) || !isDeclaration(value['list'])) return [];
  return Object.entries(value).flatMap(([action, call]) =>
    isDeclaration(call)
      ? [
          {
            name: `${name}.${action}`,
            area,
            note: resourceNote(action, notes.get(value) ?? ''),
            declaration: call,
          },
        ]
      : [],
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDeclaration = (value: unknown): value is Call | Stream =>
  isRecord(value) && 'path' in value && 'needs' in value && 'body' in value;

export const isStream = (declaration: Call | Stream): declaration is Stream => 'event' in declaration;

const isSchema = (value: unknown): value is GenericSchema => isRecord(value) && value['kind'] === 'schema';

/** Kinds of schema that are worth a name; the others are written where they are used. */
const NAMED_TYPES = [
  'object',
  'strict_object',
  'variant',
  'union',
  'intersect',
  'picklist',
  'array',
  'record',
];

/** The first constant of a schema names it; further constants of a name get a number. */
function namedSchemas(constants: readonly NotedConstant[]): DescribedContract['schemas'] {
  const schemas = new Map<string, { schema: GenericSchema; note: string }>();
  const known = new Set<unknown>();
  for (const { name, value, note } of constants) {
    if (!isSchema(value) || !NAMED_TYPES.includes(value.type) || known.has(value)) continue;
    known.add(value);
    let own = name;
    for (let i = 2; schemas.has(own); i += 1) own = `${name}${i}`;
    schemas.set(own, { schema: value, note });
  }
  return schemas;
}

function objectsOf(
  modules: Bundle['modules'],
  noteOf: Bundle['noteOf'],
): Map<string, { name: string; note: string }> {
  const objects = modules['permission/objects.ts']?.['OBJECT'] as Readonly<Record<string, string>>;
  return new Map(Object.entries(objects).map(([name, no]) => [no, { name, note: noteOf(objects, name) }]));
}

function faultsOf(modules: Bundle['modules'], noteOf: Bundle['noteOf']): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const [file, module] of Object.entries(modules)) {
    if (!file.endsWith('faults.en.ts')) continue;
    const { table, english } = module['default'] as FaultTexts;
    for (const [name, { code, msg }] of Object.entries(table)) {
      faults.set(name, { name, code, msg, english: english[name] ?? '', note: noteOf(table, name) });
    }
  }
  return faults;
}
