import { sql } from 'kysely';
import '../schema';
import type { DirectoryContext } from '../settings';
import type { Wanted } from './person';

/**
 * Persons with the names of a new one. `former`: one that the directory has removed; another person with the same name
 * but an own number in the directory is none.
 */
export async function findNamesakes(
  { db, caller }: DirectoryContext,
  { userName = '', externalId = null }: Wanted,
): Promise<{ former: string | undefined; isSeen: boolean }> {
  const { rows } = await sql<{ staff_no: string; external_id: string | null; is_removed: boolean }>`
    select s.staff_no, p.external_id, p.removed_at is not null as is_removed
    from staff s left join directory_person p on p.staff_no = s.staff_no
    where s.enterprise_num = ${caller.enterpriseNum} and (p.external_id = ${externalId}
      or lower(coalesce(p.user_name, s.email, s.job_no)) = lower(${userName}))
    order by (p.external_id = ${externalId}) desc nulls last, p.removed_at desc, 1`.execute(db);
  const isSame = (former: string | null) => former === null || externalId === null || former === externalId;
  return {
    former: rows.find(({ is_removed, external_id }) => is_removed && isSame(external_id))?.staff_no,
    isSeen: rows.some(({ is_removed }) => !is_removed),
  };
}

/** Stores the names of a person in the directory. */
export async function storePerson(
  { db, caller, now }: DirectoryContext,
  staffNo: string,
  wanted: Wanted,
  awaitedManager: string | null | undefined,
): Promise<void> {
  const { userName, externalId, familyName, givenName, phone } = wanted;
  const given = {
    ...(externalId !== undefined && { external_id: externalId }),
    ...(familyName !== undefined && { family_name: familyName }),
    ...(givenName !== undefined && { given_name: givenName }),
    ...(phone && !phone.includes('*') && { phone }),
    ...(awaitedManager !== undefined && { awaited_manager: awaitedManager }),
    synced_at: now,
  };
  const { email, job_no } = await db
    .selectFrom('staff')
    .select(['email', 'job_no'])
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('directory_person')
    .values({
      ...given,
      staff_no: staffNo,
      enterprise_num: caller.enterpriseNum,
      user_name: userName ?? email ?? job_no,
    })
    .onConflict((conflict) =>
      conflict.column('staff_no').doUpdateSet({ ...given, ...(userName && { user_name: userName }) }),
    )
    .execute();
}
