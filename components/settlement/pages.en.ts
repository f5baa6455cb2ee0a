/** English names of the pages, keyed by the Chinese names. */
export const names = { 结算管理: 'Settlement', 对账: 'Reconciliation' };
