import { buildMenuTree } from '../../../src/domain/portal/menu';
import type { NavigationContext, RouteLocation } from '../../../src/domain/portal/navigation';
import { pagePath } from '../../../src/domain/portal/pages';

export const ORIGIN = 'https://portal.example';
export const SITE = 'https://old.example/app';

export const item = (ModuleID: string, ParentID: string, ModuleURL: string) => ({
  keyID: ModuleID,
  ModuleID,
  ParentID,
  ModuleName: ModuleID,
  ModuleURL,
  IconURL: '',
});

export const context = (change: Partial<NavigationContext> = {}): NavigationContext => ({
  disableLogin: false,
  signedIn: true,
  isTop: true,
  allPages: ['/Home/index', '/orders', '/standard/standardList'],
  permittedPages: ['/Home/index', '/orders'],
  menus: buildMenuTree([item('01', '', ''), item('0101', '01', '/orders'), item('02', '', '/Home/index')]),
  serverSite: SITE,
  serverPages: ['/contract', '/contract/list'],
  addresses: { origin: ORIGIN, allowedOrigins: ['https://old.example', 'https://cashier.example'] },
  ...change,
});

export const at = (path: string, query: Record<string, string> = {}): RouteLocation => ({
  name: NAMES[path] ?? path.slice(1),
  path,
  treePath: path,
  query,
});
const NAMES: Record<string, string> = { '/': 'index', '/chooseEnt': 'chooseEnt', '/error': 'error' };
export const unknown = (written: string): RouteLocation => ({
  name: 'error',
  path: pagePath(written),
  treePath: pagePath(written),
  query: {},
  redirectedFrom: written,
});
