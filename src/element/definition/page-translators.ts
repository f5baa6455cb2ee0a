/**
 * Supports browser translators, which replace text nodes by `<font>` elements, also in shadow roots. Views keep
 * references to their own nodes: removing one or inserting before it would throw, and new text would be invisible. This
 * module tracks the replacements and patches only the affected nodes, because the prototypes belong to the page.
 */
export function followTranslators(root: ShadowRoot): void {
  new MutationObserver((records) => {
    for (const record of records) {
      for (const removed of record.removedNodes) {
        const place =
          removed instanceof Text && removed.parentNode !== record.target && placeOf(record, records);
        if (place) follow(record.target, removed, place);
      }
    }
  }).observe(root, { childList: true, subtree: true });
}

const isFont = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'font';

/** Element that replaced a text: inserted in the same batch of mutations, before or after the removal. */
function placeOf(record: MutationRecord, records: readonly MutationRecord[]): HTMLElement | undefined {
  const { target, previousSibling, nextSibling } = record;
  const isAtPlace = (node: Node) =>
    node === previousSibling ||
    node === nextSibling ||
    (node.previousSibling === previousSibling && node.nextSibling === nextSibling);
  const added = [...record.addedNodes, ...records.flatMap((one) => [...one.addedNodes]).filter(isAtPlace)];
  return added.filter(isFont).find((node) => node.parentNode === target);
}

/** Replacement by the view's text node. */
const places = new WeakMap<Node, HTMLElement>();
const tolerant = new WeakSet<Node>();

function follow(parent: Node, text: Text, place: HTMLElement): void {
  const isKnown = places.has(text);
  places.set(text, place);
  tolerate(parent);
  if (!isKnown) {
    for (const name of ['nodeValue', 'data'] as const) passOn(text, name, () => restore(text), text);
  }
  // Lit writes to the node behind its marker
  passOn(place, 'data', () => restore(text), text);
}

/** Puts the original text back, so that the translator finds new content. */
function restore(text: Text): void {
  const place = places.get(text);
  if (place?.parentNode && !text.isConnected) place.parentNode.replaceChild(text, place);
}

function passOn(node: Node, name: 'nodeValue' | 'data', before: () => void, text: Text): void {
  const { get, set } =
    Object.getOwnPropertyDescriptor(name === 'data' ? CharacterData.prototype : Node.prototype, name) ?? {};
  Object.defineProperty(node, name, {
    configurable: true,
    get: () => get?.call(text) as unknown,
    set(value: unknown) {
      before();
      set?.call(text, value);
    },
  });
}

/** The node itself when it is in the parent, otherwise its replacement. */
const standing = <N extends Node | null>(parent: Node, node: N): Node | N =>
  node !== null && node.parentNode !== parent ? (placeIn(parent, node) ?? node) : node;

function placeIn(parent: Node, node: Node): HTMLElement | undefined {
  const place = places.get(node);
  return place?.parentNode === parent ? place : undefined;
}

function tolerate(parent: Node): void {
  if (tolerant.has(parent)) return;
  tolerant.add(parent);
  const { removeChild, insertBefore, appendChild } = parent;
  Object.assign(parent, {
    removeChild(child: Node): Node {
      removeChild.call(parent, standing(parent, child));
      return child;
    },
    insertBefore(node: Node, before: Node | null): Node {
      const next = standing(parent, before);
      if (next !== node) leavePlace(parent, node);
      return insertBefore.call(parent, node, next);
    },
    appendChild(node: Node): Node {
      leavePlace(parent, node);
      return appendChild.call(parent, node);
    },
  });
}

/** Removes the replacement of a text that moves elsewhere, so that it does not appear twice. */
function leavePlace(parent: Node, text: Node): void {
  const place = placeIn(parent, text);
  if (place && text.parentNode === null) place.remove();
}
