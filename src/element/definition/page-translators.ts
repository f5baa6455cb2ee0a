/**
 * Translators of browsers put `<font>` elements in the place of text nodes, also in shadow roots. Views go on with the nodes
 * they have made: to take one out or to put another before it throws, and a new text is written where nobody sees it. What
 * such a text is replaced by is followed here, on the nodes concerned alone: prototypes are the page's.
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

/** What stands where a text was, put there together with its removal, before it or after it. */
function placeOf(record: MutationRecord, records: readonly MutationRecord[]): HTMLElement | undefined {
  const { target, previousSibling, nextSibling } = record;
  const isAtPlace = (node: Node) =>
    node === previousSibling ||
    node === nextSibling ||
    (node.previousSibling === previousSibling && node.nextSibling === nextSibling);
  const added = [...record.addedNodes, ...records.flatMap((one) => [...one.addedNodes]).filter(isAtPlace)];
  return added.filter(isFont).find((node) => node.parentNode === target);
}

/** By the text that a view has made: what stands in its place. */
const places = new WeakMap<Node, HTMLElement>();
const tolerant = new WeakSet<Node>();

function follow(parent: Node, text: Text, place: HTMLElement): void {
  const isKnown = places.has(text);
  places.set(text, place);
  tolerate(parent);
  if (!isKnown) {
    for (const name of ['nodeValue', 'data'] as const) passOn(text, name, () => restore(text), text);
  }
  // Lit writes into whatever stands behind its marker
  passOn(place, 'data', () => restore(text), text);
}

/** The text is back, for the translator to find when it says something new. */
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

/** A node where its parent has it, or what stands there for it. */
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

/** A text that comes to another place is not said twice. */
function leavePlace(parent: Node, text: Node): void {
  const place = placeIn(parent, text);
  if (place && text.parentNode === null) place.remove();
}
