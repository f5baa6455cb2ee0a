import { useEffect, type RefObject } from 'react';
import { useRoot } from '../../tokens/root';

/** Prevents drops outside the box, where the browser would open the file in place of the page. */
export function usePreventStrayDrops(box: RefObject<HTMLElement | null>): void {
  const root = useRoot();
  useEffect(() => {
    const gone = new AbortController();
    const refuse = (event: Event) => {
      const { dataTransfer } = event as DragEvent;
      const isInside = box.current !== null && event.composedPath().includes(box.current);
      if (isInside || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    // covers the whole element including the area around a dialog; fields accept no files either
    for (const type of ['dragover', 'drop']) root.addEventListener(type, refuse, { signal: gone.signal });
    return () => gone.abort();
  }, [root, box]);
}
