import { queryPageMenu, queryPermissionListForBusiness } from '../../src/contract/permission';
import { APP, MODULE } from '../../src/contract/permission-objects';
import { buildMenuTree, type MenuNode } from '../../src/domain/menu';
import { isPcLoginDisabled, pagePath, permittedPages } from '../../src/domain/pages';
import type { Runtime } from '../../src/element/runtime';
import { PAGES } from './route';

/** What a user may see: his menus, cut to pages that exist, and the paths he may visit. */
export interface Permitted {
  menus: readonly MenuNode[];
  paths: readonly string[];
}
export type Refusal = { refusal: string };

/** Texts of specification 8, page errors. */
const NO_PAGES = '无页面权限，请联系管理员添加';
const NO_PC_LOGIN = '无法登录PC端，请联系管理员';

export async function readPermitted(runtime: Runtime): Promise<Permitted | Refusal> {
  const [{ treeResps }, items] = await Promise.all([
    runtime.send(queryPermissionListForBusiness, {
      appNo: APP.portal,
      moduleNo: MODULE.pages,
      retureObject: true,
    }),
    runtime.send(queryPageMenu, {}),
  ]);
  if (isPcLoginDisabled(treeResps)) return { refusal: NO_PC_LOGIN };
  const paths = permittedPages(treeResps).urls.filter((path) => path in PAGES);
  if (paths.length === 0) return { refusal: NO_PAGES };
  return { menus: withPages(buildMenuTree(items)), paths };
}

/** Menus that lead nowhere yet are left out, and with them those that hold nothing else. */
function withPages(menus: readonly MenuNode[]): MenuNode[] {
  return menus.flatMap((menu) => {
    const children = withPages(menu.children);
    return children.length > 0 || pagePath(menu.ModuleURL) in PAGES ? [{ ...menu, children }] : [];
  });
}
