import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nextMigrationNo, nextPageNo } from './numbers';

const TEMPLATE = join(dirname(fileURLToPath(import.meta.url)), 'template');
const KEBAB = /^[a-z]+(-[a-z]+)*$/;

/** Folders with one subfolder per area. */
const FOLDERS = ['components', 'src/contract', 'src/domain', 'demo/gateway'];

/** Line to insert into a file, before the last occurrence of a marker. */
interface Line {
  file: string;
  before: string;
  line: string;
}

/** A new area adds one line to the list of elements. */
const AREA_LINES: readonly Line[] = [
  {
    file: 'components/index.ts',
    before: '  portal: {',
    line: "  '__area__': { load: () => import('./__area__/element'), ...ADMINISTRATION },\n",
  },
];

/** A further page adds lines to the lists of its area. */
const PAGE_LINES: readonly Line[] = [
  { file: 'components/__area__/declaration.ts', before: '],\n});', line: ", '__resourceCamel__'" },
  {
    file: 'components/__area__/element.ts',
    before: '});',
    line: "  __resourceCamel__: () => import('./__resource__/__Resource__'),\n",
  },
  {
    file: 'components/__area__/pages.ts',
    before: '];',
    line: "  administrationPage('/__areaCamel__/__resourceCamel__', '__Resource__', TRAIL, '__area__', '__resourceCamel__', { number: '__pageNo__' }),\n",
  },
  { file: 'components/__area__/pages.en.ts', before: '};', line: "  __Resource__: '__Resource__',\n" },
];

/** An import adds a page to its area, beside that of its resource. */
const IMPORT_LINES: readonly Line[] = [
  { file: 'components/__area__/declaration.ts', before: '],\n});', line: ", '__resourceCamel__Import'" },
  {
    file: 'components/__area__/element.ts',
    before: '});',
    line: "  __resourceCamel__Import: () => import('./__resource__/import/__Resource__Import'),\n",
  },
  {
    file: 'components/__area__/pages.ts',
    before: '];',
    line: "  administrationPage('/__areaCamel__/__resourceCamel__Import', '__Resource__导入', TRAIL, '__area__', '__resourceCamel__Import', { number: '__pageNo__' }),\n",
  },
  {
    file: 'components/__area__/pages.en.ts',
    before: '};',
    line: "  __Resource__导入: 'Import of __Resource__',\n",
  },
];

/**
 * `resource`: rows that are added and changed; `list`: read-only rows of a call; `tree`: rows in a tree; `settings`:
 * one record.
 */
type PageKind = 'resource' | 'list' | 'tree' | 'settings';

/** Template folders of each kind of page. Files of a later folder replace those of the same name. */
const PAGE_TEMPLATES: Readonly<Record<PageKind, readonly string[]>> = {
  resource: ['resource'],
  list: ['resource', 'list'],
  settings: ['resource', 'settings'],
  tree: ['resource', 'tree'],
};

/** Kinds of samples by their name in `npm run new <name> <kind>`. */
export const GENERATORS: Readonly<Record<string, (name: string, root?: string) => string[]>> = {
  resource: (name, root) => newPage(name, root),
  list: (name, root) => newPage(name, root, 'list'),
  settings: (name, root) => newPage(name, root, 'settings'),
  tree: (name, root) => newPage(name, root, 'tree'),
  import: newImport,
  job: newJob,
};

/**
 * Creates a page on the kit, and its area if it does not exist: contract, gateway with table, right and demo data, page
 * with its menu, and tests, which all work without changes. `name` is `<area>/<resource>` in kebab-case; the resource
 * defaults to `item`. A list, a tree and settings need an existing area. Returns the files created and changed.
 */
export function newPage(name: string, root = '.', kind: PageKind = 'resource'): string[] {
  const [area, resource] = namesIn(name, 'item');
  const isThere = existsSync(join(root, `components/${area}/declaration.ts`));
  if (!isThere && kind !== 'resource')
    throw new Error(`there is no area ${area} yet: make it with a resource`);
  for (const folder of isThere ? [] : FOLDERS) assertNoFile(root, `${folder}/${area}`);
  assertNoFile(root, `src/contract/${area}/${resource}.ts`);
  const templates = PAGE_TEMPLATES[kind];
  return generate(
    placeholdersOf(area, resource, root),
    isThere ? { templates, lines: PAGE_LINES } : { templates: ['area', ...templates], lines: AREA_LINES },
    root,
  );
}

