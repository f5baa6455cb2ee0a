import { importStaff } from '../../../../src/contract/address-book/staff-import';
import { implement, type Implementation } from '../../server/implement';
import { importMembers } from './import-staff';
import { readStaffTable, type StaffTable } from './read-staff-table';

export function staffImportCalls(): Implementation[] {
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
          tables.set(file, await readStaffTable(file, caller.enterpriseNum));
        },
      },
    ),
  ];
}
