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
 * Has the staff of a table, .xlsx or .csv, added, and changed where their 员工编号 is on record: then only the columns that the file has,
 * an empty cell empties a value. With one wrong row nothing is written. Each row is held to the rules of the form of staff; staff outside
 * of the caller's data scope are unknown, and where callers or their superiors stand no file changes. Right rows are written beside other
 * work: `queryImportJob` tells how far that is, and names rows that others have made wrong meanwhile. A file that is no such table
 * is refused with fieldsInvalid at `file`, its columns named.
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
