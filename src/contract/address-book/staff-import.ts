import { tableImportCall } from '../import-job/table-import';
import { OBJECT } from '../permission/objects';

/** Kind of the import jobs of staff. */
export const STAFF_IMPORT = 'staff';
/** Maximum size of a staff file, in bytes. */
export const STAFF_FILE_BYTES = 4 * 1024 * 1024;
/** Maximum number of rows of a file, without the headers. */
export const STAFF_ROWS = 5000;
/** Maximum number of wrong cells that the response lists. */
export const WRONG_STAFF_CELLS = 200;

/**
 * Adds the staff of a table, .xlsx or .csv; one wrong row rejects the whole file. Each row must satisfy the rules of
 * the form for new staff. A phone or job number that is in use is wrong, so importing the same file twice adds no
 * staff. Valid rows are added in the background: `queryImportJob` returns the progress and lists rows that concurrent
 * changes have made wrong meanwhile. A file that is no such table is refused with fieldsInvalid at `file`, which names
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
  result: {},
});
