/** English names of the pages and their menus, keyed by the Chinese names. */
export const names = {
  酒店管理: 'Hotels',
  协议酒店: 'Hotel agreements',
  代理采购: 'Bought by the agency',
  协议维护: 'Hotel agreement',
  酒店标准: 'Hotel standards',
  产品标准: 'Product standards',
  酒店页面设置: 'Hotel page settings',
};
