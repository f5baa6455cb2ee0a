import { VERSION } from '../definition/version';
import { loadChunk } from './chunk';
import { watchPageRuntime } from './page-runtime';
import type { Runtime } from './runtime';

/**
 * Key of the suite's context in the Context Community Protocol. A registered symbol, so that two bundles on one page
 * share it.
 */
export const RUNTIME_CONTEXT = Symbol.for('travel-portal-elements/runtime');

type Deliver = (runtime: Runtime, unsubscribe?: () => void) => void;

/** Request event of the protocol, defined here so that consumers do not need Lit. */
class ContextRequestEvent extends Event {
  constructor(
    readonly context: typeof RUNTIME_CONTEXT,
    readonly contextTarget: Element,
    readonly callback: Deliver,
    readonly subscribe: boolean,
  ) {
    super('context-request', { bubbles: true, composed: true });
  }
}

/**
 * Requests the runtime from the providers around an element, now and on every change. Calls back synchronously when a
 * provider is already defined. Returns a function that unsubscribes.
 */
function requestRuntime(element: Element, deliver: (runtime: Runtime) => void): () => void {
  let unsubscribe: (() => void) | undefined;
  let ended = false;
  const receive: Deliver = (runtime, stop) => {
    if (ended) {
      stop?.();
      return;
    }
    if (stop !== unsubscribe) unsubscribe?.(); // another provider has taken over
    unsubscribe = stop;
    deliver(runtime);
  };
  element.dispatchEvent(new ContextRequestEvent(RUNTIME_CONTEXT, element, receive, true));
  return () => {
    ended = true;
    unsubscribe?.();
  };
}

/**
 * Calls back with the runtime of the nearest provider around an element, or else the page's; now and on every change.
 */
export function followRuntime(element: Element, deliver: (runtime: Runtime) => void): () => void {
  let provided: Runtime | undefined;
  const stop = requestRuntime(element, (runtime) => {
    provided = runtime;
    if (runtime.version === VERSION) deliver(runtime);
    else
      void loadChunk(() => import('./foreign-runtime')).then(
        ({ runtimeFor }) => provided === runtime && deliver(runtimeFor(runtime)),
      );
  });
  if (provided) {
    return () => {
      provided = undefined;
      stop();
    };
  }
  stop();
  return watchPageRuntime(deliver);
}

/** Nearest ancestor, across shadow roots, that will provide a runtime once it is defined. */
export function pendingProvider(element: Element, providerTags: readonly string[]): string | undefined {
  for (let node: Node | null = element.parentNode; node; node = node.parentNode ?? hostOf(node)) {
    if (!(node instanceof Element) || !providerTags.includes(node.localName)) continue;
    return customElements.get(node.localName) ? undefined : node.localName;
  }
  return undefined;
}

const hostOf = (node: Node): Element | null => (node instanceof ShadowRoot ? node.host : null);
