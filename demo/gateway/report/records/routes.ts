import { importTravelRecords, RECORD_IMPORT, WRONG_CELLS } from '../../../../src/contract/report/records';
import { addImportJob } from '../../import-job/add';
import { implement, type Implementation } from '../../server/http/implement';
import { checkRecords, type CheckedRecords } from './check-records';
import { readTable } from './read-table';

interface Looked extends CheckedRecords {
  headers: readonly string[];
}

export function recordsRoutes(): Implementation[] {
  /** Results of files read and checked before the transaction begins, so that this holds nothing up. */
  const looked = new WeakMap<File, Looked>();
  return [
    implement(
      importTravelRecords,
      async (context, { file, product, dryRun }) => {
        const found = looked.get(file);
        if (found === undefined) throw new Error('A file of records has not been read');
        const { headers, rows, wrongList, ...counts } = found;
        const outcome = { ...counts, wrongList: wrongList.slice(0, WRONG_CELLS) };
        if (dryRun === '1' || rows.length === 0) return { ...outcome, importJobNo: null };
        const added = { kind: RECORD_IMPORT, fileName: file.name, settings: { product, headers }, rows };
        return { ...outcome, importJobNo: await addImportJob(context, added) };
      },
      {
        async beforehand({ db, caller: { enterpriseNum }, now }, { file, product }) {
          const table = await readTable(new Uint8Array(await file.arrayBuffer()), { product, enterpriseNum });
          const checked = await checkRecords(db, { enterpriseNum, product, table, now });
          looked.set(file, { headers: table.headers, ...checked });
        },
      },
    ),
  ];
}
