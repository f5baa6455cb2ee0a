/** Pay types and commission types by their numbers (specification 9), as filter options. */
export const PAY_TYPES = [0, 1, 2, 3, 4, 5, 6];
export const COMMISSION_TYPES = [0, 1, 3];
