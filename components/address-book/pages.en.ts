/** English names of the pages and their menus, keyed by the Chinese names. */
export const names = {
  通讯录: 'Directory',
  员工列表: 'Staff',
  员工详情: 'Staff details',
  员工编辑: 'Edit staff',
  职位列表: 'Positions',
  职级维护: 'Grades',
  自定义模板: 'Custom templates',
  企业邀请: 'Invitations',
  职位模板: 'Position templates',
  新增职位: 'Add positions',
};
