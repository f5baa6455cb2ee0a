import { sql } from 'kysely';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { roles } from '../../../../src/contract/permission/roles';
import { subManagers } from '../../../../src/contract/permission/sub-managers';
import type { DatabaseTransaction } from '../../db/database';
import { isWithdrawn } from './withdrawn';

/** An object that the product no longer has. */
export interface RetiredObject {
  objectNo: string;
  /** Its address if it was a page, by which it is found: its number may belong to another page, and have been another. */
  url?: string;
  /** Number of the object that its holders get instead; without one the right is dropped. */
  insteadOf?: string;
}

/** Objects to be removed from a database at the update, with their grants. */
export const RETIRED: readonly RetiredObject[] = [
  {
    objectNo: 'YHWZ-YMQX-050304',
    url: '/permission/permissionManage',
    insteadOf: OBJECT.seeStaffPermissions,
  },
  {
    objectNo: 'YHWZ-YMQX-050408',
    url: '/standard/travelStandardsSet',
    insteadOf: 'YHWZ-YMQX-050401',
  },
];

/** Holders of a retired object that get another one instead. */
interface RetiredHolders {
  insteadOf: string;
  roleNos: readonly string[];
  /** Keys of sub administrators. */
  keepers: readonly string[];
}

/** Removes retired objects; returns the holders that get a replacement, to be given once that object exists. */
export async function takeOutRetired(
  tx: DatabaseTransaction,
  retired: readonly RetiredObject[],
): Promise<RetiredHolders[]> {
  const replaced: RetiredHolders[] = [];
  for (const { objectNo: latest, url = '', insteadOf } of retired) {
    const found = await tx
      .selectFrom('permission_object')
      .select('object_no')
      .where('url', '=', url)
      .$if(url === '', (query) => query.where('object_no', '=', latest))
      .executeTakeFirst();
    if (found === undefined) continue;
    const objectNo = found.object_no;
    const roles = await tx
      .deleteFrom('role_grant')
      .where('object_no', '=', objectNo)
      .returning('role_no')
      .execute();
    const { rows: keepers } = await sql<{ key_id: string }>`
      update sub_manager set object_nos = array_remove(object_nos, ${objectNo})
      where ${objectNo} = any(object_nos) returning key_id`.execute(tx);
    await tx
      .updateTable('permission_object')
      .set({ parent_no: null })
      .where('parent_no', '=', objectNo)
      .execute();
    await tx.deleteFrom('permission_object').where('object_no', '=', objectNo).execute();
    if (insteadOf !== undefined)
      replaced.push({
        insteadOf,
        roleNos: roles.map(({ role_no }) => role_no),
        keepers: keepers.map(({ key_id }) => key_id),
      });
  }
  return replaced;
}

/** `objectNos`: the object, then the menus above it. An object that the enterprise has withdrawn stays away. */
export async function grantReplacement(
  tx: DatabaseTransaction,
  { roleNos, keepers, objectNos }: Omit<RetiredHolders, 'insteadOf'> & { objectNos: readonly string[] },
): Promise<void> {
  const [objectNo = ''] = objectNos;
  await sql`insert into role_grant (role_no, object_no)
    select r.role_no, o.no from role r, unnest(${objectNos}::text[]) as o (no)
    where r.role_no = any(${roleNos}::text[])
      and not ${isWithdrawn(roles.name, sql`r.enterprise_num, r.role_no`, objectNo)}
    on conflict do nothing`.execute(tx);
  await sql`update sub_manager m set object_nos = object_nos || ${objectNo}::text
    where key_id = any(${keepers}::text[]) and not ${objectNo} = any(object_nos)
      and not ${isWithdrawn(subManagers.name, sql`m.enterprise_num, m.key_id`, objectNo)}`.execute(tx);
}
