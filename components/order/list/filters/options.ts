/** Ways of payment and of commission, by their numbers (specification 9), as orders are filtered by them. */
export const PAY_TYPES = [0, 1, 2, 3, 4, 5, 6];
export const COMMISSION_TYPES = [0, 1, 3];
