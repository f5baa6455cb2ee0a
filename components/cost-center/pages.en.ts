/** English names of the pages and of the menus above them, by their Chinese names. */
export const names = {
  成本中心: 'Cost centres',
  数据管理: 'Data management',
  导入成本中心: 'Import of cost centres',
};
