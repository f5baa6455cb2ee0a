/** English names of the pages and their menus, keyed by the Chinese names. */
export const names = {
  选择企业: 'Choose a company',
};
