import { portalPage } from '../../src/domain/portal/portal-page';

const OPEN = { needsLogin: false };

/** Pages of the shell itself. */
export const pages = [
  portalPage('/', '登录', [], { name: 'index', ...OPEN }),
  portalPage('/logout/loginTimeout', '登录超时', [], OPEN),
  portalPage('/404', '页面不存在', [], OPEN),
  portalPage('/error', '出错了', [], { name: 'error', ...OPEN }),
];
