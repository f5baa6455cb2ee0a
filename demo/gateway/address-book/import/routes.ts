import { importStaff, STAFF_IMPORT } from '../../../../src/contract/address-book/staff-import';
import { addImportJob } from '../../import-job/add';
import type { AreaDeps } from '../../server/deps';
import { implement, type Implementation } from '../../server/http/implement';
import { limitStaffGuesses } from '../members/staff-guesses';
import { checkStaff } from './check-staff';
import { keptRowsOf, type KeptRow } from './kept-rows';
import { outcomeOf } from './outcome';
import { readStaffTable } from './read-staff-table';

interface Looked {
  headers: readonly string[];
  outcome: ReturnType<typeof outcomeOf>;
  /** The rows to add; none where one is wrong or the caller only looks. */
  rows: readonly KeptRow[];
}

export function staffImportCalls({ config }: Pick<AreaDeps, 'config'>): Implementation[] {
  /** Results of files read before the transaction begins, so that reading holds nothing up. */
  const looked = new WeakMap<File, Looked>();
  return [
    implement(
      importStaff,
      async (context, { file }) => {
        const found = looked.get(file);
        if (found === undefined) throw new Error('A file of staff has not been read');
        const { headers, outcome, rows } = found;
        if (rows.length === 0) return { ...outcome, importJobNo: null };
        const added = { kind: STAFF_IMPORT, fileName: file.name, settings: { headers }, rows };
        return { ...outcome, importJobNo: await addImportJob(context, added) };
      },
      {
        async beforehand(context, { file, dryRun }) {
          const table = await readStaffTable(file, context.caller.enterpriseNum);
          const checked = await checkStaff(context, table);
          const forms = checked.rows.flatMap(({ form }) => form ?? []);
          await limitStaffGuesses(context, config, forms);
          const outcome = outcomeOf(checked);
          const isOver = dryRun === '1' || outcome.wrongCount > 0;
          looked.set(file, {
            headers: table.headers,
            outcome,
            rows: isOver ? [] : keptRowsOf(checked),
          });
        },
      },
    ),
  ];
}
