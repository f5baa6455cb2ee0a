/**
 * Where a key leads along a row or column of `count` things that share one tab stop; `undefined`: the key does
 * not move. Left and right change places in right-to-left text. For what stands in the page at once: the Composite
 * of @floating-ui/react would bring its code before the first use, and knows no Home and End.
 */
export function moveAlong(
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
