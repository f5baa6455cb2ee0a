import { loadChunk } from '../runtime/chunk';

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
  /** Height in px kept free until the element's code is there. */
  minHeight: number;
  /** Other elements that it shows inside itself, by tag without prefix; the login, which any may need, is not named. */
  uses?: readonly string[];
}
export type ElementList = Readonly<Record<string, ListedElement>>;
let elements: ElementList = {};

/** Called by lists of elements, of all or of some: widgets cooperate by tag and never import each other. */
export function registerElements(list: ElementList): void {
  elements = { ...elements, ...list };
}

export const minHeightOf = (tag: string): number => elements[tag]?.minHeight ?? 0;

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
