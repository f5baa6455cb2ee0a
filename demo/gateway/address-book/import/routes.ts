import { importStaff } from '../../../../src/contract/address-book/staff-import';
import { Fault } from '../../server/fault';
import { implement, type Implementation } from '../../server/implement';
import { createTurns } from '../../server/turns';
import { importMembers } from './import-staff';
import { readStaffTable, type StaffTable } from './read-staff-table';

/** A file takes a lot of memory while it is read: one at a time. */
const TURNS = { atOnce: 1, perPerson: 1, waiting: 2, waitMs: 20_000 };

export function staffImportCalls(): Implementation[] {
  const takeTurn = createTurns(TURNS, () => new Fault('tooManyRequests'));
  /** What a file holds, read before the transaction begins. */
  const tables = new WeakMap<File, StaffTable>();
  return [
    implement(
      importStaff,
      async (context, { file, dryRun }) => {
        const table = tables.get(file);
        if (table === undefined) throw new Error('A file of staff has not been read');
        return importMembers(context, table, { isDryRun: dryRun === '1' });
      },
      {
        async beforehand({ caller }, { file }) {
          const end = await takeTurn(caller.userNo);
          try {
            tables.set(file, await readStaffTable(file));
          } finally {
            end();
          }
        },
      },
    ),
  ];
}
