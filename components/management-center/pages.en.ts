/** What the pages are called in English, and the menus above them, by their names in Chinese. */
export const names = {
  管理中心: 'Management',
  配置向导: 'Setup guide',
};
