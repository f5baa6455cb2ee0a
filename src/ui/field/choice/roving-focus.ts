/**
 * Index to which a key moves among `count` items of a row or column that share one tab stop; undefined when it does not
 * move. Left and right are swapped in right-to-left text. The Composite of @floating-ui/react is no alternative for
 * initially visible items: its code would load before the first use, and it does not support Home and End.
 */
export function moveFocusAlong(
  from: number,
  count: number,
  key: string,
  { axis, rtl = false }: { axis: 'row' | 'column'; rtl?: boolean },
): number | undefined {
  if (count === 0) return undefined;
  const [back, on] =
    axis === 'column'
      ? ['ArrowUp', 'ArrowDown']
      : rtl
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  if (key === on) return (from + 1) % count;
  if (key === back) return from <= 0 ? count - 1 : from - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
