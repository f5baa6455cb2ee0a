import * as v from 'valibot';
import { wholeImportCall } from '../import-job/whole-import';
import { OBJECT } from '../permission/objects';
import { COST_KINDS } from './cost-objects';

/** Maximum size of a file, in bytes, and maximum number of its rows, without the headers. */
export const IMPORT_FILE_BYTES = 16 * 1024 * 1024;
export const IMPORT_ROWS = 50_000;
/** Hours during which an import can be undone. */
export const UNDO_HOURS = 24;

/** Kind of the imports of cost objects; the variant is the kind of object. */
export const COST_TABLE = 'costObjects';

/** Fields that a column of a file may contain. */
export const IMPORT_FIELDS = [
  'code',
  'name',
  'parentCode',
  'ownerNO',
  'validFrom',
  'validTo',
  'taxNo',
  'departments',
  'staff',
  'closes',
] as const;
export const ImportField = v.picklist(IMPORT_FIELDS);
export type ImportField = v.InferOutput<typeof ImportField>;

/**
 * Uploads a table of cost centres, accounting entities or projects. Its rows add objects, change the ones with their
 * codes, or close them. It is undone as a whole for a day, and refused with undoUsed where an added object was charged
 * or a value was changed since.
 */
export const addCostImport = wholeImportCall({
  kind: COST_TABLE,
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/costCenter/addCostImport',
  fileBytes: IMPORT_FILE_BYTES,
  rows: IMPORT_ROWS,
  permission: OBJECT.editCostObjects,
  variants: COST_KINDS,
});
