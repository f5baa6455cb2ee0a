import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { TreeRow } from '../../domain/tree';

/** px of a row, and of what is seen of them, before either is known. */
const FIRST_ESTIMATE = 32;
const FIRST_HEIGHT = 400;

/** Of many rows those that are drawn: those in view, and the active one, which is named by its element. */
export function useRowsInView(
  box: RefObject<HTMLDivElement | null>,
  rows: readonly TreeRow[],
  active: number,
  query: string,
) {
  const [estimate, setEstimate] = useState(FIRST_ESTIMATE);
  const keyOf = useCallback((index: number) => rows[index]?.place ?? index, [rows]);
  // eslint-disable-next-line react/incompatible-library -- none of its functions is handed to something memoized
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    initialRect: { width: 0, height: FIRST_HEIGHT },
    observeElementRect: observeRect,
    overscan: 2,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
  });
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    // a row is one line: all are as high as the first
    const observer = new ResizeObserver(() => {
      const height = current.querySelector<HTMLElement>('[data-index]')?.offsetHeight;
      if (height) setEstimate(height);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
  useEffect(() => virtualizer.measure(), [virtualizer, estimate]);
  useEffect(() => {
    const from = virtualizer.scrollOffset ?? 0;
    const start = active * estimate;
    const isInView = start >= from && start + estimate <= from + (virtualizer.scrollRect?.height ?? 0);
    if (!isInView) virtualizer.scrollToIndex(active);
  }, [virtualizer, active, estimate, query]);
  return virtualizer;
}

/** Told by the observer alone: the library asks for the size at once, which lays out what is about to change again. */
function observeRect(
  { scrollElement: box }: Virtualizer<HTMLDivElement, HTMLDivElement>,
  told: (rect: { width: number; height: number }) => void,
) {
  if (!box) return undefined;
  const observer = new ResizeObserver(() => told({ width: box.clientWidth, height: box.clientHeight }));
  observer.observe(box);
  return () => observer.disconnect();
}
