import { importStaff } from '../../../../src/contract/address-book/staff-import';
import type { AreaDeps } from '../../server/deps';
import { implement, type Implementation } from '../../server/implement';
import { limitStaffGuesses } from '../members/staff-guesses';
import { checkStaff } from './check-staff';
import type { Sounds } from '../../staff/sounds';
import { importMembers, outcomeOf, soundsIn } from './import-staff';
import { readStaffTable, type StaffTable } from './read-staff-table';

interface Looked {
  table: StaffTable;
  outcome: ReturnType<typeof outcomeOf>;
  sounds: ReadonlyMap<string, Sounds>;
}

export function staffImportCalls({ config }: Pick<AreaDeps, 'config'>): Implementation[] {
  /** Results of files read before the transaction begins, so that reading holds nothing up. */
  const looked = new WeakMap<File, Looked>();
  return [
    implement(
      importStaff,
      async (context, { file, dryRun }) => {
        const found = looked.get(file);
        if (found === undefined) throw new Error('A file of staff has not been read');
        const isOver = dryRun === '1' || found.outcome.wrongCount > 0;
        return isOver ? found.outcome : importMembers(context, found.table, found.sounds);
      },
      {
        async beforehand(context, { file }) {
          const table = await readStaffTable(file, context.caller.enterpriseNum);
          const checked = await checkStaff(context, table);
          const forms = checked.rows.flatMap(({ form }) => form ?? []);
          await limitStaffGuesses(context, config, forms);
          looked.set(file, { table, outcome: outcomeOf(checked), sounds: await soundsIn(checked) });
        },
      },
    ),
  ];
}
