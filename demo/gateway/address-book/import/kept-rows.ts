import * as v from 'valibot';
import { slicesOf } from '../../server/slices';
import { soundsOfName } from '../../staff/sounds';
import type { CheckedStaff } from './check-staff';

const Text = v.string();

/** A row that was right, as it is kept until it is written. */
export const KeptRow = v.object({
  line: v.number(),
  cells: v.array(Text),
  phone: Text,
  /** Looked up beside all transactions because the dictionary takes its time. */
  sounds: v.object({ pinyin: Text, initials: Text }),
});
export type KeptRow = v.InferOutput<typeof KeptRow>;

/** Right rows in the order in which they are written. */
export async function keptRowsOf({ rows }: CheckedStaff): Promise<KeptRow[]> {
  const kept: KeptRow[] = [];
  for await (const slice of slicesOf(rows)) {
    for (const { draft, form } of slice) {
      if (form === undefined) throw new Error(`Line ${draft.row.line} of a right table is no form`);
      const { line, cells } = draft.row;
      const sounds = await soundsOfName(form.staffName);
      kept.push({ line, cells: [...cells], phone: form.phone, sounds });
    }
  }
  return kept;
}
