/** English names of the pages and their menus, keyed by the Chinese names. */
export const names = {
  管理中心: 'Management',
  配置向导: 'Setup guide',
};
