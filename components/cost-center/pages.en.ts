/** What the pages are called in English, and the menus above them, by their names in Chinese. */
export const names = {
  成本中心: 'Cost centres',
  数据管理: 'Data management',
  导入成本中心: 'Import of cost centres',
};
