import type { Database } from '../db/database';
import './schema';

/** The agency that serves an enterprise. */
export async function findTmcNumber(db: Database, enterpriseNum: string): Promise<string> {
  const { tmc_number } = await db
    .selectFrom('enterprise')
    .select('tmc_number')
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirstOrThrow();
  return tmc_number;
}
