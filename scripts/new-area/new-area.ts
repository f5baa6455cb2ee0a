import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = join(dirname(fileURLToPath(import.meta.url)), 'template');

/** Where an area has a folder of its name. */
const FOLDERS = ['components', 'src/contract', 'src/domain', 'demo/gateway'];

/** Lines that go before a marker in the lists an area must be on. */
const LISTS: { file: string; before: string; line: string }[] = [
  {
    file: 'components/index.ts',
    before:
      "  portal: { load: () => first(import('./portal/element'), import('./portal/Portal')), minHeight: 0 },",
    line: "  '__area__': {\n    load: () => first(import('./__area__/element'), import('./__area__/__Area__')),\n    minHeight: 200,\n  },",
  },
];

/**
 * Makes an area: contract, gateway, widget and tests, under one name in every folder, working from the first
 * run on. `area` in kebab-case. Answers the files made and changed.
 */
export function newArea(area: string, root = '.'): string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(area)) throw new Error(`an area is named in kebab-case, not "${area}"`);
  for (const folder of FOLDERS)
    if (existsSync(join(root, folder, area))) throw new Error(`there is a ${folder}/${area} already`);
  const camel = area.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  const migrationNo = nextMigrationNo(join(root, 'demo/gateway'));
  const named = (text: string) =>
    text
      .replaceAll('__areaCamel__', camel)
      .replaceAll('__areaSnake__', area.replaceAll('-', '_'))
      .replaceAll('__migrationNo__', migrationNo)
      .replaceAll('__Area__', pascal)
      .replaceAll('__area__', area);

  const made = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => {
      const target = named(relative('.', file).replace(/\.txt$/, ''));
      mkdirSync(dirname(join(root, target)), { recursive: true });
      writeFileSync(join(root, target), named(readFileSync(join(TEMPLATE, file), 'utf8')));
      return target;
    });
  for (const { file, before, line } of LISTS) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} no longer has the line ${before.trim()}`);
    writeFileSync(path, text.replace(before, `${named(line)}\n${before}`));
  }
  return [...made, ...new Set(LISTS.map(({ file }) => file))];
}

/** Migrations run by their names, which begin with four digits. */
function nextMigrationNo(gateway: string): string {
  const numbers = readdirSync(gateway, { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /migrations[/\\](\d{4})-/.exec(file)?.[1] ?? [],
  );
  return String(Math.max(0, ...numbers.map(Number)) + 1).padStart(4, '0');
}
