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

/** What a table would do, or what of it is wrong. */
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

/** How the names of those who may be added sound: told before the transaction begins, as a dictionary takes its time. */
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
 * Adds the staff of a table that was found right, all or none, in the transaction of the call. Others who add staff of the enterprise
 * wait until then, so it is checked once more before: what has come since makes it wrong.
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

/** Numbers for each, and those of whom they report to, who may be among them. */
function numbered({ rows, onRecord }: CheckedStaff, staffNos: readonly string[]): NewStaff[] {
  const numbers = new Map(onRecord.active);
  const given = new Set(rows.map(({ jobNO }) => jobNO));
  return rows.flatMap(({ draft, supervisor, jobNO, form }, at) => {
    const staffNo = staffNos[at] ?? '';
    // whoever has none is called by this one
    if (jobNO === '' && (given.has(staffNo) || onRecord.jobNos.has(staffNo))) {
      note(draft.problems, 'jobNO', `请填写员工编号，系统编号${staffNo}已被使用`);
    }
    if (jobNO !== '') numbers.set(jobNO, staffNo);
    if (form === undefined) return [];
    const no = numbers.get(supervisor);
    return [{ staffNo, form: { ...form, supervisor: no === undefined ? null : { no, name: '' } } }];
  });
}
