import * as v from 'valibot';
import type { CheckedStaff } from './check-staff';

/** A row that was right, as it is kept until it is written. */
export const KeptRow = v.object({ line: v.number(), cells: v.array(v.string()), phone: v.string() });
export type KeptRow = v.InferOutput<typeof KeptRow>;

/** Right rows in the order in which they are written. */
export const keptRowsOf = ({ rows }: CheckedStaff): KeptRow[] =>
  rows.map(({ draft, form }) => {
    const { line, cells } = draft.row;
    if (form === undefined) throw new Error(`Line ${line} of a right table is no form`);
    return { line, cells: [...cells], phone: form.phone };
  });
