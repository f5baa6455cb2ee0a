import { watchOpenRoots } from '../src/element/definition/open-roots';
import { markHandled, type ElementDiscovery } from './element-discovery';
import type { ElementTag } from './index';

/** API of a loader for its page. Tags are accepted with or without the prefix. */
export interface LoaderApi {
  /**
   * Loads and defines elements before the page contains them, by default all. Rejects with a ChunkLoadError, or with a
   * TypeError that names an unknown tag.
   */
  define(...tags: string[]): Promise<void>;
  /**
   * Resolves when an element is defined and its first content can render at once; without a tag, when that holds for
   * all elements found or requested so far. Does not start loading. Rejects with a TypeError that names an unknown tag.
   */
  whenReady(tag?: string): Promise<void>;
  /** Watches a root that a loader cannot reach by itself, for present and future elements: a closed shadow root. */
  observe(root: Document | ShadowRoot): void;
}

/** Watches the whole page including its open shadow roots. */
export function loaderApi({ prefix, names, wanted, load, look }: ElementDiscovery): LoaderApi {
  const observe = watchOpenRoots((host) => names.has(host.localName), look);
  observe(document);

  function known(tag: string): ElementTag {
    const found = names.get(tag) ?? names.get(`${prefix}-${tag}`);
    if (found) return found;
    const error = new TypeError(
      `<${tag}> is no element of the suite; there are ${[...names.keys()].join(', ')}`,
    );
    // oxlint-disable-next-line no-console -- only the embedder's developer can correct the name
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
    define: (...tags) => markHandled(defineAll(tags)),
    whenReady: (tag) => markHandled(allDefined(tag)),
  };
}
