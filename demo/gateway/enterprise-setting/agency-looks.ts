import type { ResultOf } from '../../../src/contract/call';
import type { queryAgencyLooks } from '../../../src/contract/enterprise-setting/company';
import type { Database } from '../db/database';
import '../login/schema';

const MOST = 50;

/** The latest looks of the agency at the portal of an enterprise. */
export async function findAgencyLooks(
  db: Database,
  enterpriseNum: string,
): Promise<ResultOf<typeof queryAgencyLooks>> {
  const rows = await db
    .selectFrom('agency_look as l')
    .innerJoin('tmc as t', 't.tmc_number', 'l.tmc_number')
    .select(['l.look_no', 'l.opened_at', 'l.address', 't.tmc_name'])
    .where('l.enterprise_num', '=', enterpriseNum)
    .orderBy('l.look_no', 'desc')
    .limit(MOST)
    .execute();
  return {
    lookList: rows.map((row) => ({
      lookNo: row.look_no,
      openTime: row.opened_at.toISOString(),
      tmcName: row.tmc_name,
      address: row.address,
    })),
  };
}
