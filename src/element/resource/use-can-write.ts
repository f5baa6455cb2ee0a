import type { AnyResource } from '../../contract/resource/resource';
import { APP, MODULE } from '../../contract/permission/objects';
import { queryPermissionListForBusiness, type PermissionNode } from '../../contract/permission/permission';
import { useCall } from '../data/use-call';

const PERMISSIONS = { appNo: APP.portal, moduleNo: MODULE.pages, retureObject: true };

/** True when the user may change rows of these departments; without departments, when they may change any rows. */
type CanWriteIn = (deptNos?: readonly string[]) => boolean;

/**
 * True when the user may change rows of a resource. Where the right to read includes writing, no request is sent; the
 * gateway refuses the rest.
 */
export const useCanWrite = (resource: Pick<AnyResource, 'permission'>): boolean => useCanWriteIn(resource)();

/** Returns the check for single rows: a sub administrator may have the right in some departments only. */
export function useCanWriteIn({ permission: { read, write } }: Pick<AnyResource, 'permission'>): CanWriteIn {
  const isSame = read === write;
  const { data } = useCall(queryPermissionListForBusiness, isSame ? undefined : PERMISSIONS, { quiet: true });
  if (isSame) return () => true;
  const held = data && findNode(data.treeResps, write);
  return (deptNos = []) => held !== undefined && deptNos.every((no) => held.deptNOList?.includes(no) ?? true);
}

/** True when the user holds the right to a page or an action. */
export function useHasRight(objectNo: string): boolean {
  const { data } = useCall(queryPermissionListForBusiness, PERMISSIONS, { quiet: true });
  return data !== undefined && findNode(data.treeResps, objectNo) !== undefined;
}

function findNode(nodes: readonly PermissionNode[], objectNo: string): PermissionNode | undefined {
  for (const node of nodes) {
    const found = node.objectNo === objectNo ? node : findNode(node.childObjectInfoBos, objectNo);
    if (found !== undefined) return found;
  }
  return undefined;
}
