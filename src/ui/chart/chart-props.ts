import type { SheetCell } from '../../domain/sheet/sheet';
import type { Picture } from './picture';

/** Arrays and functions should be stable between renders: otherwise the chart is redrawn. */
export interface ChartProps extends Picture {
  /** Subject of the chart with units and date basis: its heading and accessible name. */
  title: string;
  /** Heading of the table's first column: 月份, 部门. */
  categoryName: string;
  /** Called when the user presses a category or Enter on it, to show its details. */
  onChoose?: (index: number) => void;
  /** Value of a saved file; by default the number as it is. */
  cell?: ((value: number) => SheetCell) | undefined;
  /** Categories of a saved file, where they are more than names: days and months. */
  categoryCells?: readonly SheetCell[] | undefined;
  /** True when the categories add up to a total, which the table and the file end with. */
  isSummed?: boolean | undefined;
  /** A note below the chart. */
  note?: string | undefined;
}
