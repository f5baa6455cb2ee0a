import { sql } from 'kysely';
import { roles } from '../../../../src/contract/permission/roles';
import { subManagers } from '../../../../src/contract/permission/sub-managers';
import type { DatabaseTransaction } from '../../db/database';
import type { AreaRight } from '../area-rights';
import { BUILT_IN_ROLES, grantsOf } from './built-in-roles';
import { pagesOfRights, readRights } from '../roles/page-rights';
import { WHOLE } from '../sub-managers/whole';
import { withParents, type ProductObject } from './permission-objects';
import { isWithdrawn } from './withdrawn';

interface FirstGrants {
  objects: readonly ProductObject[];
  rights: readonly AreaRight[];
}

/**
 * Grants objects that are new in a database. Roles of the portal get the grants of a new enterprise, except those that
 * an enterprise has withdrawn; an enterprise's own roles get only a right that is declared as held by another one, and
 * the rights to read that come with their pages and rights.
 */
export async function giveFirstGrants(
  tx: DatabaseTransaction,
  { objects, rights }: FirstGrants,
): Promise<void> {
  const fresh = await tx
    .selectFrom('permission_object')
    .select('object_no')
    .where('is_granted', '=', false)
    .execute();
  if (fresh.length === 0) return;
  const numbers = new Set(fresh.map(({ object_no }) => object_no));
  const pages = pagesOfRights(objects);
  // a right that comes with a new page brings the page to the holders of the other one
  const freshPageOf = (objectNo: string, held: string) => {
    const [page] = pages.get(objectNo) ?? [];
    return page === undefined || page === held || !numbers.has(page) ? [] : withParents(page, objects);
  };
  for (const { objectNo, heldAs } of rights)
    if (heldAs !== undefined && numbers.has(objectNo)) {
      const held = numberOf(heldAs, objects);
      await giveToHolders(tx, [objectNo, ...freshPageOf(objectNo, held)], held);
    }
  for (const [objectNo, holders] of holdersOfReads({ objects, rights }))
    if (numbers.has(objectNo)) await giveToReaders(tx, objectNo, holders);
  for (const role of BUILT_IN_ROLES)
    await giveToRoles(tx, role.kind, {
      objects,
      objectNos: [...grantsOf(role, rights, objects)].filter((no) => numbers.has(no)),
    });
  await tx
    .updateTable('permission_object')
    .set({ is_granted: true })
    .where('is_granted', '=', false)
    .execute();
}

function numberOf(heldAs: string, objects: readonly ProductObject[]): string {
  const found = objects.find(({ object_no, url }) => object_no === heldAs || url === heldAs);
  if (found === undefined) throw new Error(`No permission object ${heldAs}`);
  return found.object_no;
}

/** Objects whose holders get each right to read. */
function holdersOfReads({ objects, rights }: FirstGrants): Map<string, string[]> {
  const holders = new Map<string, string[]>();
  for (const [no, see] of readRights(objects)) holders.set(see, [...(holders.get(see) ?? []), no]);
  for (const { objectNo, heldAs } of rights)
    if (heldAs !== undefined) holders.get(objectNo)?.push(numberOf(heldAs, objects));
  return holders;
}

/** Gives a right to read to roles and sub administrators with an object that it comes with. */
async function giveToReaders(
  tx: DatabaseTransaction,
  objectNo: string,
  holders: readonly string[],
): Promise<void> {
  await sql`insert into role_grant (role_no, object_no)
    select distinct r.role_no, ${objectNo} from role_grant g join role r using (role_no)
    where g.object_no = any(${holders}::text[])
      and not ${isWithdrawn(roles.name, sql`r.enterprise_num, r.role_no`, objectNo)}
    on conflict do nothing`.execute(tx);
  await sql`update sub_manager m set object_nos = object_nos || ${objectNo}::text
    where object_nos && ${holders}::text[] and not ${objectNo} = any(object_nos)
      and (is_whole or not ${WHOLE.has(objectNo)})
      and not ${isWithdrawn(subManagers.name, sql`m.enterprise_num, m.key_id`, objectNo)}`.execute(tx);
}

/** An object that a role already has was granted by the enterprise itself. */
async function giveToHolders(
  tx: DatabaseTransaction,
  [objectNo = '', ...pages]: readonly string[],
  heldAs: string,
): Promise<void> {
  await sql`insert into role_grant (role_no, object_no)
    select role_no, given.no from role_grant, unnest(${[objectNo, ...pages]}::text[]) as given (no)
    where object_no = ${heldAs}
      and not exists (select from role_grant where object_no = ${objectNo})
    on conflict do nothing`.execute(tx);
  const [page] = pages;
  if (page !== undefined)
    await sql`update sub_manager m set object_nos = object_nos || ${page}::text
      where ${heldAs} = any(object_nos) and not ${page} = any(object_nos)
        and (is_whole or not ${WHOLE.has(objectNo)})`.execute(tx);
}

async function giveToRoles(
  tx: DatabaseTransaction,
  kind: string,
  { objects, objectNos }: { objects: readonly ProductObject[]; objectNos: readonly string[] },
): Promise<void> {
  const menus = new Set(objects.map(({ parent_no }) => parent_no));
  // a menu follows from its pages
  const own = objectNos.filter((no) => !menus.has(no));
  const above = own.flatMap((no) => withParents(no, objects).map((with_no) => ({ no, with_no })));
  await sql`insert into role_grant (role_no, object_no)
    select distinct r.role_no, led.with_no
    from role r, jsonb_to_recordset(${JSON.stringify(above)}::jsonb) as led (no text, with_no text)
    where r.is_built_in and r.role_no = r.enterprise_num || '-' || ${kind}
      and not ${isWithdrawn(roles.name, sql`r.enterprise_num, r.role_no`, sql.ref('led.no'))}
    on conflict do nothing`.execute(tx);
}
