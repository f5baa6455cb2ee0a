import type { ResultOf } from '../../../../src/contract/call';
import {
  IMPORT_FIELDS,
  UNDO_HOURS,
  type CostImport,
  type queryCostImport,
} from '../../../../src/contract/cost-center/import';
import { hasField, missingFields } from '../../../../src/domain/cost-center/import-columns';
import { placesOf } from './look';
import type { CostImportRow } from './queries';

const HOUR_MS = 3_600_000;

/** Time after which the import can no longer be undone; undefined if it was never written. */
export const undoEnd = ({ done_at }: Pick<CostImportRow, 'done_at'>): Date | undefined =>
  done_at === null ? undefined : new Date(done_at.getTime() + UNDO_HOURS * HOUR_MS);

export const importView = (kept: CostImportRow, names: ReadonlyMap<string, string>): CostImport => ({
  importNo: kept.import_no,
  costKind: kept.cost_kind,
  fileName: kept.file_name,
  importState: kept.import_state,
  rowCount: kept.row_count,
  rowsDone: kept.rows_done,
  isStale: kept.is_stale,
  staleCode: kept.stale_code,
  addCount: kept.add_count,
  changeCount: kept.change_count,
  closeCount: kept.close_count,
  sameCount: kept.same_count,
  wrongCount: kept.wrong_count,
  applyBy: names.get(kept.applied_by ?? kept.asked_by) ?? '',
  applyTime: kept.asked_at.toISOString(),
  doneTime: kept.done_at?.toISOString() ?? '',
  undoUntil: kept.import_state === 'done' ? (undoEnd(kept)?.toISOString() ?? '') : '',
});

export function importDetail(
  kept: CostImportRow,
  names: ReadonlyMap<string, string>,
): ResultOf<typeof queryCostImport> {
  const places = placesOf(kept);
  return {
    costImport: importView(kept, names),
    headerList: kept.header_list,
    columnList: IMPORT_FIELDS.filter((field) => hasField(kept.cost_kind, field)).map((field) => ({
      field,
      place: places.get(field) ?? null,
    })),
    missingList: missingFields(places),
    wrongList: kept.wrong_list,
    previewList: kept.preview_list,
  };
}
