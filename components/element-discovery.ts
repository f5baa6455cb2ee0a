import { isReportedMissing } from '../src/element/definition/upgrade/missing-code';
import { takeTags } from '../src/element/runtime/page-tags';
import { elements, type ElementTag } from './index';

/** Elements by their tag in markup, and their loading when the page contains them. */
export interface ElementDiscovery {
  readonly prefix: string;
  /** Tags without prefix by tag in markup, for all elements. */
  readonly names: ReadonlyMap<string, ElementTag>;
  /** Tags in markup of the elements that were found or requested so far. */
  readonly wanted: ReadonlySet<string>;
  /** Loads and defines an element once for all callers; retries after a failure, which is logged. */
  load(tag: ElementTag): Promise<void>;
  /** Loads the undefined elements of a root, except those that another suite on the page defines. */
  look(root: ParentNode): void;
}

/**
 * @param start loads and defines an element
 * @param seen called for each undefined element in a searched root, before it is loaded
 */
export function discoverElements(
  prefix: string,
  start: (tag: ElementTag) => Promise<void>,
  seen: (element: Element, tag: ElementTag, root: ParentNode) => void = () => undefined,
): ElementDiscovery {
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
      // its own retry button loads it
      if (!tag || isReportedMissing(element)) continue;
      seen(element, tag, root);
      void markHandled(load(tag));
    }
  }
  return { prefix, names, wanted, load, look };
}

/** Marks a rejection as handled: the console has reported it already, and callers may ignore the promise. */
export function markHandled<T>(outcome: Promise<T>): Promise<T> {
  outcome.catch(() => undefined);
  return outcome;
}
