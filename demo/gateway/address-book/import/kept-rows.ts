import * as v from 'valibot';
import { effectOfRow, type CheckedStaff } from './checked-staff';

/** A row that was right, as it is kept until it is written. */
export const KeptRow = v.object({
  line: v.number(),
  cells: v.array(v.string()),
  phone: v.string(),
  /** The person whom it changes, as they were when the file was checked; left out of somebody new. */
  known: v.optional(v.object({ staffNo: v.string(), version: v.number() })),
});
export type KeptRow = v.InferOutput<typeof KeptRow>;

/** Right rows that do something, in the order in which they are written. */
export const keptRowsOf = (checked: CheckedStaff): KeptRow[] =>
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
