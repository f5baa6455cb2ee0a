import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';

/** True when the user prefers reduced motion. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(CALM);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(CALM).matches,
    () => true,
  );
}

/** True while the pointer is over an element or the focus is inside. */
export function useHasPointerOrFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [attended, setAttended] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const controller = new AbortController();
    for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
      const look = () => setAttended(element.matches(':hover, :focus-within'));
      element.addEventListener(type, look, { signal: controller.signal });
    }
    return () => controller.abort();
  }, [ref]);
  return attended;
}

/** Index of the shown item. It advances by itself while `turns` is set and the page is visible. */
export function useCarousel(count: number, { turns, seconds }: { turns: boolean; seconds: number }) {
  const [index, setIndex] = useState(0);
  // the list may have become shorter
  const current = Math.min(index, count - 1);
  const turn = (by: number) => setIndex((current + by + count) % count);
  useEffect(() => {
    if (!turns) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setIndex((before) => (before + 1) % count);
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [turns, seconds, count]);
  return { current, turn };
}
