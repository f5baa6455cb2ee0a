import type { Breakdown } from '../reports/report-type';

/**
 * Dimension of a pivot's columns: the chosen one unless the rows use it, otherwise time, otherwise the first remaining
 * one.
 */
export function columnsByOf(
  chosen: Breakdown | '',
  rowsBy: Breakdown,
  choices: readonly Breakdown[],
): Breakdown | undefined {
  const others = choices.filter((one) => one !== rowsBy);
  return [chosen, 'time', ...others].map((wanted) => others.find((one) => one === wanted)).find(Boolean);
}
