import { portalPage } from '../../src/domain/portal/portal-page';

export const pages = [
  portalPage('/download/downloadList', '下载中心', ['个人中心'], { number: '0603', tag: 'download-list' }),
];
