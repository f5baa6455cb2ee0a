/** Why a layer is asked to close. */
export type CloseReason = 'escape' | 'outside';

/** Something opened above the page: a popover, or a dialog that makes the rest inert. */
export interface Layer {
  readonly panel: HTMLElement;
  /** Pressing or focusing it counts as inside. */
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
 * Registers an open layer and returns what takes it out again. Escape closes the topmost layer only, a press
 * or focus outside closes every popover it is outside of. Neither Escape nor anything else reaches the
 * embedding page from a layer that has dealt with it.
 */
export function openLayer(layer: Layer): () => void {
  change([...open, layer]);
  const stop = listen(layer);
  return () => {
    stop();
    change(open.filter((other) => other !== layer));
  };
}

function listen(layer: Layer): () => void {
  const { panel, anchor, modal = false } = layer;
  const root = panel.getRootNode();
  const document = panel.ownerDocument;
  const heard = new AbortController();
  const options = { capture: true, signal: heard.signal };

  const onLeave = (event: Event) => {
    const path = event.composedPath();
    if (!path.includes(panel) && !(anchor && path.includes(anchor))) layer.close('outside');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || open.at(-1) !== layer) return;
    // in a modal dialog the focus may be nowhere
    const isOurs = event.composedPath().includes(root) || (modal && event.target === document.body);
    if (!isOurs) return;
    event.preventDefault();
    event.stopPropagation();
    layer.close('escape');
  };

  document.addEventListener('keydown', onKey, options);
  if (!modal) {
    document.addEventListener('pointerdown', onLeave, options);
    document.addEventListener('focusin', onLeave, options);
    // a focus that moves within the shadow root is not told outside of it
    root.addEventListener('focusin', onLeave, options);
  }
  return () => heard.abort();
}

/** The modal dialog of a shadow root that all others of it lie under. */
export const topModal = (root: Node): HTMLElement | undefined =>
  open.findLast(({ panel, modal }) => modal && panel.getRootNode() === root)?.panel;

export function subscribeLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
