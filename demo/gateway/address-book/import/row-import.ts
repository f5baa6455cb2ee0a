import * as v from 'valibot';
import { STAFF_IMPORT } from '../../../../src/contract/address-book/staff-import';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { defineRowImport } from '../../import-job/row-imports';
import { addStaff } from './add-staff';
import { KeptRow } from './kept-rows';

export const rowImport = defineRowImport({
  kind: STAFF_IMPORT,
  permission: OBJECT.editStaff,
  sliceRows: 50,
  row: KeptRow,
  settings: v.object({ headers: v.array(v.string()) }),
  write: (context, rows, { headers }) => addStaff(context, rows, headers),
});
