import type { ObjectNode, PermissionNode } from '../../../src/contract/permission/permission';
import type { PermissionObject } from './queries';

/** The objects as a forest in their order; an object whose parent is missing becomes a root. */
export function permissionForest(objects: readonly PermissionObject[]): PermissionNode[] {
  return forest(objects, (object) => ({
    objectNo: object.object_no,
    objectName: object.object_name,
    objectType: object.object_type,
    parentNo: object.parent_no ?? '',
    url: object.url,
    iconUrl: object.icon_url,
    keyID: object.key_id,
    childObjectInfoBos: [],
  }));
}

/** The objects of an application as a forest, independent of their holders. */
export function objectForest(objects: readonly PermissionObject[]): ObjectNode[] {
  return forest(objects, (object) => ({
    objectNo: object.object_no,
    objectName: object.object_name,
    keyID: object.key_id,
    appNo: object.app_no,
    moduleNo: object.module_no,
    isEnable: object.is_enable ? 1 : 0,
    url: object.url,
    childObjectInfoBos: [],
  }));
}

function forest<N extends { childObjectInfoBos: N[] }>(
  objects: readonly PermissionObject[],
  nodeOf: (object: PermissionObject) => N,
): N[] {
  const nodes = new Map(objects.map((object) => [object.object_no, nodeOf(object)]));
  const roots: N[] = [];
  for (const { object_no, parent_no } of objects) {
    const node = nodes.get(object_no);
    const parent = parent_no === null ? undefined : nodes.get(parent_no);
    if (node !== undefined) (parent?.childObjectInfoBos ?? roots).push(node);
  }
  return roots;
}
