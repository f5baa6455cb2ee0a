import type { Migration } from 'kysely';
import type { Migrations } from './db/migrate';
import { gather } from './gather';

/** `<area>/migrations/<number>-<subject>.ts`; the numbers are unique across all areas. */
const FILE = /\/migrations\/((\d{4})-[a-z-]+)\.ts$/;

/** The migrations of all areas. */
export const MIGRATIONS: Migrations = Object.fromEntries(
  (await gather(FILE)).map(({ path, module }) => {
    const { migration } = module as { migration?: Migration };
    if (migration === undefined) throw new Error(`${path} exports no migration`);
    return [FILE.exec(path)?.[1] ?? path, migration] as const;
  }),
);

const numbers = Object.keys(MIGRATIONS).map((name) => name.slice(0, 4));
const twice = numbers.find((number, i) => numbers.indexOf(number) !== i);
if (twice !== undefined) throw new Error(`Two migrations have the number ${twice}`);
