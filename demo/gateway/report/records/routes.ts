import { importTravelRecords } from '../../../../src/contract/report/records';
import { implement, type Implementation } from '../../server/implement';
import { importRecords } from './import';
import { readTable, type RecordTable } from './read-table';

export function recordsRoutes(): Implementation[] {
  /** What a file holds, read before the transaction begins. */
  const tables = new WeakMap<File, RecordTable>();
  return [
    implement(
      importTravelRecords,
      async ({ db, caller, now }, { file, product, dryRun }) => {
        const table = tables.get(file);
        if (table === undefined) throw new Error('A file of records has not been read');
        const { enterpriseNum } = caller;
        return importRecords(db, { enterpriseNum, product, table, isDryRun: dryRun === '1', now });
      },
      {
        async beforehand({ caller }, { file, product }) {
          const bytes = new Uint8Array(await file.arrayBuffer());
          tables.set(file, await readTable(bytes, { product, enterpriseNum: caller.enterpriseNum }));
        },
      },
    ),
  ];
}
