/** What the pages are called in English, and the menus above them, by their names in Chinese. */
export const names = {
  职位列表: 'Positions',
  职级维护: 'Grades',
};
