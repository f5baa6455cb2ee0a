import { loadChunk } from '../runtime/chunk';
import { askFor } from '../runtime/preload-parts';

/** A loaded element module: defines its class under a tag. */
export interface ElementModule {
  /**
   * Resolves with the class; undefined where there are no custom elements (Node). A class that needs no loading is
   * defined synchronously.
   */
  define(options?: DefineOptions): Promise<CustomElementConstructor | undefined>;
  /** Resolves once the first content can render at once. Throws ChunkLoadError. */
  prepare(): Promise<void>;
}
export interface DefineOptions {
  /** Tag prefix, default `tp`. Also used for the elements that an element renders itself. */
  prefix?: string;
}

export const DEFAULT_PREFIX = 'tp';
/** Tags, without prefix, of the elements that provide a runtime to their descendants. */
export const PROVIDER_TAGS = ['provider', 'portal'] as const;

export interface ListedElement {
  load: () => Promise<{ default: ElementModule }>;
  /** Height in px of the first content, reserved until the element's code is loaded. */
  minHeight: number;
  /** Height for elements narrower than 640 px, if it is larger there. */
  narrowHeight?: number;
  /** Elements that it renders inside itself, by tag without prefix; without the login, which any may need. */
  uses?: readonly string[];
  /** Set for elements with administration pages. */
  isAdministration?: true;
}
export type ElementList = Readonly<Record<string, ListedElement>>;
let elements: ElementList = {};

/** Registers a full or partial list of elements: widgets cooperate by tag and never import each other. */
export function registerElements(list: ElementList): void {
  elements = { ...elements, ...list };
}

export const minHeightOf = (tag: string): string => lengthOf(elements[tag] ?? { minHeight: 0 }, 'cqi');

/** Reserved height as CSS, depending on a width in this unit: `cqi` for the element, `vw` for the window. */
function lengthOf(
  { minHeight, narrowHeight = minHeight }: Pick<ListedElement, 'minHeight' | 'narrowHeight'>,
  unit: 'cqi' | 'vw',
): string {
  return `clamp(${minHeight}px,(640px - 100${unit})*999,${narrowHeight}px)`;
}

/**
 * Style that reserves the heights of elements while their code is loading, so that content below them does not move.
 */
export const heightsOf = (list: ElementList, prefix: string): string =>
  Object.entries(list)
    .filter(([, { minHeight }]) => minHeight > 0)
    .map(
      ([tag, listed]) => `${prefix}-${tag}:not(:defined){display:block;min-height:${lengthOf(listed, 'vw')}}`,
    )
    .join('');

/**
 * Defines another element of the suite under the same prefix; resolves once its class is defined. An element whose view
 * failed to load shows that itself. Throws ChunkLoadError.
 */
export async function ensureDefined(tag: string, prefix: string): Promise<void> {
  const module = await missing(tag, prefix);
  await module?.prepare().catch(() => undefined);
  await module?.define({ prefix });
}

/**
 * Like `ensureDefined`, but does not define an element whose view failed to load: the caller shows the error and
 * retries.
 */
export async function ensureReady(tag: string, prefix: string): Promise<void> {
  const module = await missing(tag, prefix);
  await module?.prepare();
  await module?.define({ prefix });
}

/** Preloads an element's code in parallel, without running it. */
export function preloadElement(tag: string): void {
  const listed = elements[tag];
  if (listed) askFor(listed.load);
}

/** True when elements can be defined. On a server Lit adds a registry, but there is no class of elements. */
export const hasElements = (): boolean =>
  typeof customElements !== 'undefined' && typeof HTMLElement !== 'undefined';

/** Loads the module of an element that is not defined yet. */
async function missing(tag: string, prefix: string): Promise<ElementModule | undefined> {
  // on a server there is nothing to define or load
  if (!hasElements() || customElements.get(`${prefix}-${tag}`)) return undefined;
  const listed = elements[tag];
  if (!listed) throw new Error(`no element of the suite is called ${tag}`);
  return (await loadChunk(listed.load)).default;
}
