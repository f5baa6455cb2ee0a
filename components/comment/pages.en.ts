/** English names of the pages and their menus, keyed by the Chinese names. */
export const names = {
  点评管理: 'Comments',
  点评列表: 'Comment list',
  点评设置: 'Comment settings',
  我的点评: 'My comments',
};
