import * as v from 'valibot';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { ImportedProduct, RECORD_IMPORT } from '../../../../src/contract/report/records';
import { defineRowImport } from '../../import-job/row-imports';
import { KeptRow } from './kept-rows';
import { RECORDS_AT_ONCE, writeRecords } from './write-records';

export const rowImport = defineRowImport({
  kind: RECORD_IMPORT,
  permission: OBJECT.importTravelRecords,
  sliceRows: RECORDS_AT_ONCE,
  row: KeptRow,
  settings: v.object({ product: ImportedProduct, headers: v.array(v.string()) }),
  write: ({ db, caller: { enterpriseNum }, now }, rows, settings) =>
    writeRecords(db, { enterpriseNum, ...settings, rows, now }),
});
