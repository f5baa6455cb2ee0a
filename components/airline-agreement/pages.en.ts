/** What the pages are called in English, and the menus above them, by their names in Chinese. */
export const names = {
  机票管理: 'Flights',
  协议白名单: 'Agreement whitelists',
  提交协议白名单: 'Staff on whitelists',
};
