import { sql } from 'kysely';
import { findMakers } from '../second-person';
import { beginAll, type Where } from './own-rule';

/**
 * Makes a change outside a call, in the transaction of the job, unless it loosens a rule over the caller or over those
 * who have recently set them up. In that case it is rolled back, and `names` contains the rules.
 */
export async function unlessLooser<T>(
  where: Where,
  objectNo: string,
  change: () => Promise<T>,
): Promise<{ done?: T; names: readonly string[] }> {
  const { db, caller, now } = where;
  const { enterpriseNum, staffNo } = caller;
  const makers = await findMakers(db, { enterpriseNum, person: staffNo, objectNo, now });
  const begun: (() => Promise<string[]>)[] = [];
  for (const person of [staffNo, ...makers]) begun.push(await beginAll(where, person));
  await sql`savepoint own_rules`.execute(db);
  const done = await change();
  const names = new Set<string>();
  for (const looser of begun) for (const name of await looser()) names.add(name);
  if (names.size === 0) {
    await sql`release savepoint own_rules`.execute(db);
    return { done, names: [] };
  }
  await sql`rollback to savepoint own_rules`.execute(db);
  return { names: [...names] };
}
