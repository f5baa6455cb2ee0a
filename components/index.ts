import { ensureDefined, registerElements, DEFAULT_PREFIX, type DefineOptions } from '../src/element/registry';

export { configure, type SuiteConfig } from '../src/element/runtime';
export { VERSION } from '../src/element/version';

/** Every element of the suite: its tag without prefix, how to load it, the height to keep free before. */
export const elements = {
  provider: { load: () => import('./provider/element'), minHeight: 0 },
  login: { load: () => import('./login/element'), minHeight: 264 },
  'flight-booking': { load: () => import('./flight-booking/element'), minHeight: 92 },
  payment: { load: () => import('./payment/element'), minHeight: 280 },
  'order-list': { load: () => import('./order-list/element'), minHeight: 480 },
  portal: { load: () => import('./portal/element'), minHeight: 0 },
} as const;
export type ElementTag = keyof typeof elements;

registerElements(elements);

/** Loads and defines elements; all of them if none is named. Safe to call again. */
export async function define(
  tags: readonly ElementTag[] = Object.keys(elements) as ElementTag[],
  { prefix = DEFAULT_PREFIX }: DefineOptions = {},
): Promise<void> {
  await Promise.all(tags.map((tag) => ensureDefined(tag, prefix)));
}
