import type { Virtualizer } from '@tanstack/react-virtual';

type Rows = Virtualizer<HTMLElement, HTMLTableRowElement>;
type Listener<T> = (value: T) => void;

const PASSIVE = { passive: true };

/**
 * Virtualizer options for rows whose scroll container is the table, an element of the embedding page, or its window.
 * Offsets are those of the upper visible edge from the top of the rows.
 */
export const rowsInView = {
  observeElementRect(rows: Rows, told: Listener<{ width: number; height: number }>) {
    const body = rows.scrollElement;
    if (!body) return undefined;
    const scroller = scrollerAround(body);
    const tell = () =>
      told({ width: body.clientWidth, height: scroller ? scroller.clientHeight : innerHeight });
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(scroller ?? document.documentElement);
    addEventListener('resize', tell, PASSIVE);
    return () => {
      observer.disconnect();
      removeEventListener('resize', tell);
    };
  },

  observeElementOffset(rows: Rows, told: (offset: number, isScrolling: boolean) => void) {
    const body = rows.scrollElement;
    if (!body) return undefined;
    const scroller = scrollerAround(body);
    const target = scroller ?? window;
    const tell = (isScrolling: boolean) => told(offsetOf(body, scroller), isScrolling);
    const onScroll = () => tell(true);
    const onEnd = () => tell(false);
    tell(false);
    target.addEventListener('scroll', onScroll, PASSIVE);
    target.addEventListener('scrollend', onEnd, PASSIVE);
    return () => {
      target.removeEventListener('scroll', onScroll);
      target.removeEventListener('scrollend', onEnd);
    };
  },

  scrollToFn(offset: number, { adjustments = 0 }: { adjustments?: number }, rows: Rows): void {
    const body = rows.scrollElement;
    if (!body) return;
    const scroller = scrollerAround(body);
    const by = offset + adjustments - offsetOf(body, scroller);
    if (Math.round(by) !== 0) (scroller ?? window).scrollBy({ top: by, behavior: 'instant' });
  },
};

/** Distance in px from the top of the rows to the visible edge; 0 when the top is visible. */
function offsetOf(body: HTMLElement, scroller: Element | undefined): number {
  const { top, height } = body.getBoundingClientRect();
  const edge = scroller ? scroller.getBoundingClientRect().top + scroller.clientTop : 0;
  // converts to unzoomed px, since row sizes ignore the page's `zoom`
  const zoom = height > 0 ? height / body.offsetHeight : 1;
  return Math.max(0, (edge - top) / zoom);
}

/** Nearest vertically scrolling ancestor of an element; undefined for the window. */
function scrollerAround(element: Element): Element | undefined {
  for (let box = parentOf(element); box && box !== document.documentElement; box = parentOf(box)) {
    if (box === document.body) continue;
    const isScroller = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (isScroller && box.scrollHeight > box.clientHeight + 1) return box;
  }
  return undefined;
}

const parentOf = (element: Element): Element | null => {
  if (element.assignedSlot) return element.assignedSlot;
  const { parentNode } = element;
  return parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement;
};
