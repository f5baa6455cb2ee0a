/** English names of the pages and their menus, keyed by the Chinese names. */
export const names = {
  角色管理: 'Roles',
  管理员: 'Administrators',
  权限设置: 'Right settings',
  操作员设置: 'Operators',
  变更主管理员: 'Change the main administrator',
};
