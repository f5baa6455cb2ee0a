import * as v from 'valibot';

/** Entry of the agency's log about one item: a decision with its operator and moment. */
export const HistoryEntry = v.object({
  /** ISO instant. */
  logTime: v.string(),
  operatorName: v.string(),
  /** Name of a call. */
  kind: v.string(),
  summary: v.string(),
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>;
