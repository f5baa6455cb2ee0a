/** English names of the pages and their menus, keyed by the Chinese names. */
export const names = {
  用餐标准: 'Meal standards',
  用餐补贴: 'Meal subsidies',
  配送地址: 'Delivery addresses',
  用餐规格设置: 'Meal specifications',
  收货设置: 'Receivers of deliveries',
};
