import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Is what an element holds wider (`x`) or higher (`y`) than itself? Told before the first paint and on every
 * change of the two sizes. The element holds one child.
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
      setOverflows(more > 1); // both are rounded, each its own way
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(content);
    measure();
    return () => observer.disconnect();
  }, [ref, axis]);
  return overflows;
}
