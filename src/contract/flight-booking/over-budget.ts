import * as v from 'valibot';

const Fen = v.pipe(v.number(), v.integer());

/** A budget of a cost centre that the order would break: what budgetExceeded and budgetRunsOut are answered with. */
export const OverBudget = v.object({
  costCenterName: v.string(),
  period: v.picklist(['month', 'year']),
  amount: Fen,
  /** Before the order; below 0 where it is broken already. */
  left: Fen,
  /** What the order charges to the cost centre. */
  needed: Fen,
});
export type OverBudget = v.InferOutput<typeof OverBudget>;
