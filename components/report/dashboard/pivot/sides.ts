import type { Breakdown } from '../reports/report-type';

/** What stands in the columns of a pivot: what is chosen, unless it stands in the rows; else times, or the first of the others. */
export function columnsByOf(
  chosen: Breakdown | '',
  rowsBy: Breakdown,
  choices: readonly Breakdown[],
): Breakdown | undefined {
  const others = choices.filter((one) => one !== rowsBy);
  return [chosen, 'time', ...others].map((wanted) => others.find((one) => one === wanted)).find(Boolean);
}
