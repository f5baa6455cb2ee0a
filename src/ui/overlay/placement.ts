import {
  flip,
  offset,
  platform,
  shift,
  size,
  type Middleware,
  type Platform,
  type VirtualElement,
} from '@floating-ui/react';

/** Distance in px from the anchor, and from the edges of the viewport. */
const GAP = 4;
const EDGE = 8;

/** Scale of the panel by the `zoom` of its ancestors. */
const zoomOf = ({ currentCSSZoom = 1 }: { currentCSSZoom?: number }): number => currentCSSZoom;

/**
 * Measures the panel in px of the viewport, like the anchor: the library would use the panel's own lengths in a zoomed
 * page.
 */
export const inViewport: Platform = {
  ...platform,
  getDimensions(panel) {
    const { width, height } = panel.getBoundingClientRect();
    return { width, height };
  },
};

/** Converts the position to the panel's own lengths; the last middleware. */
const inItsLengths: Middleware = {
  name: 'zoom',
  fn({ x, y, elements: { floating } }) {
    const zoom = zoomOf(floating);
    return { x: x / zoom, y: y / zoom };
  },
};

/** Beside the anchor and inside the viewport; `matchWidth`: at least as wide as the anchor. */
export const anchoredPlacement = (matchWidth: boolean): Middleware[] => [
  offset(GAP),
  flip({ padding: EDGE }),
  shift({ padding: EDGE }),
  size({
    padding: EDGE,
    apply({ availableHeight, availableWidth, rects, elements: { floating } }) {
      const zoom = zoomOf(floating);
      // the panel's style sheet decides how to use them
      floating.style.setProperty('--_available-height', `${Math.max(availableHeight / zoom, 120)}px`);
      floating.style.setProperty('--_available-width', `${availableWidth / zoom}px`);
      if (matchWidth) floating.style.minWidth = `${rects.reference.width / zoom}px`;
    },
  }),
  inItsLengths,
];

/** Virtual anchor with the width of the anchor and the height of its surroundings. */
export const withHeightOf = (anchor: Element, around: Element): VirtualElement => ({
  contextElement: anchor,
  getBoundingClientRect() {
    const { left, width } = anchor.getBoundingClientRect();
    const { top, height } = around.getBoundingClientRect();
    return new DOMRect(left, top, width, height);
  },
});

export interface SheetData {
  side: 'above' | 'below';
  /** In px. */
  height: number;
}

/**
 * Places the panel from edge to edge on the larger side of the anchor, which stays visible, up to the edge of the
 * visual viewport: an on-screen keyboard shortens it. Returns side and height as `middlewareData.sheet`.
 */
export const asSheet: Middleware = {
  name: 'sheet',
  fn({ elements: { reference, floating } }) {
    const view = floating.ownerDocument.defaultView;
    const { top, bottom } = reference.getBoundingClientRect();
    const visible = view?.visualViewport;
    const start = visible?.offsetTop ?? 0;
    const end = start + (visible?.height ?? view?.innerHeight ?? 0);
    const isBelow = end - bottom >= top - start;
    const y = isBelow ? Math.ceil(bottom) + GAP : start;
    const height = (isBelow ? end : Math.floor(top) - GAP) - y;
    const zoom = zoomOf(floating);
    const data: SheetData = { side: isBelow ? 'below' : 'above', height: height / zoom };
    return { x: 0, y: y / zoom, data };
  },
};

/** Window width in px below which panels with `sheet` become sheets. */
const NARROW = 720;

export const isNarrow = (element: Element): boolean =>
  (element.ownerDocument.defaultView?.innerWidth ?? NARROW) < NARROW;
