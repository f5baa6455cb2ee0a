import type { SliceOutcome } from '../../import-job/table-imports';
import { lockPhones } from '../../login/lock-phones';
import type { RowContext } from '../../server/http/implement';
import { nextStaffNos } from '../../staff/new-staff';
import { changeStaff, type ChangedStaff } from '../members/change-staff';
import { lockStaff, movedFields, placedOf } from './check-changes';
import { note } from './check-row';
import { checkStaff } from './check-staff';
import { isSupervisorKept, type CheckedRow, type CheckedStaff } from './checked-staff';
import type { StagedRow } from './staged-rows';
import { wrongCellsOf } from './outcome';
import { changeKeepingRules } from './keep-own-rules';
import { writeStaff, type NewStaff } from './write-staff';

/**
 * Adds and changes the staff of some rows in the caller's transaction, each row after its supervisor's. Other additions
 * to the enterprise wait until it ends. The rows are checked again first; those that have become wrong since are
 * reported and skipped.
 */
export async function addStaff(
  context: RowContext,
  rows: readonly StagedRow[],
  headers: readonly string[],
): Promise<SliceOutcome> {
  const { db, caller } = context;
  await lockPhones(
    db,
    rows.map(({ phone }) => phone),
  );
  await lockStaff(
    context,
    rows.flatMap(({ known }) => known?.staffNo ?? []),
  );
  const staffNos = await nextStaffNos(db, caller.enterpriseNum, rows.length);
  const checked = await checkStaff(context, { headers, rows });
  refuseOthers(checked, rows);
  const { added, changed } = numbered(checked, staffNos);
  await writeStaff(context, added);
  const moved = changed.filter(({ row, form }) => isMoved(row, form));
  const others = changed.filter((one) => !moved.includes(one));
  const written = [
    ...(await changeStaff(context, others)),
    ...(await changeKeepingRules(context, moved, ({ row }, names) =>
      note(row.draft.problems, 'department', `该规则（${names.join('、')}）适用于您本人，请在员工资料中修改`),
    )),
  ];
  const lines = new Map(changed.map(({ row, record }) => [record.staff_no, row.draft.row.line]));
  return {
    written: added.length + written.length,
    refused: wrongCellsOf(checked),
    writes: [
      ...added.map(({ staffNo, line }) => ({ key: staffNo, line })),
      ...written.map(({ staffNo, before }) => ({ key: staffNo, line: lines.get(staffNo) ?? 0, before })),
    ],
  };
}

const isMoved = ({ known }: CheckedRow, form: ChangedStaff['form']): boolean =>
  known !== undefined && movedFields({ former: placedOf(known.form), next: placedOf(form) }).length > 0;

/** Refuses a row when the person it was checked against has changed since or is another one. */
function refuseOthers({ rows }: CheckedStaff, kept: readonly StagedRow[]): void {
  const keptOf = new Map(kept.map((row) => [row.line, row.known]));
  for (const { draft, known } of rows) {
    const was = keptOf.get(draft.row.line);
    if (known?.row.staff_no === was?.staffNo && known?.row.version === was?.version) continue;
    const message = was === undefined ? '该员工编号已被使用' : '文件检查后该员工的资料有修改，请重新导入';
    note(draft.problems, 'jobNO', message);
  }
}

interface Numbered {
  added: (NewStaff & { line: number })[];
  changed: (ChangedStaff & { row: CheckedRow })[];
}

/** Returns the valid rows with staff numbers for new persons and for supervisors, which may be rows themselves. */
function numbered({ rows, onRecord }: CheckedStaff, staffNos: readonly string[]): Numbered {
  const numbers = new Map(onRecord.active);
  const given = new Set(rows.map(({ jobNO }) => jobNO));
  const [added, changed]: [Numbered['added'], Numbered['changed']] = [[], []];
  rows.forEach((row, at) => {
    const { draft, supervisor, jobNO, known } = row;
    const staffNo = known?.row.staff_no ?? staffNos[at] ?? '';
    // without a job number the staff number serves as one
    if (jobNO === '' && (given.has(staffNo) || onRecord.jobNos.has(staffNo))) {
      note(draft.problems, 'jobNO', `请填写员工编号，系统编号${staffNo}已被使用`);
    }
    if (row.form === undefined || draft.problems.size > 0) return;
    if (known !== undefined && isSupervisorKept({ draft, supervisor, known })) {
      changed.push({ row, record: known.row, form: row.form, values: known.values });
      return;
    }
    if (jobNO !== '') numbers.set(jobNO, staffNo);
    const no = numbers.get(supervisor);
    const form = { ...row.form, supervisor: no === undefined ? null : { no, name: '' } };
    if (known === undefined) added.push({ staffNo, line: draft.row.line, form });
    else changed.push({ row, record: known.row, form, values: known.values });
  });
  return { added, changed };
}
