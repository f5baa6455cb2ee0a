/** What the page is called in English. */
export const names = { 下载中心: 'Downloads' };
