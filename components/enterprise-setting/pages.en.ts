/** English names of the pages and of the menus above them, by their Chinese names. */
export const names = { 企业信息: 'Company' };
