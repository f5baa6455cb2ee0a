/** What the page is called in English, by its name in Chinese. */
export const names = { 结算管理: 'Settlement' };
