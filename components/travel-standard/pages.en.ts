/** What the pages are called in English, and the menus above them, by their names in Chinese. */
export const names = {
  超标原因: 'Reasons for breaking standards',
  城市维护: 'Cities',
  城市设置: 'City settings',
};
