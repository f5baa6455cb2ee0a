import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { TreeRow } from '../../domain/tree';

/** Initial estimates in px for a row and for the visible height. */
const FIRST_ESTIMATE = 32;
const FIRST_HEIGHT = 400;

interface Shown {
  rows: readonly TreeRow[];
  active: number;
  query: string;
  /** True where the page scrolls instead of the box, which then has room for all rows. */
  isWhole: boolean;
}

/** Virtualises many rows: renders those in view and the active one, to which `aria-activedescendant` refers. */
export function useRowsInView(
  box: RefObject<HTMLDivElement | null>,
  { rows, active, query, isWhole }: Shown,
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
    // every row is one line and as high as the first
    const observer = new ResizeObserver(() => {
      const height = current.querySelector<HTMLElement>('[data-index]')?.offsetHeight;
      if (height) setEstimate(height);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
  useEffect(() => virtualizer.measure(), [virtualizer, estimate]);
  useEffect(() => {
    if (isWhole) {
      const { current } = box;
      // only the keyboard moves the active row of a focused tree
      if (current?.matches(':focus-visible'))
        current.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const from = virtualizer.scrollOffset ?? 0;
    const start = active * estimate;
    const isInView = start >= from && start + estimate <= from + (virtualizer.scrollRect?.height ?? 0);
    if (!isInView) virtualizer.scrollToIndex(active);
  }, [box, virtualizer, active, estimate, query, isWhole]);
  return virtualizer;
}

/**
 * Reports sizes from the observer only. The library's own measurement would force a layout just before the next one.
 */
function observeRect(
  { scrollElement: box }: Virtualizer<HTMLDivElement, HTMLDivElement>,
  told: (rect: { width: number; height: number }) => void,
) {
  if (!box) return undefined;
  const observer = new ResizeObserver(() => told({ width: box.clientWidth, height: box.clientHeight }));
  observer.observe(box);
  return () => observer.disconnect();
}
