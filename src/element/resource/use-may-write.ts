import type { AnyResource } from '../../contract/resource/resource';
import { APP, MODULE } from '../../contract/permission/objects';
import { queryPermissionListForBusiness, type PermissionNode } from '../../contract/permission/permission';
import { useCall } from '../data/use-call';

const PERMISSIONS = { appNo: APP.portal, moduleNo: MODULE.pages, retureObject: true };

/** May the user change the rows of a resource? Where whoever sees them may, nothing is asked; the gateway refuses the rest. */
export function useMayWrite({ permission: { read, write } }: AnyResource): boolean {
  const isSame = read === write;
  const { data } = useCall(queryPermissionListForBusiness, isSame ? undefined : PERMISSIONS, { quiet: true });
  return isSame || (data !== undefined && holds(data.treeResps, write));
}

const holds = (nodes: readonly PermissionNode[], objectNo: string): boolean =>
  nodes.some((node) => node.objectNo === objectNo || holds(node.childObjectInfoBos, objectNo));
