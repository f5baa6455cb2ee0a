import { useLayoutEffect, type RefObject } from 'react';

/**
 * Sets `data-more-start` and `data-more-end` on a horizontally scrolling box while hidden content remains on that side.
 */
export function useOverflowMarks(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const mark = () => {
      // `scrollLeft` is negative in right-to-left text
      const from = Math.abs(box.scrollLeft);
      box.toggleAttribute('data-more-start', from > 1);
      box.toggleAttribute('data-more-end', from + box.clientWidth < box.scrollWidth - 1);
    };
    const observer = new ResizeObserver(mark);
    const observe = () => {
      observer.disconnect();
      for (const part of [box, ...box.children]) observer.observe(part);
    };
    const parts = new MutationObserver(observe);
    parts.observe(box, { childList: true });
    observe();
    box.addEventListener('scroll', mark, { passive: true });
    mark();
    return () => {
      observer.disconnect();
      parts.disconnect();
      box.removeEventListener('scroll', mark);
    };
  }, [ref]);
}
