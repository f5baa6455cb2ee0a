import { STAFF_ROWS } from '../../../../src/contract/address-book/staff-import';
import { MEMBER_FIELDS, memberHeader } from '../../../../src/domain/address-book/import-columns';
import { isEmptyRow } from '../../../../src/domain/table-import/columns';
import { readTableFile } from '../../server/table-file/read-table-file';

const LIMITS = { rows: STAFF_ROWS, columns: 150, headers: MEMBER_FIELDS.map(memberHeader) };

export interface StaffTable {
  headers: readonly string[];
  /** Those that say anything. */
  rows: readonly StaffRow[];
}

export interface StaffRow {
  /** As the spreadsheet counts: the headers are 1. */
  line: number;
  cells: readonly string[];
}

/** The table that a file holds. Throws fieldsInvalid at `file` for one that is none, and tooManyRequests. */
export async function readStaffTable(file: File, enterpriseNum: string): Promise<StaffTable> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { headers, rows } = await readTableFile(bytes, LIMITS, enterpriseNum);
  return {
    headers,
    rows: rows.flatMap((cells, i) => (isEmptyRow(cells) ? [] : [{ line: i + 2, cells }])),
  };
}
