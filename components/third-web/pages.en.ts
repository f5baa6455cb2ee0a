/** What the page is called in English, and the menus above it, by their names in Chinese. */
export const names = {
  第三方页面: 'Third-party page',
};
