import type { ResultOf } from '../../../../src/contract/call';
import { WRONG_STAFF_CELLS, type importStaff } from '../../../../src/contract/address-book/staff-import';
import type { CallerContext } from '../../server/implement';
import { slicesOf } from '../../server/slices';
import { nextStaffNos } from '../../staff/new-staff';
import { soundsOfName, type Sounds } from '../../staff/sounds';
import { note } from './check-row';
import { checkStaff, type CheckedStaff } from './check-staff';
import type { StaffTable } from './read-staff-table';
import { writeStaff, type NewStaff } from './write-staff';

type Outcome = ResultOf<typeof importStaff>;

/** Outcome before any row is written: row counts, and the first problems by line. */
export function outcomeOf({ rows }: CheckedStaff): Outcome {
  const drafts = rows.map(({ draft }) => draft).sort((a, b) => a.line - b.line);
  const wrong = drafts.filter(({ problems }) => problems.size > 0);
  return {
    rowCount: drafts.length,
    wrongCount: wrong.length,
    isWritten: false,
    wrongList: wrong
      .flatMap(({ line, problems }) => [...problems].map(([column, message]) => ({ line, column, message })))
      .slice(0, WRONG_STAFF_CELLS),
  };
}

/** Sounds of the names to be added, looked up before the transaction because the dictionary takes its time. */
export async function soundsIn({ rows }: CheckedStaff): Promise<ReadonlyMap<string, Sounds>> {
  const sounds = new Map<string, Sounds>();
  for await (const slice of slicesOf(rows)) {
    for (const { form } of slice) {
      if (form !== undefined) sounds.set(form.staffName, await soundsOfName(form.staffName));
    }
  }
  return sounds;
}

/**
 * Adds the staff of a checked table, all or none, in the transaction of the call. Other additions to the enterprise wait until it
 * ends. The table is checked again first, because changes since the check may have made it wrong.
 */
export async function importMembers(
  context: CallerContext,
  table: StaffTable,
  sounds: ReadonlyMap<string, Sounds>,
): Promise<Outcome> {
  const { db, caller } = context;
  const staffNos = await nextStaffNos(db, caller.enterpriseNum, table.rows.length);
  const checked = await checkStaff(context, table);
  const staff = numbered(checked, staffNos);
  const outcome = outcomeOf(checked);
  if (outcome.wrongCount > 0) return outcome;
  await writeStaff(context, staff, sounds);
  return { ...outcome, isWritten: true };
}

/** Staff numbers for the rows and their supervisors, which may be rows of the table themselves. */
function numbered({ rows, onRecord }: CheckedStaff, staffNos: readonly string[]): NewStaff[] {
  const numbers = new Map(onRecord.active);
  const given = new Set(rows.map(({ jobNO }) => jobNO));
  return rows.flatMap(({ draft, supervisor, jobNO, form }, at) => {
    const staffNo = staffNos[at] ?? '';
    // without a job number the staff number stands for it
    if (jobNO === '' && (given.has(staffNo) || onRecord.jobNos.has(staffNo))) {
      note(draft.problems, 'jobNO', `请填写员工编号，系统编号${staffNo}已被使用`);
    }
    if (jobNO !== '') numbers.set(jobNO, staffNo);
    if (form === undefined) return [];
    const no = numbers.get(supervisor);
    return [{ staffNo, form: { ...form, supervisor: no === undefined ? null : { no, name: '' } } }];
  });
}
