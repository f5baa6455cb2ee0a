import * as v from 'valibot';
import { tableImportCall } from '../import-job/table-import';
import { OBJECT } from '../permission/objects';

/** What records can be imported of: flights are booked here. */
export const IMPORTED_PRODUCTS = ['train', 'car', 'hotel'] as const;
export const ImportedProduct = v.picklist(IMPORTED_PRODUCTS, '请选择产品');
export type ImportedProduct = v.InferOutput<typeof ImportedProduct>;

/** Imports of records, by the name that their jobs have. */
export const RECORD_IMPORT = 'travelRecords';
/** Size of a file of records, in bytes. */
export const RECORD_FILE_BYTES = 8 * 1024 * 1024;
/** Rows of a file at most, without the headers. */
export const RECORD_ROWS = 20_000;
/** Wrong cells that are named at most. */
export const WRONG_CELLS = 200;

const Count = v.pipe(v.number(), v.integer());

/**
 * Has records of trips that were booked elsewhere taken from a table, .xlsx or .csv; with one wrong row none is. A record is known
 * again by its number within the enterprise and product, so the same file twice changes nothing. New ones are written beside other
 * work, refunds behind their purchases: `queryImportJob` tells how far that is, and names rows that others have made wrong
 * meanwhile. A file that is no such table is refused with fieldsInvalid, its columns named.
 */
export const importTravelRecords = tableImportCall({
  kind: RECORD_IMPORT,
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/travelReport/importTravelRecords',
  fileBytes: RECORD_FILE_BYTES,
  rows: RECORD_ROWS,
  permission: OBJECT.importTravelRecords,
  body: { product: ImportedProduct },
  result: { newCount: Count, knownCount: Count },
});
