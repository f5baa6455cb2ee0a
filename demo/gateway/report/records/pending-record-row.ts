import * as v from 'valibot';

/** A valid new row, as it is stored until it is written. */
export const PendingRecordRow = v.object({
  line: v.number(),
  cells: v.array(v.string()),
  /** The purchase row of a refund, if the file has it; an earlier slice may have written or refused it. */
  bought: v.optional(v.array(v.string())),
});
export type PendingRecordRow = v.InferOutput<typeof PendingRecordRow>;
