import { STAFF_ROWS } from '../../../../src/contract/address-book/staff-import';
import { readTableFile } from '../../server/table-file/read-table-file';
import { storableTable } from '../../server/table-file/storable-table';

const LIMITS = { rows: STAFF_ROWS, columns: 150 };

export interface StaffTable {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The table that a file holds. Throws fieldsInvalid at `file` for one that is none. */
export const readStaffTable = async (file: File): Promise<StaffTable> =>
  storableTable(await readTableFile(new Uint8Array(await file.arrayBuffer()), LIMITS));
