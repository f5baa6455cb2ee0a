/** English name of the page, keyed by the Chinese name. */
export const names = { 结算管理: 'Settlement' };
