import * as v from 'valibot';
import { call } from '../call';

/** Page or action of the permission tree (specification 3). `objectNo` is dash-separated; the third segment is the module id. */
export interface PermissionNode {
  objectNo: string;
  objectName: string;
  /** 1 page, 2 action. */
  objectType: 1 | 2;
  parentNo: string;
  url: string;
  iconUrl: string;
  keyID: string;
  /** Departments to which a sub administrator's right is limited; missing: the range of the roles applies. */
  deptNOList?: string[] | undefined;
  childObjectInfoBos: PermissionNode[];
}
export const PermissionNode: v.GenericSchema<PermissionNode> = v.object({
  objectNo: v.string(),
  objectName: v.string(),
  objectType: v.picklist([1, 2]),
  parentNo: v.string(),
  url: v.string(),
  iconUrl: v.string(),
  keyID: v.string(),
  deptNOList: v.optional(v.array(v.string())),
  childObjectInfoBos: v.array(v.lazy(() => PermissionNode)),
});

/** Menu item and menu module (specification 3): the menus form a flat list. */
export const MenuItem = v.object({
  keyID: v.string(),
  ModuleID: v.string(),
  ModuleName: v.string(),
  ParentID: v.string(),
  ModuleURL: v.string(),
  IconURL: v.string(),
});
export type MenuItem = v.InferOutput<typeof MenuItem>;

const ModuleQuery = v.object({ appNo: v.string(), moduleNo: v.string() });

/** Returns the pages and actions of one module that the caller holds. */
export const queryPermissionListForBusiness = call({
  gateway: 'user',
  path: '/CLUNIVERSALPERMISSIONSERVICE/api/PermissionController/queryPermissionListForBusiness',
  body: v.object({ ...ModuleQuery.entries, retureObject: v.boolean() }),
  result: v.object({ treeResps: v.array(PermissionNode) }),
  needs: 'token',
  reads: ['permission'],
});

/** Returns the caller's menus, flat. */
export const queryPageMenu = call({
  gateway: 'user',
  path: '/CLUNIVERSALPERMISSIONSERVICE/api/PermissionController/queryPageMenu',
  body: v.object({}),
  result: v.array(MenuItem),
  needs: 'token',
  reads: ['permission'],
});

/** Returns those of several modules at once, in the requested order. */
export const batchQueryPermissionListForBusiness = call({
  gateway: 'user',
  path: '/CLUNIVERSALPERMISSIONSERVICE/api/PermissionController/batchQueryPermissionListForBusiness',
  body: v.pipe(v.array(ModuleQuery), v.maxLength(20)),
  result: v.array(v.object({ ...ModuleQuery.entries, treeResps: v.array(PermissionNode) })),
  needs: 'token',
  reads: ['permission'],
});

/** Object of an application, held or not (specification 3, custom object tree). `isEnable`: 0 or 1. */
export interface ObjectNode {
  objectNo: string;
  objectName: string;
  keyID: string;
  appNo: string;
  moduleNo: string;
  isEnable: 0 | 1;
  url: string;
  childObjectInfoBos: ObjectNode[];
}
export const ObjectNode: v.GenericSchema<ObjectNode> = v.object({
  objectNo: v.string(),
  objectName: v.string(),
  keyID: v.string(),
  appNo: v.string(),
  moduleNo: v.string(),
  isEnable: v.picklist([0, 1]),
  url: v.string(),
  childObjectInfoBos: v.array(v.lazy(() => ObjectNode)),
});

/** Returns all objects of a module, held or not: the full list of pages, or the per-host site addresses. */
export const queryObjectTree = call({
  gateway: 'user',
  path: '/CLUNIVERSALPERMISSIONSERVICE/api/ObjectController/queryObjectTree',
  body: v.object({ ...ModuleQuery.entries, returnDisEnable: v.boolean(), returnBaseObject: v.boolean() }),
  result: v.object({ queryObjectTreeResps: v.array(ObjectNode) }),
  needs: 'token',
  reads: ['permission'],
});
