import type { MetricUnit } from '../../../../src/domain/report/metrics';
import { amountCell, countCell, percentCell, type SheetCell } from '../../../../src/domain/sheet/sheet';

const tenthCell = (value: number): SheetCell => ({ number: Math.round(value * 10) / 10, format: 'tenth' });

const CELLS: Readonly<Record<MetricUnit, (value: number) => SheetCell>> = {
  fen: amountCell,
  count: countCell,
  percent: percentCell,
  discount: (percent) => tenthCell(percent / 10),
  days: tenthCell,
  km: (value) => countCell(Math.round(value)),
  co2: (grams) => countCell(Math.round(grams / 1000)),
};

/** Value of a figure in a saved file, in the unit of its name: yuan, 折, kilograms. */
export const metricCell = (unit: MetricUnit, value: number | null): SheetCell =>
  value === null ? null : CELLS[unit](value);

/** Part of time in a saved file by its key: a day, the Monday of a week, or a month. */
export const timeCell = (day: string): SheetCell => ({ day });
