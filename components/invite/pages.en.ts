/** What the pages are called in English, and the menus above them, by their names in Chinese. */
export const names = {
  加入企业: 'Join a company',
  加入成功: 'Joined',
};
