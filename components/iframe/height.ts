import { watchOpenRoots } from '../../src/element/definition/open-roots';

/** Least height of a frame in CSS px while an overlay is open above its element. */
const ROOM = { ':modal': 640, '.tp-popover[data-placed]': 480 };
const HIGHEST = 20_000;

/**
 * Reports the height of the content, now and at every change, with room for open overlays: dialogs and lists do not add
 * to the content's height and would not fit into a frame as high as a form.
 */
export function reportHeight(tell: (height: number) => void): void {
  const roots = new Set<ParentNode>([document]);
  let told: number | undefined;
  let isDue = false;

  function measure(): void {
    isDue = false;
    // measures the content rather than the window, so that the height shrinks with the content
    const content = document.body.getBoundingClientRect().height;
    const height = Math.min(HIGHEST, Math.ceil(Math.max(content, requiredHeight(roots))));
    if (height === told) return;
    told = height;
    tell(height);
  }
  function soon(): void {
    if (isDue) return;
    isDue = true;
    // measures once per animation frame; a page without rendering has no changes to show
    requestAnimationFrame(measure);
  }

  new ResizeObserver(soon).observe(document.body);
  const opened = new MutationObserver(soon);
  watchOpenRoots(
    () => false,
    (root) => {
      if (roots.has(root) && root !== document) return;
      roots.add(root);
      opened.observe(root, { childList: true, subtree: true, attributeFilter: ['open', 'data-placed'] });
    },
  )(document);
  soon();
}

function requiredHeight(roots: Set<ParentNode>): number {
  let room = 0;
  for (const root of roots) {
    if (root instanceof ShadowRoot && !root.host.isConnected) roots.delete(root);
    else
      for (const [selector, height] of Object.entries(ROOM)) {
        if (root.querySelector(selector)) room = Math.max(room, height);
      }
  }
  return room;
}
