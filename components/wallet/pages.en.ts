/** English names of the pages and their menus, keyed by the Chinese names. */
export const names = {
  企业钱包: 'Company wallet',
  线下充值: 'Recharges',
};
