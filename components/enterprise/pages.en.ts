/** What the pages are called in English, and the menus above them, by their names in Chinese. */
export const names = {
  选择企业: 'Choose a company',
};
