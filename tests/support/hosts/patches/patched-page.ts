import type { Page } from '@playwright/test';
import type { Visits, Visit } from '../../e2e/page/visits';
import { addToJson, addToObjectPrototype } from './additions';
import { patchAsMooTools } from './mootools';
import { patchAsPrototypeJs } from './prototype-js';

/** Patches of natives, by the library that applies them. */
export const PATCHES: Readonly<Record<string, () => void>> = {
  'Prototype.js 1.7': patchAsPrototypeJs,
  'MooTools 1.6': patchAsMooTools,
  'toJSON of lists, texts and numbers (Prototype.js 1.6)': addToJson,
  'names that every object inherits (Prototype.js 1.4, json.js)': addToObjectPrototype,
};

/** Opens a page of a separate user whose documents are patched before any of their scripts. */
export async function visitPatched(session: Visits, patch: () => void): Promise<Visit> {
  const visit = await session.visit('about:blank');
  await patchPage(visit.page, patch);
  return visit;
}

const patchPage = (page: Page, patch: () => void) => page.addInitScript({ content: runnable(patch) });

/** Returns a patch as a script. The tests' compiler calls a helper for names of functions, which the page lacks. */
export const runnable = (patch: () => void): string =>
  `{ const __name = (named) => named; (${patch.toString()})(); }`;
