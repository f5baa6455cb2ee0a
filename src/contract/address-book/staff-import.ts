import * as v from 'valibot';
import { tableImportCall } from '../import-job/table-import';
import { OBJECT } from '../permission/objects';

/** Kind of the import jobs of staff. */
export const STAFF_IMPORT = 'staff';
/** Maximum size of a staff file, in bytes. */
export const STAFF_FILE_BYTES = 16 * 1024 * 1024;
/** Maximum number of rows of a file, without the headers. */
export const STAFF_ROWS = 20_000;
/** Maximum number of wrong cells that the response lists. */
export const WRONG_STAFF_CELLS = 200;

/**
 * Imports staff from a table, .xlsx or .csv. A row adds a person, or changes the one with its 员工编号: only the columns of
 * the file change, and an empty cell clears a value. A cell as an export writes it leaves its value unchanged, even a
 * masked number. Nothing is written while one row is wrong. Rows follow the rules
 * of the staff form. Staff outside the caller's data scope are unknown, and no file changes the place of callers or of
 * their superiors. Valid rows are written in the background: `queryImportJob` returns the progress and the rows that
 * others have made wrong meanwhile. Throws fieldsInvalid at `file` for a file that is no such table, with the names of
 * its columns.
 */
export const importStaff = tableImportCall({
  kind: STAFF_IMPORT,
  gateway: 'user',
  path: '/CLStaffIntegrateService/api/staffController/importStaff',
  fileBytes: STAFF_FILE_BYTES,
  rows: STAFF_ROWS,
  permission: OBJECT.editStaff,
  body: {},
  result: {
    /** Headers of columns that exports have and imports ignore. */
    ignoredList: v.optional(v.array(v.string())),
  },
});
