/** What the pages are called in English, and the menus above them, by their names in Chinese. */
export const names = {
  酒店管理: 'Hotels',
  酒店页面设置: 'Hotel page settings',
};
