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

/** How much larger the page draws the panel than its lengths say: `zoom` of what is around it. */
const zoomOf = ({ currentCSSZoom = 1 }: { currentCSSZoom?: number }): number => currentCSSZoom;

/** All in px of the viewport, as what is measured: of a panel in a zoomed page the library takes its own lengths. */
export const inViewport: Platform = {
  ...platform,
  getDimensions(panel) {
    const { width, height } = panel.getBoundingClientRect();
    return { width, height };
  },
};

/** The place in the panel's own lengths; the last of what finds it. */
const inItsLengths: Middleware = {
  name: 'zoom',
  fn({ x, y, elements: { floating } }) {
    const zoom = zoomOf(floating);
    return { x: x / zoom, y: y / zoom };
  },
};

/** Beside the anchor and inside the viewport; `matchWidth`: at least as wide as the anchor. */
export const besideAnchor = (matchWidth: boolean): Middleware[] => [
  offset(GAP),
  flip({ padding: EDGE }),
  shift({ padding: EDGE }),
  size({
    padding: EDGE,
    apply({ availableHeight, availableWidth, rects, elements: { floating } }) {
      const zoom = zoomOf(floating);
      // the panel's own style sheet decides what it makes of them
      floating.style.setProperty('--_available-height', `${Math.max(availableHeight / zoom, 120)}px`);
      floating.style.setProperty('--_available-width', `${availableWidth / zoom}px`);
      if (matchWidth) floating.style.minWidth = `${rects.reference.width / zoom}px`;
    },
  }),
  inItsLengths,
];

/** The anchor from side to side, from top to bottom what is around it. */
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
  /** px */
  height: number;
}

/**
 * Edge to edge on the larger side of the anchor, which stays in sight, up to the edge of what is visible: an
 * on-screen keyboard makes it shorter. Gives its side and height as `middlewareData.sheet`.
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

/** px of the window below which a panel that may be one is a sheet. */
const NARROW = 720;

export const isNarrow = (element: Element): boolean =>
  (element.ownerDocument.defaultView?.innerWidth ?? NARROW) < NARROW;
