import type { SliceOutcome } from '../../import-job/table-imports';
import { lockPhones } from '../../login/lock-phones';
import type { RowContext } from '../../server/http/implement';
import { nextStaffNos } from '../../staff/new-staff';
import { note } from './check-row';
import { checkStaff, type CheckedStaff } from './check-staff';
import type { KeptRow } from './kept-rows';
import { wrongCellsOf } from './outcome';
import { writeStaff, type NewStaff } from './write-staff';

/**
 * Adds the staff of some rows, each after its supervisor, in the caller's transaction. Other additions to the
 * enterprise wait for its end. The rows are checked again first, and those made wrong by other changes since then are
 * reported and left out.
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
  return {
    written: staff.length,
    refused: wrongCellsOf(checked),
    writes: staff.map(({ staffNo, line }) => ({ key: staffNo, line })),
  };
}

/** The valid rows with staff numbers for them and their supervisors, which may be rows themselves. */
function numbered(
  { rows, onRecord }: CheckedStaff,
  staffNos: readonly string[],
): (NewStaff & { line: number })[] {
  const numbers = new Map(onRecord.active);
  const given = new Set(rows.map(({ jobNO }) => jobNO));
  return rows.flatMap(({ draft, supervisor, jobNO, form }, at) => {
    const staffNo = staffNos[at] ?? '';
    // the staff number replaces a missing job number
    if (jobNO === '' && (given.has(staffNo) || onRecord.jobNos.has(staffNo))) {
      note(draft.problems, 'jobNO', `请填写员工编号，系统编号${staffNo}已被使用`);
    }
    if (form === undefined || draft.problems.size > 0) return [];
    if (jobNO !== '') numbers.set(jobNO, staffNo);
    const no = numbers.get(supervisor);
    return [
      {
        staffNo,
        line: draft.row.line,
        form: { ...form, supervisor: no === undefined ? null : { no, name: '' } },
      },
    ];
  });
}
