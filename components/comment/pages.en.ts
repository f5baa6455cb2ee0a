/** What the pages are called in English, and the menus above them, by their names in Chinese. */
export const names = {
  点评管理: 'Comments',
  点评列表: 'Comment list',
  点评设置: 'Comment settings',
  我的点评: 'My comments',
};
