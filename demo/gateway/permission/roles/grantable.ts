import type { GrantableObject } from '../../../../src/contract/permission/roles';
import { APP, MODULE, OBJECT } from '../../../../src/contract/permission/objects';
import { grantorOf } from '../../../../src/domain/permission/staff-grants';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import { pagesOfRights, readRights } from './page-rights';

/** Objects that take a right away from their holders. */
export const RESTRICTIONS: ReadonlySet<string> = new Set([OBJECT.pcLoginDisabled]);

/** A page or action that roles grant, or its container: a menu, or a group of actions without a page. */
export interface GrantableNode extends Omit<GrantableObject, 'isHeld'> {
  /** Pages of a right; it is granted with at least one of them. */
  pageNos: readonly string[];
}

/** Groups of actions without a page, by module. */
const GROUPS: readonly { moduleNo: string; name: string }[] = [
  { moduleNo: MODULE.booking, name: '预订权限' },
  { moduleNo: MODULE.approvalActions, name: '审批权限' },
  { moduleNo: MODULE.pages, name: '其他权限' },
];
const groupNo = (moduleNo: string): string => `${moduleNo}-group`;

/** All grantable objects, in order, with their menus and groups. */
export async function findGrantable(db: Database): Promise<GrantableNode[]> {
  const objects = await db
    .selectFrom('permission_object')
    .select(['object_no', 'object_name', 'object_type', 'module_no', 'parent_no', 'url'])
    .where('app_no', 'in', [APP.portal, APP.approval])
    .where('is_enable', '=', true)
    .orderBy('sort_order')
    .orderBy('object_no')
    .execute();
  const menus = new Set(objects.map(({ parent_no }) => parent_no));
  const pages = pagesOfRights(objects);
  const reads = readRights(objects);
  const nodes = objects.map(
    ({ object_no, object_name, object_type, module_no, parent_no }): GrantableNode => ({
      objectNo: object_no,
      objectName: object_name,
      objectType: object_type,
      parentNo: parent_no ?? pages.get(object_no)?.[0] ?? (menus.has(object_no) ? '' : groupNo(module_no)),
      isOwn: !menus.has(object_no),
      readNo: reads.get(object_no) ?? '',
      pageNos: pages.get(object_no) ?? [],
    }),
  );
  const groups = GROUPS.map(({ moduleNo, name }): GrantableNode => ({
    objectNo: groupNo(moduleNo),
    objectName: name,
    objectType: 1,
    parentNo: '',
    isOwn: false,
    readNo: '',
    pageNos: [],
  }));
  return [...nodes, ...groups];
}

/** A grantable object as the caller may choose it. */
export const grantableTo =
  ({ held }: Pick<Caller, 'held'>) =>
  ({ objectNo, objectName, objectType, parentNo, isOwn, readNo }: GrantableNode): GrantableObject => ({
    objectNo,
    objectName,
    objectType,
    parentNo,
    isOwn,
    readNo,
    isHeld: grantorOf(held).mayGrant(objectNo, 1) || RESTRICTIONS.has(objectNo),
  });

/** Objects with the menus above them, which lead to the pages; a right without any page of its own gets the first. */
export function withMenus(nodes: readonly GrantableNode[], objectNos: Iterable<string>): string[] {
  const parents = new Map(nodes.map(({ objectNo, parentNo }) => [objectNo, parentNo]));
  const groups = new Set(GROUPS.map(({ moduleNo }) => groupNo(moduleNo)));
  const chosen = new Set(objectNos);
  const placed = nodes.filter(({ pageNos }) => pageNos.some((no) => chosen.has(no)));
  const all = new Set(placed.map(({ objectNo }) => objectNo).filter((no) => chosen.has(no)));
  for (const objectNo of chosen)
    for (let no = objectNo; no !== '' && !all.has(no) && !groups.has(no); no = parents.get(no) ?? '')
      all.add(no);
  return [...all];
}
