/** English name of the page and its menu, keyed by the Chinese names. */
export const names = {
  第三方页面: 'Third-party page',
};
