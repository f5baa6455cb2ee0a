import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Menu of the administration pages. */
const ADMINISTRATION = '05';

/** Returns the next migration number. Migrations run in the order of their names, which begin with four digits. */
export function nextMigrationNo(gateway: string): string {
  const numbers = readdirSync(gateway, { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /migrations[/\\](\d{4})-/.exec(file)?.[1] ?? [],
  );
  return String(Math.max(0, ...numbers.map(Number)) + 1).padStart(4, '0');
}

/** Returns the number of another page of an area: below the menu of its pages, or a new menu after all others. */
export function nextPageNo(components: string, area: string): string {
  const numbers = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[/\\])(planned-)?pages\.ts$/.test(file))
    .flatMap((file) => numbersIn(join(components, file)));
  const own = join(components, area, 'pages.ts');
  const [first] = existsSync(own) ? numbersIn(own) : [];
  return first === undefined
    ? `${nextBelow(ADMINISTRATION, numbers)}01`
    : nextBelow(first.slice(0, -2), numbers);
}

const numbersIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/'(\d{4,8})'/g)].flatMap(([, number]) => number ?? []);

function nextBelow(menu: string, numbers: readonly string[]): string {
  const used = numbers
    .filter((number) => number.startsWith(menu) && number.length > menu.length)
    .map((number) => Number(number.slice(menu.length, menu.length + 2)));
  return menu + String(Math.max(0, ...used) + 1).padStart(2, '0');
}
