import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Names that an element's own modules import from a module of the contract; `*` for the whole module. */
interface Imports {
  /** Modules of the project that run with this one. */
  modules: string[];
  names: string[];
}

const LIST = 'components/index.ts';
/** Elements and the list of them load by tag, so that another element is not a part of this one. */
const OTHERS = /^components\/(index|pages|[\w/-]+\/element)\.tsx?$/;
const IMPORT =
  /(?:^|[;\n}])\s*(?:import|export)\s+(type\s+)?(?:([\w$*{}\s,]+?)\s+from\s+)?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/g;
/** Calls that load with their first use: `const { a } = await import('../contract/login/login')`. */
const LATE_IMPORT = /(\{[\w\s,]+\})\s*=\s*await\s+import\('[./]+\/contract\/[^']+'\)/g;

/**
 * Returns the names of the contract's exports that each element imports, directly or by a part of it, by tag without
 * prefix. The names are found in the sources: an element may send these calls, and no others.
 */
export function contractNamesByElement(): Map<string, Set<string>> {
  const known = new Map<string, Imports>();
  const read = (file: string): Imports => {
    const imports = known.get(file) ?? importsOf(file, readFileSync(file, 'utf8'));
    known.set(file, imports);
    return imports;
  };
  return new Map(
    [...startsOf(readFileSync(LIST, 'utf8'))].map(([tag, starts]) => {
      const names = new Set<string>();
      const seen = new Set(starts);
      // the set grows during the iteration
      for (const file of seen) {
        const imports = read(file);
        for (const name of imports.names) names.add(name);
        for (const next of imports.modules) if (!OTHERS.test(next)) seen.add(next);
      }
      return [tag, names];
    }),
  );
}

/** Elements that each element may show inside, by tag without prefix; only those that have some. */
export function innerElements(): Map<string, string[]> {
  const rows = [...rowsOf(readFileSync(LIST, 'utf8'))].map(([tag, row]): [string, string[]] => {
    const uses = /\buses: \[([^\]]*)\]/.exec(row)?.[1] ?? '';
    return [tag, [...uses.matchAll(/'([\w-]+)'/g)].map(([, inner = '']) => inner)];
  });
  return new Map(rows.filter(([, inner]) => inner.length > 0));
}

/** Source of each row of the list of elements. It is read as text, because a program in Node cannot load the element modules. */
function rowsOf(list: string): Map<string, string> {
  const body = list.slice(list.indexOf('export const elements = {'));
  const rows = body.split(/^ {2}(?='?[\w-]+'?: \{)/m).slice(1);
  return new Map(rows.map((row) => [/^'?([\w-]+)/.exec(row)?.[1] ?? '', row]));
}

/** Modules with which the list of elements loads each one. */
function startsOf(list: string): Map<string, string[]> {
  return new Map(
    [...rowsOf(list)].map(([tag, row]) => {
      const starts = [...row.matchAll(/import\('(\.[^']+)'\)/g)].map(([, to = '']) => fileOf(LIST, to));
      return [tag, starts.flatMap((file) => file ?? [])];
    }),
  );
}

function importsOf(file: string, text: string): Imports {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  const found: Imports = { modules: [], names: [] };
  for (const [, type, clause = '', fixed, dynamic] of code.matchAll(IMPORT)) {
    const to = type === undefined ? fileOf(file, fixed ?? dynamic ?? '') : undefined;
    if (to === undefined) continue;
    if (to.startsWith('src/contract/')) found.names.push(...namesIn(clause));
    else found.modules.push(to);
  }
  for (const [, clause = ''] of code.matchAll(LATE_IMPORT)) found.names.push(...namesIn(clause));
  return found;
}

/** `{ a, type B, c as d }`: a and c. */
const namesIn = (clause: string): string[] =>
  (/\{([^}]*)\}/.exec(clause)?.[1] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0] ?? '');

/** The module of the project that a relative import means; undefined for data and style sheets. */
function fileOf(from: string, to: string): string | undefined {
  const path = posix.join(posix.dirname(from), to);
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => existsSync(file));
}
