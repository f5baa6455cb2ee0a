import type { TableColumn } from '../../../src/domain/table-import/table-columns';
import { fieldsInvalid } from '../server/http/fault';
import { matchedColumns } from '../server/table-file/matched-columns';
import { readLinedTable, type LinedTable } from '../server/table-file/read-table-file';
import type { TableLimits } from '../server/table-file/reading/table';
import type { ImportBody } from './table-imports';

interface ReadOptions {
  limits: TableLimits;
  columns: readonly TableColumn[];
  owner: string;
}

/**
 * Reads the table of a file at its recognised headers, or at the position that the user has set. Columns assigned by
 * the user get the headers of their fields, other columns none. Throws fieldsInvalid.
 */
export async function readTableAt(
  { file, table: place }: ImportBody,
  { limits, columns, owner }: ReadOptions,
): Promise<LinedTable> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (place === undefined) return readLinedTable(bytes, limits, owner);
  const { sheet, line, columnList } = place;
  const { headers, rows } = await readLinedTable(bytes, { ...limits, at: { sheet, line } }, owner);
  const matched = new Map(
    matchedColumns(headers, columnList).map(({ field, place: at }) => [at, headerOf(columns, field)]),
  );
  return { headers: headers.map((_, at) => matched.get(at) ?? ''), rows };
}

function headerOf(columns: readonly TableColumn[], field: string): string {
  const column = columns.find((one) => one.field === field);
  if (column === undefined) throw fieldsInvalid({ table: '没有该字段' });
  return column.header;
}
