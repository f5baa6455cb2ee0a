import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';

type PreAuthorisation = Schema['bi_pre_authorisation'];

export async function insertPreAuthorisation(db: Database, row: Insertable<PreAuthorisation>): Promise<void> {
  await db.insertInto('bi_pre_authorisation').values(row).execute();
}

/** Consumes a code; of several concurrent calls one gets it. Expired ones are consumed without being returned. */
export async function takePreAuthorisation(
  db: Database,
  codeHash: string,
  now: Date,
): Promise<Selectable<PreAuthorisation> | undefined> {
  const taken = await db
    .deleteFrom('bi_pre_authorisation')
    .where('code_hash', '=', codeHash)
    .returningAll()
    .executeTakeFirst();
  return taken !== undefined && taken.expires_at > now ? taken : undefined;
}

/** Deletes a user's codes, of all enterprises or of these. */
export async function deletePreAuthorisationsOf(
  db: Database,
  userNo: string,
  enterprises: readonly string[] | null,
): Promise<void> {
  await db
    .deleteFrom('bi_pre_authorisation')
    .where('user_no', '=', userNo)
    .$if(enterprises !== null, (q) => q.where('enterprise_num', 'in', enterprises ?? []))
    .execute();
}

/** Deletes expired codes. */
export async function purgePreAuthorisations(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('bi_pre_authorisation').where('expires_at', '<=', now).execute();
}
