import type { AnyResource } from '../../contract/resource/resource';
import { APP, MODULE } from '../../contract/permission/objects';
import { queryPermissionListForBusiness, type PermissionNode } from '../../contract/permission/permission';
import { useCall } from '../data/use-call';

const PERMISSIONS = { appNo: APP.portal, moduleNo: MODULE.pages, retureObject: true };

/** May the user change rows of these departments? With none named: some rows at all. */
type MayWriteIn = (deptNos?: readonly string[]) => boolean;

/** May the user change the rows of a resource? Where whoever sees them may, nothing is asked; the gateway refuses the rest. */
export const useMayWrite = (resource: Pick<AnyResource, 'permission'>): boolean => useMayWriteIn(resource)();

/** The same row by row: the right may be that of a sub administrator, in some departments alone. */
export function useMayWriteIn({ permission: { read, write } }: Pick<AnyResource, 'permission'>): MayWriteIn {
  const isSame = read === write;
  const { data } = useCall(queryPermissionListForBusiness, isSame ? undefined : PERMISSIONS, { quiet: true });
  if (isSame) return () => true;
  const held = data && findNode(data.treeResps, write);
  return (deptNos = []) => held !== undefined && deptNos.every((no) => held.deptNOList?.includes(no) ?? true);
}

function findNode(nodes: readonly PermissionNode[], objectNo: string): PermissionNode | undefined {
  for (const node of nodes) {
    const found = node.objectNo === objectNo ? node : findNode(node.childObjectInfoBos, objectNo);
    if (found !== undefined) return found;
  }
  return undefined;
}
