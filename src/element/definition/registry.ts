import { loadChunk } from '../runtime/chunk';
import { askFor } from '../runtime/preload-parts';

/** A loaded element module: how to put its class under a tag. */
export interface ElementModule {
  /**
   * Undefined where there are no custom elements (Node). An element whose class is at hand is defined when this returns,
   * not only when it resolves.
   */
  define(options?: DefineOptions): Promise<CustomElementConstructor | undefined>;
  /** Resolves once the first content can stand at once. Throws ChunkLoadError. */
  prepare(): Promise<void>;
}
export interface DefineOptions {
  /** Tag prefix, `tp` if left out. Elements that an element uses itself take the same one. */
  prefix?: string;
}

export const DEFAULT_PREFIX = 'tp';
/** Tags, without prefix, of the elements that provide a runtime to those inside. */
export const PROVIDER_TAGS = ['provider', 'portal'] as const;

export interface ListedElement {
  load: () => Promise<{ default: ElementModule }>;
  /** Height in px of the first content, kept free until the element's code is there. */
  minHeight: number;
  /** The same where the element is less than 640 px wide, if it is higher there. */
  narrowHeight?: number;
  /** Other elements that it shows inside itself, by tag without prefix; the login, which any may need, is not named. */
  uses?: readonly string[];
  /** It shows pages of administration. */
  isAdministration?: true;
}
export type ElementList = Readonly<Record<string, ListedElement>>;
let elements: ElementList = {};

/** Called by lists of elements, of all or of some: widgets cooperate by tag and never import each other. */
export function registerElements(list: ElementList): void {
  elements = { ...elements, ...list };
}

export const minHeightOf = (tag: string): string => lengthOf(elements[tag] ?? { minHeight: 0 }, 'cqi');

/** The height to keep free, by the width of what a unit measures: `cqi` that of the element, `vw` that of the window. */
function lengthOf(
  { minHeight, narrowHeight = minHeight }: Pick<ListedElement, 'minHeight' | 'narrowHeight'>,
  unit: 'cqi' | 'vw',
): string {
  return `clamp(${minHeight}px,(640px - 100${unit})*999,${narrowHeight}px)`;
}

/** Style of a page whose elements' code is on its way: their heights are kept free, and nothing below them jumps. */
export const heightsOf = (list: ElementList, prefix: string): string =>
  Object.entries(list)
    .filter(([, { minHeight }]) => minHeight > 0)
    .map(
      ([tag, listed]) => `${prefix}-${tag}:not(:defined){display:block;min-height:${lengthOf(listed, 'vw')}}`,
    )
    .join('');

/**
 * Defines another element of the suite under the same prefix and resolves once its class is there. One whose view
 * could not be had says so itself. Throws ChunkLoadError.
 */
export async function ensureDefined(tag: string, prefix: string): Promise<void> {
  const module = await missing(tag, prefix);
  await module?.prepare().catch(() => undefined);
  await module?.define({ prefix });
}

/** Like `ensureDefined`, but without its view an element is not defined: whoever asks says so and asks again. */
export async function ensureReady(tag: string, prefix: string): Promise<void> {
  const module = await missing(tag, prefix);
  await module?.prepare();
  await module?.define({ prefix });
}

/** Has an element's code come beside what is under way, without running any of it. */
export function hasten(tag: string): void {
  const listed = elements[tag];
  if (listed) askFor(listed.load);
}

/** Can elements be defined here? On a server Lit brings a registry of its own, but no class of elements. */
export const hasElements = (): boolean =>
  typeof customElements !== 'undefined' && typeof HTMLElement !== 'undefined';

/** The module of an element that is not defined yet. */
async function missing(tag: string, prefix: string): Promise<ElementModule | undefined> {
  // on a server there is nothing to define; nothing is loaded either
  if (!hasElements() || customElements.get(`${prefix}-${tag}`)) return undefined;
  const listed = elements[tag];
  if (!listed) throw new Error(`no element of the suite is called ${tag}`);
  return (await loadChunk(listed.load)).default;
}
