/** English names of the pages and their menus, keyed by the Chinese names. */
export const names = {
  第三方登录: 'Sign in with another account',
};
