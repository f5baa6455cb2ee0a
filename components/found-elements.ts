import { isToldMissing } from '../src/element/definition/upgrade/missing-code';
import { takeTags } from '../src/element/runtime/page-tags';
import { elements, type ElementTag } from './index';

/** Elements by their tag in markup, and the loading of those that a page turns out to hold. */
export interface FoundElements {
  readonly prefix: string;
  /** Tags without prefix by tag in markup, of all elements. */
  readonly names: ReadonlyMap<string, ElementTag>;
  /** Tags in markup of the elements that were found or asked for so far. */
  readonly wanted: ReadonlySet<string>;
  /** Loads and defines an element, once however often it is asked for; again after it failed, which the console is told. */
  load(tag: ElementTag): Promise<void>;
  /** Loads whatever elements stand in a root and have no class yet, but those that another suite on the page defines. */
  look(root: ParentNode): void;
}

/**
 * @param start loads and defines an element
 * @param seen called for each element that stands in a looked-at root without its class, before that is asked for
 */
export function foundElements(
  prefix: string,
  start: (tag: ElementTag) => Promise<void>,
  seen: (element: Element, tag: ElementTag, root: ParentNode) => void = () => undefined,
): FoundElements {
  const names = new Map((Object.keys(elements) as ElementTag[]).map((tag) => [`${prefix}-${tag}`, tag]));
  const undefinedYet = new Map(names);
  const own = takeTags([...names.keys()]);
  for (const name of names.keys()) if (!own.includes(name)) undefinedYet.delete(name);
  const wanted = new Set<string>();
  const underWay = new Map<ElementTag, Promise<void>>();

  function load(tag: ElementTag): Promise<void> {
    wanted.add(`${prefix}-${tag}`);
    const coming = underWay.get(tag) ?? start(tag);
    if (underWay.has(tag)) return coming;
    underWay.set(tag, coming);
    coming.catch((error: unknown) => {
      underWay.delete(tag);
      // oxlint-disable-next-line no-console -- the embedder's developer is told which element is missing, and why
      console.error(`<${prefix}-${tag}> could not be loaded`, error);
    });
    return coming;
  }

  function look(root: ParentNode): void {
    for (const name of undefinedYet.keys()) if (customElements.get(name)) undefinedYet.delete(name);
    if (undefinedYet.size === 0) return;
    for (const element of root.querySelectorAll([...undefinedYet.keys()].join())) {
      const tag = undefinedYet.get(element.localName);
      // it says itself how it is asked for again
      if (!tag || isToldMissing(element)) continue;
      seen(element, tag, root);
      void handled(load(tag));
    }
  }
  return { prefix, names, wanted, load, look };
}

/** For outcomes of which the console is told already: who leaves them alone gets no unhandled rejection besides. */
export function handled<T>(outcome: Promise<T>): Promise<T> {
  outcome.catch(() => undefined);
  return outcome;
}
