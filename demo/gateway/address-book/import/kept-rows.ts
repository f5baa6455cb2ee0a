import * as v from 'valibot';
import type { CheckedStaff } from './check-staff';

/** A valid row, as it is stored until it is written. */
export const KeptRow = v.object({ line: v.number(), cells: v.array(v.string()), phone: v.string() });
export type KeptRow = v.InferOutput<typeof KeptRow>;

/** Valid rows in the order of writing. */
export const keptRowsOf = ({ rows }: CheckedStaff): KeptRow[] =>
  rows.map(({ draft, form }) => {
    const { line, cells } = draft.row;
    if (form === undefined) throw new Error(`Line ${line} of a valid table is no form`);
    return { line, cells: [...cells], phone: form.phone };
  });
