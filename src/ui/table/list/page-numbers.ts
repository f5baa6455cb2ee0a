/**
 * Page numbers to show beside each other, with 'before' and 'after' where some are left out; never more than seven places,
 * and always seven where there are more pages, so that buttons keep their place while one pages.
 */
export function pageNumbers(page: number, last: number): (number | 'before' | 'after')[] {
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (last <= 7) return run(1, last);
  if (page <= 4) return [...run(1, 5), 'after', last];
  if (page >= last - 3) return [1, 'before', ...run(last - 4, last)];
  return [1, 'before', page - 1, page, page + 1, 'after', last];
}
