/** English name of the page. */
export const names = { 下载中心: 'Downloads' };
