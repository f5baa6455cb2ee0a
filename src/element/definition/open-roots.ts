/**
 * Tells of what is added to a page, its open shadow roots included: of those that are there, of those that come with an
 * element, be it cloned or made of declarative markup, and of those attached later. What is closed stays closed, unless
 * its owner hands it over.
 *
 * @param isSkipped hosts whose roots are nobody else's affair
 * @param look called with each root once, and again whenever something was added to it
 * @returns takes a further root: the document, or a closed one
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
    // not by its class: an element may come from another window
    if ('shadowRoot' in node) enter(node as Element);
    for (const element of node.querySelectorAll('*')) enter(element);
  }

  function enter(host: Element): void {
    // elements of another document have classes of another window, or none
    if (host.shadowRoot && host.ownerDocument === document && !isSkipped(host)) observe(host.shadowRoot);
  }

  // the parser attaches a root to a host that was told of before
  document.addEventListener('DOMContentLoaded', () => search(document), { once: true });
  hearOfRoots((host) => {
    if (host.isConnected) enter(host);
  });
  return observe;
}

const isParent = (node: Node): node is Node & ParentNode => 'querySelectorAll' in node;

/**
 * Calls back after a root was attached, by when the caller has filled it. Nothing else tells of a root that an element gets
 * while it stands in the page. The page's own function is called as ever, with the same receiver, arguments, result and
 * errors; what stands in its place has its name and reads as native. A page whose prototypes are frozen keeps its own.
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
