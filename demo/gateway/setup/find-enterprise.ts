import type { Database } from '../db/database';

/** The enterprise of an agency with this name. */
export async function findEnterprise(
  db: Database,
  { tmcNumber, entName }: { tmcNumber: string; entName: string },
): Promise<{ enterpriseNum: string } | undefined> {
  return db
    .selectFrom('enterprise')
    .select('enterprise_num as enterpriseNum')
    .where('tmc_number', '=', tmcNumber)
    .where('ent_name', '=', entName)
    .executeTakeFirst();
}
