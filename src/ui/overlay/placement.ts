import { flip, offset, shift, size, type Middleware, type VirtualElement } from '@floating-ui/react';

/** Distance in px from the anchor, and from the edges of the viewport. */
const GAP = 4;
const EDGE = 8;

/** Beside the anchor and inside the viewport; `matchWidth`: at least as wide as the anchor. */
export const besideAnchor = (matchWidth: boolean): Middleware[] => [
  offset(GAP),
  flip({ padding: EDGE }),
  shift({ padding: EDGE }),
  size({
    padding: EDGE,
    apply({ availableHeight, availableWidth, rects, elements: { floating } }) {
      // the panel's own style sheet decides what it makes of them
      floating.style.setProperty('--_available-height', `${Math.max(availableHeight, 120)}px`);
      floating.style.setProperty('--_available-width', `${availableWidth}px`);
      if (matchWidth) floating.style.minWidth = `${rects.reference.width}px`;
    },
  }),
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
    const data: SheetData = { side: isBelow ? 'below' : 'above', height };
    return { x: 0, y, data };
  },
};

/** px of the window below which a panel that may be one is a sheet. */
const NARROW = 720;

export const isNarrow = (element: Element): boolean =>
  (element.ownerDocument.defaultView?.innerWidth ?? NARROW) < NARROW;
