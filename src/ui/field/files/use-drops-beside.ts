import { useEffect, type RefObject } from 'react';
import { useRoot } from '../../tokens/root';

/** A file that is dropped beside the box would take the page's place in the browser: nothing is dropped there. */
export function useDropsBeside(box: RefObject<HTMLElement | null>): void {
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
    // the whole element, with what is around a dialog; fields take no files either
    for (const type of ['dragover', 'drop']) root.addEventListener(type, refuse, { signal: gone.signal });
    return () => gone.abort();
  }, [root, box]);
}
