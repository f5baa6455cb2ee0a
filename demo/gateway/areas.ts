import { readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Area } from './server/area';

const FOLDER = import.meta.dirname;

/** Every area of the gateway, from its folder. */
export const AREAS: readonly Area[] = await Promise.all(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`${sep}area.ts`) && dirname(file) !== 'server')
    .sort()
    .map(readArea),
);

async function readArea(file: string): Promise<Area> {
  const { area } = (await import(pathToFileURL(join(FOLDER, file)).href)) as { area?: Area };
  const name = dirname(file).split(sep).join('/');
  if (area?.name !== name) throw new Error(`demo/gateway/${name}/area.ts exports no area of that name`);
  return area;
}
