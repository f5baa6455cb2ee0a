import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { filesIn } from './files';

/** Folders with one subfolder per area, named alike in each. */
const AREA_FOLDERS = [
  'components',
  'demo/gateway',
  'src/client',
  'src/contract',
  'src/domain',
  'src/ui',
  'tests/client',
  'tests/components',
  'tests/domain',
  'tests/e2e',
  'tests/gateway',
];

/** Returns the long tests of areas with files changed since a commit, and of areas that import such a file. */
export function longTestsSince(commit: string): string[] {
  const changed = new Set(changedSince(commit));
  const areas = new Set([...changed].flatMap(areaOf));
  for (const file of sourceFiles()) {
    const area = areaOf(file);
    if (area.some((one) => areas.has(one))) continue;
    if (importsOf(file).some((imported) => changed.has(imported))) for (const one of area) areas.add(one);
  }
  return filesIn({ extent: 'long' }, 'tests').filter(
    (file) => changed.has(file) || areaOf(file).some((area) => areas.has(area)) || isHostOf(file, areas),
  );
}

/** Files changed since a commit, including uncommitted ones. */
function changedSince(commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Returns the area of a file, or none. */
export function areaOf(file: string): string[] {
  const folder = AREA_FOLDERS.find((one) => file.startsWith(`${one}/`));
  const rest = folder === undefined ? [] : file.slice(folder.length + 1).split('/');
  return rest.length > 1 ? rest.slice(0, 1) : [];
}

/** Tests of host pages cover the elements as a whole; a file name contains at most one area: `partner-approvals`. */
function isHostOf(file: string, areas: ReadonlySet<string>): boolean {
  return file.startsWith('tests/hosts/') && [...areas].some((area) => file.includes(area));
}

const sourceFiles = (): string[] =>
  AREA_FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );

/** Returns the project files that a file imports, by path from the root. */
export function importsOf(file: string): string[] {
  const paths = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)];
  return paths.flatMap(([, named, late]) => {
    const path = normalize(join(dirname(file), named ?? late ?? '')).replaceAll('\\', '/');
    const found = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(isFile);
    return found === undefined ? [] : [found];
  });
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
