/** English names of the pages and of their menus, by their Chinese names. */
export const names = {
  我的订单: 'My orders',
  机票订单: 'Flight orders',
  订单处理: 'Unfinished changes and refunds',
  企业管理: 'Administration',
  订单管理: 'Orders',
  企业机票订单: 'Company flight orders',
  改签申请: 'Change',
  退票申请: 'Refund',
};
