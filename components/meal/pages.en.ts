/** What the pages are called in English, and the menus above them, by their names in Chinese. */
export const names = {
  用餐标准: 'Meal standards',
  用餐补贴: 'Meal subsidies',
  配送地址: 'Delivery addresses',
  用餐规格设置: 'Meal specifications',
  收货设置: 'Receivers of deliveries',
};
