/** English names of the pages and their menus, keyed by the Chinese names. */
export const names = {
  个人信息: 'Personal information',
};
