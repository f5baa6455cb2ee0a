import { isComposition } from '../field/text/composition';
import { holdPage } from './hold-page';

/** Reason for closing a layer. */
export type CloseReason = 'escape' | 'outside';

/** An overlay above the page: a popover, or a dialog that makes the rest inert. */
export interface Layer {
  /** Returns null while the code is loading. */
  panel(): HTMLElement | null;
  /** Focus on this element counts as inside. */
  readonly anchor?: Element | null;
  /** True for a modal dialog: the browser traps the focus, and elements outside cannot be pressed. */
  readonly modal?: boolean;
  close(reason: CloseReason): void;
}

/** Open layers, topmost last. */
let open: readonly Layer[] = [];
const listeners = new Set<() => void>();

function change(layers: readonly Layer[]): void {
  open = layers;
  for (const listener of listeners) listener();
}

/**
 * Registers an open layer. Returns a function that removes it. Escape closes only the topmost layer, and a focus
 * outside closes every popover that does not contain it; presses outside are detected by @floating-ui/react in
 * popovers. The library's own Escape handling would not suffice: it listens at the document, after the embedding page,
 * and for keys elsewhere on that page. A key handled here stops propagating, and layers of Lit and React form a single
 * stack.
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
    // in a modal dialog the body may have the focus
    const isOurs = event.composedPath().includes(root) || (modal && event.target === document.body);
    if (!isOurs) return;
    // browsers would close a dialog by default
    event.preventDefault();
    if (isComposition(event)) return;
    event.stopPropagation();
    layer.close('escape');
  };

  document.addEventListener('keydown', onKey, options);
  if (!modal) {
    document.addEventListener('focusin', onLeave, options);
    // focus moves within the shadow root are not visible outside
    root.addEventListener('focusin', onLeave, options);
  }
  return () => heard.abort();
}

const rootOf = (layer: Layer): Node | undefined => (layer.panel() ?? layer.anchor)?.getRootNode();

/** Panel of the topmost modal dialog in a shadow root; undefined without one. */
export const topModal = (root: Node): HTMLElement | undefined =>
  open.findLast((layer) => layer.modal && rootOf(layer) === root)?.panel() ?? undefined;

export function subscribeLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
