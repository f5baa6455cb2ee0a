import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * True when the content of an element is wider (`x`) or higher (`y`) than the element itself. Measured before the first
 * paint and on every change of the two sizes. The element has a single child.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>, axis: 'x' | 'y'): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    const measure = () => {
      const more =
        axis === 'x' ? content.scrollWidth - box.clientWidth : content.scrollHeight - box.clientHeight;
      setOverflows(more > 1); // the two sizes are rounded differently
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(content);
    measure();
    return () => observer.disconnect();
  }, [ref, axis]);
  return overflows;
}
