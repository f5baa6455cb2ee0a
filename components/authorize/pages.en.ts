/** What the pages are called in English, and the menus above them, by their names in Chinese. */
export const names = {
  第三方登录: 'Sign in with another account',
};
