import type { Picture } from './picture';

/** Arrays and functions should be stable between renders: otherwise the chart is redrawn. */
export interface ChartProps extends Picture {
  /** Subject of the chart with units and date basis: its heading and accessible name. */
  title: string;
  /** Heading of the table's first column: 月份, 部门. */
  categoryName: string;
  /** Called when the user presses a category or Enter on it, to show its details. */
  onChoose?: (index: number) => void;
  /** A note below the chart. */
  note?: string | undefined;
}
