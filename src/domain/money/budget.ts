/** Fen left of a travel request's budget after what its orders have spent, never below 0. */
export const budgetLeft = (budget: number, spent: number): number => Math.max(0, budget - spent);

/** By how many fen an order of `total` fen is over what is left of the budget it is booked under; 0: it is within. */
export const overBudget = (total: number, left: number): number => Math.max(0, total - left);
