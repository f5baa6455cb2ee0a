/** English names of the pages and their menus, keyed by the Chinese names. */
export const names = {
  机票管理: 'Flights',
  协议白名单: 'Agreement whitelists',
  提交协议白名单: 'Staff on whitelists',
};
