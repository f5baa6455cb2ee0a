import { STAFF_ROWS } from '../../../../src/contract/address-book/staff-import';
import { MEMBER_FIELDS, memberHeader } from '../../../../src/domain/address-book/import-columns';
import { readTableFile } from '../../server/table-file/read-table-file';

const LIMITS = { rows: STAFF_ROWS, columns: 150, headers: MEMBER_FIELDS.map(memberHeader) };

export interface StaffTable {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The table that a file holds. Throws fieldsInvalid at `file` for one that is none, and tooManyRequests. */
export const readStaffTable = async (file: File, enterpriseNum: string): Promise<StaffTable> =>
  readTableFile(new Uint8Array(await file.arrayBuffer()), LIMITS, enterpriseNum);
