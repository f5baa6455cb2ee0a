/** Maximum number of ranges. */
const MOST = 6;

const FORM = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;

/** Returns the problem of typed work hours, `08:30-12:00|13:30-17:30`, or undefined; '' stands for the default. */
export function workHoursProblem(typed: string): string | undefined {
  if (typed === '') return undefined;
  const ranges = typed.split('|');
  if (ranges.length > MOST) return `工作时间最多${MOST}段`;
  if (!ranges.every((range) => FORM.test(range))) return '工作时间格式应为 08:30-17:30，多段用 | 分隔';
  const bounds = ranges.map((range) => range.split('-') as [from: string, to: string]);
  if (bounds.some(([from, to]) => from >= to)) return '每段工作时间的结束时间须晚于开始时间';
  const sorted = bounds.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const isOverlapping = sorted.some(([from], i) => i > 0 && from <= (sorted[i - 1]?.[1] ?? ''));
  return isOverlapping ? '各段工作时间不能重叠' : undefined;
}
