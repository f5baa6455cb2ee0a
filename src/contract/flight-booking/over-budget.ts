import * as v from 'valibot';

const Fen = v.pipe(v.number(), v.integer());

/** A budget of a cost centre that the order would break: the payload of budgetExceeded and budgetRunsOut. */
export const OverBudget = v.object({
  costCenterName: v.string(),
  period: v.picklist(['month', 'year']),
  amount: Fen,
  /** Amount left before the order; below 0 where the budget is broken already. */
  left: Fen,
  /** Amount that the order charges to the cost centre. */
  needed: Fen,
});
export type OverBudget = v.InferOutput<typeof OverBudget>;
