import type { Database } from '../db/database';
import type { Caller } from '../server/http/caller';

/** Returns whether the caller has the page of a report in their permission tree (specification 6). */
export async function mayOpenReport(db: Database, { objects }: Caller, pagePath: string): Promise<boolean> {
  const page = await db
    .selectFrom('permission_object')
    .select('object_no')
    .where('url', '=', pagePath)
    .where('object_no', 'in', [...objects, ''])
    .executeTakeFirst();
  return page !== undefined;
}
