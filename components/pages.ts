import { existsSync, readdirSync } from 'node:fs';
import type { PortalPage } from '../src/domain/portal/portal-page';

const folder = new URL('./', import.meta.url);
// compiled for servers, the modules have another ending
const ending = new URL(import.meta.url).pathname.endsWith('.js') ? 'js' : 'ts';
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => new URL(`${name}/pages.${ending}`, folder))
  .filter((file) => existsSync(file));
const modules = (await Promise.all(files.map((file) => import(file.href)))) as {
  pages: readonly PortalPage[];
}[];

/** Pages of all areas, for Node: the demo's menus and the tests use the same rows as the shell. */
export const PAGES: readonly PortalPage[] = modules.flatMap(({ pages }) => pages);
