/**
 * Page numbers to show, with 'before' and 'after' for omitted ranges. At most seven entries, and always seven when
 * there are more pages, so that buttons keep their positions.
 */
export function pageNumbers(page: number, last: number): (number | 'before' | 'after')[] {
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (last <= 7) return run(1, last);
  if (page <= 4) return [...run(1, 5), 'after', last];
  if (page >= last - 3) return [1, 'before', ...run(last - 4, last)];
  return [1, 'before', page - 1, page, page + 1, 'after', last];
}
