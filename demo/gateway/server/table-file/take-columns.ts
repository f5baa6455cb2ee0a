import {
  columnsProblem,
  findColumns,
  type TableColumn,
} from '../../../../src/domain/table-import/table-columns';
import { tableRefused } from './read-table-file';

/**
 * Where a row has which field. A column that is not known would be passed over, so it is refused like one that is missing or there
 * twice: throws fieldsInvalid at `file`.
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
