import * as v from 'valibot';
import type { ResultOf } from '../../../../src/contract/call';
import { IMPORT_FIELDS, queryCostImport, type CostImport } from '../../../../src/contract/cost-center/import';
import { hasField, missingFields } from '../../../../src/domain/cost-center/import-columns';
import type { ImportRow } from '../../import-job/queries';
import { undoEnd } from '../../import-job/whole/undo';
import { placesOf } from './check-file';
import { wholeImport } from './whole-import';
import { ownerOf } from './write';

const stateOf = ({ import_state: state }: ImportRow): CostImport['importState'] =>
  state === 'running' || state === 'waiting' ? 'applying' : state;

export const importView = (kept: ImportRow, names: ReadonlyMap<string, string>): CostImport => ({
  importNo: kept.import_no,
  costKind: ownerOf(kept).costKind,
  fileName: kept.file_name,
  importState: stateOf(kept),
  rowCount: kept.rows_total,
  rowsDone: kept.rows_done,
  isStale: kept.is_stale,
  staleCode: kept.stale_key,
  addCount: kept.add_count,
  changeCount: kept.change_count,
  closeCount: kept.close_count,
  sameCount: kept.same_count,
  wrongCount: kept.wrong_count,
  applyBy: names.get(kept.applied_by ?? kept.staff_no) ?? '',
  applyTime: kept.asked_at.toISOString(),
  doneTime: kept.import_state === 'failed' ? '' : (kept.ended_at?.toISOString() ?? ''),
  undoUntil: undoEnd(kept, wholeImport)?.toISOString() ?? '',
});

export function importDetail(
  kept: ImportRow,
  names: ReadonlyMap<string, string>,
): ResultOf<typeof queryCostImport> {
  const places = placesOf(kept);
  return v.parse(queryCostImport.result, {
    costImport: importView(kept, names),
    headerList: kept.header_list,
    columnList: IMPORT_FIELDS.filter((field) => hasField(ownerOf(kept).costKind, field)).map((field) => ({
      field,
      place: places.get(field) ?? null,
    })),
    missingList: missingFields(places),
    wrongList: kept.wrong_list,
    previewList: kept.preview_list,
  });
}
