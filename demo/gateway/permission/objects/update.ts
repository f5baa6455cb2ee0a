import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/database';
import { areaRights, type AreaRight } from '../area-rights';
import { giveFirstGrants } from './first-grants';
import { matchObjects } from './match-objects';
import { permissionObjects, withParents, type ProductObject } from './permission-objects';
import { grantReplacement, RETIRED, takeOutRetired, type RetiredObject } from './retired';

/** Arbitrary lock number that serialises the update of one database by several processes. */
const UPDATE_LOCK = 20_260_103;

/** Objects and rights of the current version. */
interface ProductRights {
  objects: readonly ProductObject[];
  rights: readonly AreaRight[];
  retired: readonly RetiredObject[];
}

export async function productRights(): Promise<ProductRights> {
  const rights = await areaRights();
  return { objects: permissionObjects(rights), rights, retired: RETIRED };
}

/**
 * Updates the permission objects of a database to the current version, at each start; existing ones stay unchanged.
 * Roles keep their grants under any former number; new objects get their first grants.
 */
export async function updatePermissionObjects(
  tx: DatabaseTransaction,
  product: ProductRights,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${UPDATE_LOCK})`.execute(tx);
  const replaced = await takeOutRetired(tx, product.retired);
  await giveProductNumbers(tx, product.objects);
  await storeObjects(tx, product.objects);
  for (const { roleNos, keepers, insteadOf } of replaced)
    await grantReplacement(tx, { roleNos, keepers, objectNos: withParents(insteadOf, product.objects) });
  await giveFirstGrants(tx, product);
}

/** Renumbers pages with former numbers, together with their grants to roles and sub administrators. */
async function giveProductNumbers(tx: DatabaseTransaction, objects: readonly ProductObject[]): Promise<void> {
  const stored = await tx.selectFrom('permission_object').selectAll().execute();
  const found = matchObjects(objects, stored);
  const moves = new Map([...found].filter(([code, no]) => code !== no).map(([code, no]) => [no, code]));
  // foreign objects may have numbers of the product
  const matched = new Set(found.values());
  const codes = new Set(objects.map(({ object_no }) => object_no));
  const known = new Set([...codes, ...stored.map(({ object_no }) => object_no)]);
  for (const { object_no } of stored)
    if (codes.has(object_no) && !matched.has(object_no))
      moves.set(object_no, free(`${object_no}-former`, known));
  if (moves.size === 0) return;

  const former = [...moves.keys()];
  const numbers = sql`unnest(${former}::text[], ${[...moves.values()]}::text[]) as numbers (former, new)`;
  // through unused numbers, because an object may get the former number of another
  await sql`update permission_object o set object_no = '~' || numbers.new from ${numbers}
    where o.object_no = numbers.former`.execute(tx);
  await sql`update permission_object set object_no = substr(object_no, 2) where object_no like '~%'`.execute(
    tx,
  );
  await sql`update sub_manager set object_nos = array(
      select coalesce(numbers.new, held.no) from unnest(object_nos) with ordinality as held (no, place)
      left join ${numbers} on numbers.former = held.no order by held.place)
    where object_nos && ${former}::text[]`.execute(tx);
}

async function storeObjects(tx: DatabaseTransaction, objects: readonly ProductObject[]): Promise<void> {
  const stored = await tx.selectFrom('permission_object').selectAll().execute();
  const byNo = new Map(stored.map((object) => [object.object_no, object]));
  const keys = new Set(stored.map(({ key_id }) => key_id));
  for (const { isOperators, ...object } of objects) {
    const known = byNo.get(object.object_no);
    if (known === undefined) {
      // an object that had the number before may still have the key
      const key_id = free(object.object_no, keys);
      keys.add(key_id);
      await tx
        .insertInto('permission_object')
        .values({ ...object, key_id })
        .execute();
      continue;
    }
    const { object_no, ...values } = isOperators
      ? { ...object, object_name: known.object_name, url: known.url }
      : object;
    if (Object.entries(values).every(([column, value]) => Reflect.get(known, column) === value)) continue;
    await tx.updateTable('permission_object').set(values).where('object_no', '=', object_no).execute();
  }
}

function free(name: string, taken: ReadonlySet<string>): string {
  let one = name;
  for (let i = 2; taken.has(one); i += 1) one = `${name}-${i}`;
  return one;
}
