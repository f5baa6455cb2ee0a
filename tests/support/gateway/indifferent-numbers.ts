import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Places of bodies, `call path`, whose answer does not depend on the caller's own number, by reason. */
export type IndifferentNumbers = Readonly<Record<string, readonly string[]>>;

/** Places of all areas: each `tests/gateway/<area>/indifferent-numbers.ts` exports its own as `indifferent`. */
export async function indifferentPlaces(): Promise<string[]> {
  const files = readdirSync('tests/gateway', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('indifferent-numbers.ts'),
  );
  const modules = await Promise.all(
    files.map(async (file) => {
      const module: { indifferent?: IndifferentNumbers } = await import(
        pathToFileURL(join('tests/gateway', file)).href
      );
      if (module.indifferent === undefined) throw new Error(`${file} exports no indifferent`);
      return Object.values(module.indifferent).flat();
    }),
  );
  return modules.flat().sort();
}

/** Several places of one call. */
export const placesOf = (call: string, ...places: string[]): string[] =>
  places.map((place) => `${call} ${place}`);

/** One place of several calls. */
export const placeOf = (place: string, ...calls: string[]): string[] =>
  calls.map((call) => `${call} ${place}`);
