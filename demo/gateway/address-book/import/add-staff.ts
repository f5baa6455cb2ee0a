import type { SliceOutcome } from '../../import-job/row-imports';
import { lockPhones } from '../../login/lock-phones';
import type { RowContext } from '../../server/http/implement';
import { nextStaffNos } from '../../staff/new-staff';
import { note } from './check-row';
import { checkStaff, type CheckedStaff } from './check-staff';
import type { KeptRow } from './kept-rows';
import { wrongCellsOf } from './outcome';
import { writeStaff, type NewStaff } from './write-staff';

/**
 * Adds the staff of some rows, each behind its supervisor's, in the transaction of the caller. Other additions to the enterprise
 * wait until it ends. The rows are checked again first: those that changes since the check have made wrong are named and left out.
 */
export async function addStaff(
  context: RowContext,
  rows: readonly KeptRow[],
  headers: readonly string[],
): Promise<SliceOutcome> {
  const { db, caller } = context;
  await lockPhones(
    db,
    rows.map(({ phone }) => phone),
  );
  const staffNos = await nextStaffNos(db, caller.enterpriseNum, rows.length);
  const checked = await checkStaff(context, { headers, rows });
  const staff = numbered(checked, staffNos);
  await writeStaff(context, staff);
  return { written: staff.length, refused: wrongCellsOf(checked) };
}

/** The right rows with staff numbers for them and their supervisors, which may be rows themselves. */
function numbered({ rows, onRecord }: CheckedStaff, staffNos: readonly string[]): NewStaff[] {
  const numbers = new Map(onRecord.active);
  const given = new Set(rows.map(({ jobNO }) => jobNO));
  return rows.flatMap(({ draft, supervisor, jobNO, form }, at) => {
    const staffNo = staffNos[at] ?? '';
    // without a job number the staff number stands for it
    if (jobNO === '' && (given.has(staffNo) || onRecord.jobNos.has(staffNo))) {
      note(draft.problems, 'jobNO', `请填写员工编号，系统编号${staffNo}已被使用`);
    }
    if (form === undefined || draft.problems.size > 0) return [];
    if (jobNO !== '') numbers.set(jobNO, staffNo);
    const no = numbers.get(supervisor);
    return [{ staffNo, form: { ...form, supervisor: no === undefined ? null : { no, name: '' } } }];
  });
}
