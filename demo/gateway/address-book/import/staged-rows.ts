import * as v from 'valibot';
import { effectOfRow, type CheckedStaff } from './checked-staff';

/** Valid row, as it is stored until it is written. */
export const StagedRow = v.object({
  line: v.number(),
  cells: v.array(v.string()),
  phone: v.string(),
  /** Existing person with their version at the check; absent for a new person. */
  known: v.optional(v.object({ staffNo: v.string(), version: v.number() })),
});
export type StagedRow = v.InferOutput<typeof StagedRow>;

/** Returns the valid rows with an effect, in the order of writing. */
export const stagedRowsOf = (checked: CheckedStaff): StagedRow[] =>
  checked.rows.flatMap((row) => {
    if (effectOfRow(row, checked).how === 'same') return [];
    const { draft, form, known } = row;
    const { line, cells } = draft.row;
    return {
      line,
      cells: [...cells],
      phone: form?.phone ?? '',
      ...(known && { known: { staffNo: known.row.staff_no, version: known.row.version } }),
    };
  });
