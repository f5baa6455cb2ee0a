import type { Page } from '@playwright/test';
import type { Visits, Visit } from '../../e2e/page/visits';
import { addToJson, addToObjectPrototype } from './additions';
import { patchAsMooTools } from './mootools';
import { patchAsPrototypeJs } from './prototype-js';

/** What libraries of a page do to the browser's natives, by what does it. */
export const PATCHES: Readonly<Record<string, () => void>> = {
  'Prototype.js 1.7': patchAsPrototypeJs,
  'MooTools 1.6': patchAsMooTools,
  'toJSON of lists, texts and numbers (Prototype.js 1.6)': addToJson,
  'names that every object inherits (Prototype.js 1.4, json.js)': addToObjectPrototype,
};

/** A page of a user of their own whose documents are all patched before any of their scripts. */
export async function visitPatched(session: Visits, patch: () => void): Promise<Visit> {
  const visit = await session.visit('about:blank');
  await patchPage(visit.page, patch);
  return visit;
}

const patchPage = (page: Page, patch: () => void) => page.addInitScript({ content: runnable(patch) });

/** A patch as a script. The compiler of the tests names functions by one of its own, which the page does not have. */
export const runnable = (patch: () => void): string =>
  `{ const __name = (named) => named; (${patch.toString()})(); }`;
