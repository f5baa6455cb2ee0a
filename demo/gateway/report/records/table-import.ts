import * as v from 'valibot';
import { ImportedProduct, importTravelRecords, WRONG_CELLS } from '../../../../src/contract/report/records';
import { RECORD_COLUMNS } from '../../../../src/domain/report/record-columns';
import { defineTableImport } from '../../import-job/table-imports';
import { checkRecords } from './check-records';
import { PendingRecordRow } from './pending-record-row';
import { MOST_COLUMNS } from './read-table';
import { recordsUndo } from './undo-records';
import { RECORDS_AT_ONCE, writeRecords } from './write-records';

export const tableImport = defineTableImport({
  call: importTravelRecords,
  sliceRows: RECORDS_AT_ONCE,
  mostColumns: MOST_COLUMNS,
  row: PendingRecordRow,
  settings: v.object({ product: ImportedProduct, headers: v.array(v.string()) }),
  variantOf: ({ product }) => product,
  columns: (_context, product) => (v.is(ImportedProduct, product) ? RECORD_COLUMNS[product] : []),
  async check({ db, caller: { enterpriseNum }, now }, table, { body: { product } }) {
    const checked = await checkRecords(db, { enterpriseNum, product, table, now });
    const { rows, wrongList, previewList, ...counts } = checked;
    return {
      rows,
      settings: { product, headers: [...table.headers] },
      answer: (importJobNo) => ({
        ...counts,
        importJobNo,
        wrongList: wrongList.slice(0, WRONG_CELLS),
        previewList: [...previewList],
      }),
    };
  },
  apply: ({ db, caller: { enterpriseNum }, now }, rows, settings) =>
    writeRecords(db, { enterpriseNum, ...settings, rows, now }),
  undo: recordsUndo,
});
