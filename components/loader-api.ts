import { watchOpenRoots } from '../src/element/definition/open-roots';
import { handled, type FoundElements } from './found-elements';
import type { ElementTag } from './index';

/** What a loader lets its page do with elements; tags are given with or without the prefix. */
export interface LoaderApi {
  /**
   * Loads and defines elements before the page holds them; all of them if none is named. Rejects with a ChunkLoadError, or
   * with a TypeError that names the tag which is none of the suite's.
   */
  define(...tags: string[]): Promise<void>;
  /**
   * Resolves when an element is defined, whoever asks for it, and its first content can stand at once; without a tag when
   * all are that were found or asked for so far. Rejects with a TypeError that names a tag which is none of the suite's.
   */
  whenReady(tag?: string): Promise<void>;
  /** Looks for elements in a root that a loader cannot see by itself, now and later: a closed shadow root. */
  observe(root: Document | ShadowRoot): void;
}

/** Looks for elements in the whole page from now on, its open shadow roots included. */
export function loaderApi({ prefix, names, wanted, load, look }: FoundElements): LoaderApi {
  const observe = watchOpenRoots((host) => names.has(host.localName), look);
  observe(document);

  function known(tag: string): ElementTag {
    const found = names.get(tag) ?? names.get(`${prefix}-${tag}`);
    if (found) return found;
    const error = new TypeError(
      `<${tag}> is no element of the suite; there are ${[...names.keys()].join(', ')}`,
    );
    // oxlint-disable-next-line no-console -- the embedder's developer alone can mend the name
    console.error(error);
    throw error;
  }
  async function defineAll(tags: readonly string[]): Promise<void> {
    await Promise.all((tags.length > 0 ? tags.map(known) : [...names.values()]).map(load));
  }
  async function allDefined(tag: string | undefined): Promise<void> {
    const awaited = tag === undefined ? wanted : [`${prefix}-${known(tag)}`];
    await Promise.all([...awaited].map((name) => customElements.whenDefined(name)));
  }
  return {
    observe,
    define: (...tags) => handled(defineAll(tags)),
    whenReady: (tag) => handled(allDefined(tag)),
  };
}
