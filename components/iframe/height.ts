import { watchOpenRoots } from '../../src/element/definition/open-roots';

/** Height in CSS px that a frame has at least while something is open above its element. */
const ROOM = { ':modal': 640, '.tp-popover[data-placed]': 480 };
const HIGHEST = 20_000;

/**
 * Tells the height of the content, now and whenever it changes, and room for what is open above it: dialogs and lists
 * are no part of the content, and would have no place in a frame as high as a form.
 */
export function tellHeight(tell: (height: number) => void): void {
  const roots = new Set<ParentNode>([document]);
  let told: number | undefined;
  let isDue = false;

  function measure(): void {
    isDue = false;
    // of the content, not of the window it is shown in: it shrinks with the content
    const content = document.body.getBoundingClientRect().height;
    const height = Math.min(HIGHEST, Math.ceil(Math.max(content, roomWanted(roots))));
    if (height === told) return;
    told = height;
    tell(height);
  }
  function soon(): void {
    if (isDue) return;
    isDue = true;
    // as it is drawn; a page that draws nothing shows nothing either
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

function roomWanted(roots: Set<ParentNode>): number {
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
