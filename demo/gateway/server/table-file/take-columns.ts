import {
  columnsProblem,
  findColumns,
  type TableColumn,
} from '../../../../src/domain/table-import/table-columns';
import { tableRefused } from './read-table-file';

/**
 * Returns the column index of each field. Unknown columns are refused rather than ignored: throws fieldsInvalid at
 * `file` for an unknown, missing or repeated column.
 */
export function placesOfColumns<Field extends string>(
  columns: readonly TableColumn<Field>[],
  headers: readonly string[],
): ReadonlyMap<Field, number> {
  const found = findColumns(columns, headers);
  const problem = columnsProblem(found);
  if (problem !== undefined) throw tableRefused(problem);
  return found.places;
}
