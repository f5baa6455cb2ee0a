/** English names of the pages and their menus, keyed by the Chinese names. */
export const names = {
  加入企业: 'Join a company',
  加入成功: 'Joined',
};
