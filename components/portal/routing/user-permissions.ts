import { queryConfigParamInfo } from '../../../src/contract/dictionary';
import {
  batchQueryPermissionListForBusiness,
  queryObjectTree,
  queryPageMenu,
} from '../../../src/contract/permission/permission';
import {
  APP,
  CONFIG_PARAM,
  MODULE,
  OBJECT,
  SITE,
  SITES_QUERY,
} from '../../../src/contract/permission/objects';
import { buildMenuTree, type MenuNode } from '../../../src/domain/portal/menu';
import { innerHttpAddress } from '../../../src/domain/portal/navigation';
import { isPcLoginDisabled, nodesOf, pagePath, permittedPages } from '../../../src/domain/portal/pages';
import { siteAddresses } from '../../../src/domain/portal/site-addresses';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { hasPage, runtimePages, type RuntimePages } from './route';

/** Permissions of a user (specification 6), as far as the shell needs them. */
export interface UserPermissions {
  menus: readonly MenuNode[];
  /** Paths of all pages of the portal, and of those the user may open. */
  allPages: readonly string[];
  pages: readonly string[];
  /** Numbers of the permitted actions: pages, booking (YHWZ-YDQX) and approval (SP-CZQX). */
  operations: readonly string[];
  brought: RuntimePages;
  /** Names of pages in the page tree, by path. */
  pageNames: ReadonlyMap<string, string>;
  /** Base address of the server-side site for this host. */
  serverSite: string | undefined;
  /** Paths of the server-side site's pages, permitted or not. */
  serverPages: readonly string[];
  loginAddress: string | undefined;
  approveUrl: string | undefined;
  pcLoginDisabled: boolean;
  /** Enterprises that sign out elsewhere: the quit button is hidden when the user's first enterprise is among them. */
  quitHiddenFor: readonly string[];
}

/** Requests everything in parallel: the menus need one round trip. */
export async function readPermitted(runtime: Runtime, host: string): Promise<UserPermissions> {
  const { send } = runtime;
  const [modules, everything, sites, items, quit] = await Promise.all([
    send(batchQueryPermissionListForBusiness, [
      { appNo: APP.portal, moduleNo: MODULE.pages },
      { appNo: APP.portal, moduleNo: MODULE.booking },
      { appNo: APP.approval, moduleNo: MODULE.approvalActions },
    ]),
    send(queryObjectTree, {
      appNo: APP.portal,
      moduleNo: MODULE.pages,
      returnDisEnable: false,
      returnBaseObject: true,
    }),
    send(queryObjectTree, SITES_QUERY),
    send(queryPageMenu, {}),
    send(queryConfigParamInfo, { paramName: CONFIG_PARAM.quitHidden }),
  ]);
  const [pageTree = [], ...actionTrees] = modules.map(({ treeResps }) => treeResps);
  const { urls, operations } = permittedPages(pageTree);
  const objects = [...nodesOf(everything.queryObjectTreeResps)];
  const addresses = siteAddresses(sites.queryObjectTreeResps, host);
  const allPages = [...new Set(objects.flatMap(({ url }) => (url.trim() === '' ? [] : [pagePath(url)])))];
  const held = [...nodesOf(pageTree)].filter(({ url }) => url.trim() !== '');
  const brought = runtimePages(held.map(({ url }) => url.trim()));
  return {
    menus: withPages(buildMenuTree(items), brought),
    allPages,
    pages: urls,
    operations: [...operations, ...actionTrees.flatMap((tree) => permittedPages(tree).operations)],
    brought,
    pageNames: new Map(held.map(({ url, objectName }) => [pagePath(url), objectName])),
    serverSite: addresses.get(SITE.serverSite),
    serverPages: [...runtimePages(allPages).keys()].filter((path) => innerHttpAddress(path) === undefined),
    loginAddress: addresses.get(SITE.login),
    approveUrl: objects.find(({ objectNo }) => objectNo === OBJECT.approveUrl)?.url || undefined,
    pcLoginDisabled: isPcLoginDisabled(pageTree),
    quitHiddenFor: (quit.paramValue ?? '')
      .split(/[,;|]/)
      .map((part) => part.trim())
      .filter(Boolean),
  };
}

/** Removes menus of areas that do not exist yet, and groups that are empty without them. */
function withPages(menus: readonly MenuNode[], brought: RuntimePages): MenuNode[] {
  return menus.flatMap((menu) => {
    const children = withPages(menu.children, brought);
    const path = pagePath(menu.ModuleURL);
    return children.length > 0 || hasPage(path, brought) ? [{ ...menu, children }] : [];
  });
}
