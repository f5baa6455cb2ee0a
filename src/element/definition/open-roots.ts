/**
 * Observes additions to a page including its open shadow roots: present ones, those of added elements (also cloned or
 * from declarative markup), and those attached later. Closed roots are observed only when their owner passes them.
 *
 * @param isSkipped hosts whose roots are not to be observed
 * @param look called with each root once, and again after every addition to it
 * @returns observes a further root: the document, or a closed one
 */
export function watchOpenRoots(
  isSkipped: (host: Element) => boolean,
  look: (root: ParentNode) => void,
): (root: Document | ShadowRoot) => void {
  const entered = new WeakSet<Node>();
  const observer = new MutationObserver((records) => {
    const changed = new Set<Node>();
    for (const { target, addedNodes } of records) {
      if (addedNodes.length > 0) changed.add(target.getRootNode());
      for (const node of addedNodes) search(node);
    }
    for (const root of changed) if (isParent(root)) look(root);
  });

  function observe(root: Document | ShadowRoot): void {
    if (entered.has(root)) return;
    entered.add(root);
    observer.observe(root, { childList: true, subtree: true });
    look(root);
    search(root);
  }

  function search(node: Node): void {
    if (!isParent(node)) return;
    // checks the property instead of the class: an element may come from another window
    if ('shadowRoot' in node) enter(node as Element);
    for (const element of node.querySelectorAll('*')) enter(element);
  }

  function enter(host: Element): void {
    // elements of another document have classes of another window, or none
    if (host.shadowRoot && host.ownerDocument === document && !isSkipped(host)) observe(host.shadowRoot);
  }

  // the parser attaches declarative roots to hosts that were added before
  document.addEventListener('DOMContentLoaded', () => search(document), { once: true });
  hearOfRoots((host) => {
    if (host.isConnected) enter(host);
  });
  return observe;
}

const isParent = (node: Node): node is Node & ParentNode => 'querySelectorAll' in node;

/**
 * Calls back after a shadow root was attached, when the caller has filled it. No other event reveals a root that an
 * element in the page receives. The page's `attachShadow` works as before, with the same receiver, arguments, result
 * and errors, and its replacement looks native. A page with frozen prototypes keeps the original.
 */
function hearOfRoots(attached: (host: Element) => void): void {
  const { prototype } = Element;
  const attach = new Proxy(prototype.attachShadow, {
    apply(native, host: Element, given: unknown[]) {
      const root = Reflect.apply(native, host, given) as ShadowRoot;
      queueMicrotask(() => attached(host));
      return root;
    },
  });
  Reflect.set(prototype, 'attachShadow', attach);
}
