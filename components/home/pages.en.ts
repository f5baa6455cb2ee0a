/** English names of pages and menus by their Chinese names. */
export const names = {
  首页: 'Home',
};
