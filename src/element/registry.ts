import { loadChunk } from './chunk';

/** A loaded element module: how to put its class under a tag. */
export interface ElementModule {
  /** Undefined where there are no custom elements (Node). */
  define(options?: DefineOptions): Promise<CustomElementConstructor | undefined>;
  /** Resolves once the first content can stand at once, or its code could not be had. */
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
}
export type ElementList = Readonly<Record<string, ListedElement>>;
let elements: ElementList = {};

/** Called once by the list of elements: widgets cooperate by tag and never import each other. */
export function registerElements(list: ElementList): void {
  elements = list;
}

export const minHeightOf = (tag: string): number => elements[tag]?.minHeight ?? 0;

/** Defines another element of the suite under the same prefix and resolves once its class is there. */
export async function ensureDefined(tag: string, prefix: string): Promise<void> {
  // on a server there is nothing to define; nothing is loaded either
  if (typeof customElements === 'undefined' || customElements.get(`${prefix}-${tag}`)) return;
  const listed = elements[tag];
  if (!listed) throw new Error(`no element of the suite is called ${tag}`);
  const { default: module } = await loadChunk(listed.load);
  await module.prepare();
  await module.define({ prefix });
}
