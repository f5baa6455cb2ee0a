/** What the pages are called in English, and the menus above them, by their names in Chinese. */
export const names = { 企业信息: 'Company' };
