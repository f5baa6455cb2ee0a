import type { ResultOf } from '../../../../src/contract/call';
import {
  COMPARISON_DAYS,
  RECORD_FIELDS,
  type BillComparison,
  type queryBillComparison,
} from '../../../../src/contract/settlement/compare';
import type { RecordPlaces } from '../../../../src/domain/settlement/compare-columns';
import type { ComparisonRow } from './queries';

const DAY_MS = 86_400_000;

export const placesOf = ({ column_list }: Pick<ComparisonRow, 'column_list'>): RecordPlaces =>
  new Map(column_list.map(({ field, place }) => [field, place]));

/** Comparisons requested at or before this moment have expired. */
export const retentionStart = (now: Date): Date => new Date(now.getTime() - COMPARISON_DAYS * DAY_MS);

export const comparisonView = (kept: ComparisonRow): BillComparison => ({
  comparisonNo: kept.comparison_no,
  billNo: kept.bill_no,
  fileName: kept.file_name,
  comparisonState: kept.comparison_state,
  compareBy: kept.compare_by,
  rowCount: kept.row_count,
  rowsDone: kept.rows_done,
  sumList: kept.sum_list,
  applyBy: kept.asked_name,
  applyTime: kept.asked_at.toISOString(),
  keptUntil: new Date(kept.asked_at.getTime() + COMPARISON_DAYS * DAY_MS).toISOString(),
});

export function comparisonDetail(
  kept: ComparisonRow,
  canChange: boolean,
): ResultOf<typeof queryBillComparison> {
  const places = placesOf(kept);
  return {
    comparison: comparisonView(kept),
    headerList: kept.header_list,
    columnList: RECORD_FIELDS.map((field) => ({ field, place: places.get(field) ?? null })),
    differList: kept.differ_list,
    canChange,
  };
}
