import type { Picture } from './picture';

/** Lists and functions should be stable between renders: with others the chart is drawn anew. */
export interface ChartProps extends Picture {
  /** Subject of the chart, with units and date basis: stands above the chart and names it. */
  title: string;
  /** First column's head of the table twin: 月份, 部门. */
  categoryName: string;
  /** Press or Enter on a category: it is looked into. */
  onChoose?: (index: number) => void;
  /** A further note, said below. */
  note?: string | undefined;
}
