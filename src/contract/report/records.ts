import * as v from 'valibot';
import { tableImportCall } from '../import-job/table-import';
import { OBJECT } from '../permission/objects';

/** Products whose records can be imported; flights are booked here. */
export const IMPORTED_PRODUCTS = ['train', 'car', 'hotel'] as const;
export const ImportedProduct = v.picklist(IMPORTED_PRODUCTS, '请选择产品');
export type ImportedProduct = v.InferOutput<typeof ImportedProduct>;

/** Kind of the import jobs of records. */
export const RECORD_IMPORT = 'travelRecords';
/** Maximum size of a file of records, in bytes. */
export const RECORD_FILE_BYTES = 8 * 1024 * 1024;
/** Maximum number of rows of a file, without the headers. */
export const RECORD_ROWS = 20_000;
/** Maximum number of wrong cells that the response lists. */
export const WRONG_CELLS = 200;

const Count = v.pipe(v.number(), v.integer());

/**
 * Imports records of trips that were booked elsewhere from a table, .xlsx or .csv; one wrong row rejects the whole
 * file. A record is identified by its number within the enterprise and product, so importing the same file twice
 * changes nothing. New ones are written in the background, refunds after their purchases: `queryImportJob` returns the
 * progress and lists rows that concurrent changes have made wrong meanwhile. A file that is no such table is refused
 * with fieldsInvalid, which names its columns.
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
