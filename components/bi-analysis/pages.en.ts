/** English names of the page and of its menus, by their Chinese names. */
export const names = {
  差旅报表: 'Travel reports',
  差旅分析: 'Travel analysis',
  酒店报表: 'Hotel reports',
  商业智能: 'Business intelligence',
};
