/** English names of the pages and their menus, keyed by the Chinese names. */
export const names = {
  发票管理: 'Invoices',
  开票申请: 'Apply for invoices',
  发票列表: 'Invoice list',
  发票模板: 'Titles and templates',
};
