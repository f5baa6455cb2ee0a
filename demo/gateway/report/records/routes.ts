import { importTravelRecords } from '../../../../src/contract/report/records';
import { Fault } from '../../server/fault';
import { implement, type Implementation } from '../../server/implement';
import { createTurns } from '../../server/turns';
import { importRecords } from './import';
import { readTable, type RecordTable } from './read-table';

/** A file takes a lot of memory while it is read: one at a time. */
const TURNS = { atOnce: 1, perPerson: 1, waiting: 2, waitMs: 20_000 };

export function recordsRoutes(): Implementation[] {
  const takeTurn = createTurns(TURNS, () => new Fault('tooManyRequests'));
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
          const end = await takeTurn(caller.userNo);
          try {
            tables.set(file, await readTable(new Uint8Array(await file.arrayBuffer()), product));
          } finally {
            end();
          }
        },
      },
    ),
  ];
}
