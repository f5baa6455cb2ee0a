import { queryAdministrators } from '../../../src/contract/permission/administrators';
import {
  batchQueryPermissionListForBusiness,
  queryObjectTree,
  queryPageMenu,
  queryPermissionListForBusiness,
  type PermissionNode,
} from '../../../src/contract/permission/permission';
import { APP, MODULE, OBJECT } from '../../../src/contract/permission/objects';
import { scopeOf } from '../../../src/domain/permission/staff-grants';
import { menuItemsOf } from '../../../src/domain/portal/menu';
import type { Caller } from '../server/http/caller';
import type { AreaDeps } from '../server/deps';
import { implement, type CallerContext, type Implementation } from '../server/http/implement';
import { findAdministrators } from './administrators';
import { findModuleObjects, type PermissionObject } from './queries';
import { memberCalls } from './roles/members';
import { roleCalls } from './roles/resource';
import { subManagerCalls } from './sub-managers/resource';
import { userRoles } from './sub-managers/user-roles';
import { withServerSite } from './server-site';
import { objectForest, permissionForest } from './tree';

const PAGES = { appNo: APP.portal, moduleNo: MODULE.pages };
/** These calls tell a client that its PC login is disabled, so they are answered nevertheless. */
const ALWAYS = { servesPcDisabled: true };

export function permissionRoutes({ config }: Pick<AreaDeps, 'config'>): Implementation[] {
  const withAddresses = (objects: readonly PermissionObject[]) =>
    withServerSite(objects, config.serverSiteUrl);

  async function findHeldObjects({ db, caller }: CallerContext, module: Module): Promise<PermissionObject[]> {
    const objects = await findModuleObjects(db, module);
    return withAddresses(objects.filter((object) => caller.objects.has(object.object_no)));
  }

  return [
    implement(
      queryPermissionListForBusiness,
      async (context, { retureObject, ...module }) => {
        const held = await findHeldObjects(context, module);
        // without `retureObject` the answer is a flat list of the held objects
        return {
          treeResps: inScopes(
            context.caller,
            retureObject ? permissionForest(held) : held.flatMap((o) => permissionForest([o])),
          ),
        };
      },
      ALWAYS,
    ),

    implement(queryAdministrators, async ({ db, caller, now }) => ({
      nameList: await findAdministrators(db, caller.enterpriseNum, now),
    })),

    implement(
      queryPageMenu,
      async (context) => {
        const held = await findHeldObjects(context, PAGES);
        return menuItemsOf(
          permissionForest(held.filter((o) => o.in_menu || o.object_no === OBJECT.pageRoot)),
        );
      },
      ALWAYS,
    ),

    implement(
      batchQueryPermissionListForBusiness,
      async (context, modules) => {
        const answers = [];
        for (const module of modules) {
          const forest = permissionForest(await findHeldObjects(context, module));
          answers.push({ ...module, treeResps: inScopes(context.caller, forest) });
        }
        return answers;
      },
      ALWAYS,
    ),

    implement(
      queryObjectTree,
      async ({ db }, { returnDisEnable, returnBaseObject, ...module }) => {
        const objects = withAddresses(await findModuleObjects(db, module));
        const forest = objectForest(objects.filter((o) => o.is_enable || returnDisEnable));
        // the base objects are only containers, as YHWZ-YMQX-0 is of the pages
        const queryObjectTreeResps = returnBaseObject
          ? forest
          : forest.flatMap((root) => (root.childObjectInfoBos.length > 0 ? root.childObjectInfoBos : [root]));
        return { queryObjectTreeResps };
      },
      ALWAYS,
    ),

    ...roleCalls,
    ...memberCalls,
    ...subManagerCalls,
    userRoles,
  ];
}

/** Adds the departments of each object that the caller holds in some departments only. */
function inScopes({ held }: Pick<Caller, 'held'>, nodes: readonly PermissionNode[]): PermissionNode[] {
  return nodes.map((node) => {
    const { managed, deptNos } = scopeOf(held, [node.objectNo]);
    const childObjectInfoBos = inScopes({ held }, node.childObjectInfoBos);
    return { ...node, childObjectInfoBos, ...(managed !== undefined && { deptNOList: [...deptNos] }) };
  });
}

interface Module {
  appNo: string;
  moduleNo: string;
}
