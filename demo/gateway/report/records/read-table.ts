import { RECORD_ROWS, type ImportedProduct } from '../../../../src/contract/report/records';
import { RECORD_COLUMNS } from '../../../../src/domain/report/record-columns';
import { headersOf } from '../../../../src/domain/table-import/table-columns';
import { readLinedTable, type LinedTable } from '../../server/table-file/read-table-file';
import { placesOfColumns } from '../../server/table-file/take-columns';

export const MOST_COLUMNS = 100;

/** Reads the table of records in a file. Throws fieldsInvalid for a file without one. */
export async function readTable(
  bytes: Uint8Array,
  { product, enterpriseNum }: { product: ImportedProduct; enterpriseNum: string },
): Promise<LinedTable> {
  const columns = RECORD_COLUMNS[product];
  const limits = { rows: RECORD_ROWS, columns: MOST_COLUMNS, headers: headersOf(columns) };
  const table = await readLinedTable(bytes, limits, enterpriseNum);
  placesOfColumns(columns, table.headers);
  return table;
}
