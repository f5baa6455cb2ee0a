import * as v from 'valibot';

/** A row that was right and says something new, as it is kept until it is written. */
export const KeptRow = v.object({
  line: v.number(),
  cells: v.array(v.string()),
  /** Of a refund the row of its purchase, where the file has it: it may have been written, or refused, in a slice before. */
  bought: v.optional(v.array(v.string())),
});
export type KeptRow = v.InferOutput<typeof KeptRow>;
