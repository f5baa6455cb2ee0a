/** Returns the fen left of a travel request's budget after the spend of its orders, never below 0. */
export const remainingBudget = (budget: number, spent: number): number => Math.max(0, budget - spent);

/** Returns the fen by which an order of `total` fen exceeds the rest of its budget; 0: it is within. */
export const overBudget = (total: number, left: number): number => Math.max(0, total - left);
