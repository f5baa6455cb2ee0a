import { portalPage } from '../../src/domain/portal/portal-page';

export const pages = [
  portalPage('/appDown/index', '下载客户端', [], { tag: 'app-download', needsLogin: false }),
];
