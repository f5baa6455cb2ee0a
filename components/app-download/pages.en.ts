/** English names of the pages and their menus, keyed by the Chinese names. */
export const names = {
  下载客户端: 'Download the app',
};