/**
 * Creates an import of rows for an existing resource, `<area>/<resource>`: call, columns, declaration for the gateway,
 * page with the wizard, and test. Returns the files created and changed.
 */
export function newImport(name: string, root = '.'): string[] {
  const [area, resource] = namesIn(name);
  const contract = `src/contract/${area}/${resource}`;
  if (!existsSync(join(root, `${contract}.ts`))) throw new Error(`there is no ${contract}.ts yet`);
  assertNoFile(root, `${contract}-import.ts`);
  return generate(placeholdersOf(area, resource, root), { templates: ['import'], lines: IMPORT_LINES }, root);
}

/** Creates a job of the gateway with a table for its results and its test. Returns the files created. */
export function newJob(name: string, root = '.'): string[] {
  const [area, job] = namesIn(name);
  assertNoFile(root, `demo/gateway/${area}/${job}`);
  return generate(placeholdersOf(area, job, root), { templates: ['job'], lines: [] }, root);
}

/** Splits `<area>/<name>`. */
function namesIn(name: string, usual = ''): [area: string, name: string] {
  const [area = '', made = usual, ...more] = name.split('/');
  if (!KEBAB.test(area) || !KEBAB.test(made) || more.length > 0)
    throw new Error(`the name must have the form <area>/<name> in kebab-case, not "${name}"`);
  return [area, made];
}

function assertNoFile(root: string, path: string): void {
  if (existsSync(join(root, path))) throw new Error(`there is a ${path} already`);
}

/** Files to create from templates, and lines to add to other files. */
interface GeneratedFiles {
  templates: readonly string[];
  lines: readonly Line[];
}

function generate(
  words: Record<string, string>,
  { templates, lines }: GeneratedFiles,
  root: string,
): string[] {
  const named = (text: string) =>
    Object.entries(words).reduce((all, [word, value]) => all.replaceAll(`__${word}__`, value), text);
  const changed = lines.map(({ file, before, line }) => {
    const path = named(file);
    const text = readFileSync(join(root, path), 'utf8');
    const at = text.lastIndexOf(before);
    if (at < 0) throw new Error(`${path} no longer has the line ${before.trim()}`);
    const head = text.slice(0, at);
    // the last item of a list on several lines already ends in a comma
    const start = line.startsWith(',') ? head.replace(/,?\s*$/, '') : head;
    return { path, text: start + named(line) + text.slice(at) };
  });
  const files = templates.flatMap((kind) =>
    readdirSync(join(TEMPLATE, kind), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.txt'))
      .map((file) => [file, join(TEMPLATE, kind, file)] as const),
  );
  const made = [...new Map(files)].map(([file, template]) => ({
    path: named(relative('.', file).replace(/\.txt$/, '')),
    text: named(readFileSync(template, 'utf8')),
  }));
  // all contents are computed and checked before the first write
  for (const { path, text } of [...made, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...made, ...changed].map(({ path }) => path);
}

/** Values of the `__word__` placeholders in the templates. */
function placeholdersOf(area: string, resource: string, root: string): Record<string, string> {
  const snake = (name: string) => name.replaceAll('-', '_');
  return {
    areaCamel: camel(area),
    Area: pascal(area),
    area,
    resourceCamel: camel(resource),
    Resource: pascal(resource),
    RESOURCE: snake(resource).toUpperCase(),
    resource,
    table: `${snake(area)}_${snake(resource)}`,
    right: `YHWZ-YMQX-${snake(area).toUpperCase()}_${snake(resource).toUpperCase()}`,
    pageNo: nextPageNo(join(root, 'components'), area),
    migrationNo: nextMigrationNo(join(root, 'demo/gateway')),
  };
}

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(name).charAt(0).toUpperCase() + camel(name).slice(1);
