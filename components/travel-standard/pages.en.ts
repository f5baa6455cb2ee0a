/** What the pages are called in English, and the menus above them, by their names in Chinese. */
export const names = {
  超标原因: 'Reasons for breaking standards',
};
