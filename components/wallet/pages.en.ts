/** What the pages are called in English, and the menus above them, by their names in Chinese. */
export const names = {
  企业钱包: 'Company wallet',
  线下充值: 'Recharges',
};
