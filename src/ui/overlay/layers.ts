import { isComposition } from '../field/text/composition';
import { holdPage } from './hold-page';

/** Why a layer is asked to close. */
export type CloseReason = 'escape' | 'outside';

/** Something opened above the page: a popover, or a dialog that makes the rest inert. */
export interface Layer {
  /** Null while its code is on its way. */
  panel(): HTMLElement | null;
  /** Focusing it counts as inside. */
  readonly anchor?: Element | null;
  /** A modal dialog: the browser keeps the focus in it, and what is outside cannot be pressed. */
  readonly modal?: boolean;
  close(reason: CloseReason): void;
}

/** Open layers, the topmost last. */
let open: readonly Layer[] = [];
const listeners = new Set<() => void>();

function change(layers: readonly Layer[]): void {
  open = layers;
  for (const listener of listeners) listener();
}

/**
 * Registers an open layer and returns what takes it out again. Escape closes the topmost layer only, a focus
 * outside closes every popover it is outside of; a press outside is @floating-ui/react's to notice, where there
 * is a popover. Its Escape would come too late for us: it hears the key at the document, after the embedding
 * page, and also when it was pressed elsewhere on that page. From here a key that a layer has dealt with reaches
 * nobody else, and layers of Lit and of React are one stack.
 */
export function openLayer(layer: Layer): () => void {
  change([...open, layer]);
  const stop = listen(layer);
  const panel = layer.modal ? layer.panel() : null;
  const letGo = panel ? holdPage(panel) : undefined;
  return () => {
    stop();
    letGo?.();
    change(open.filter((other) => other !== layer));
  };
}

function listen(layer: Layer): () => void {
  const { anchor, modal = false } = layer;
  const root = rootOf(layer);
  const document = root?.ownerDocument;
  if (!root || !document) return () => undefined;
  const heard = new AbortController();
  const options = { capture: true, signal: heard.signal };

  const onLeave = (event: Event) => {
    const path = event.composedPath();
    const panel = layer.panel();
    const isInside = (panel && path.includes(panel)) || (anchor && path.includes(anchor));
    if (!isInside) layer.close('outside');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open.at(-1) !== layer) return;
    // in a modal dialog the focus may be nowhere
    const isOurs = event.composedPath().includes(root) || (modal && event.target === document.body);
    if (!isOurs) return;
    // a browser would close a dialog by itself
    event.preventDefault();
    if (isComposition(event)) return;
    event.stopPropagation();
    layer.close('escape');
  };

  document.addEventListener('keydown', onKey, options);
  if (!modal) {
    document.addEventListener('focusin', onLeave, options);
    // a focus that moves within the shadow root is not told outside of it
    root.addEventListener('focusin', onLeave, options);
  }
  return () => heard.abort();
}

const rootOf = (layer: Layer): Node | undefined => (layer.panel() ?? layer.anchor)?.getRootNode();

/** The modal dialog of a shadow root that all others of it lie under. */
export const topModal = (root: Node): HTMLElement | undefined =>
  open.findLast((layer) => layer.modal && rootOf(layer) === root)?.panel() ?? undefined;

export function subscribeLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
