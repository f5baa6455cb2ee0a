import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Database } from '../db/database';
import { byPersonSound } from '../server/search/by-sound';
import './schema';

const MOST_NAMED = 3;

/** Names of those who administer the whole enterprise: the main administrator, then its sub administrators. */
export async function findAdministrators(db: Database, enterpriseNum: string, now: Date): Promise<string[]> {
  const main = await db
    .selectFrom('main_manager as m')
    .innerJoin('staff as s', 's.staff_no', 'm.staff_no')
    .select('s.staff_name')
    .where('m.enterprise_num', '=', enterpriseNum)
    .execute();
  const day = shanghaiDate(now);
  const beside = await db
    .selectFrom('sub_manager as m')
    .innerJoin('staff as s', 's.staff_no', 'm.staff_no')
    .select('s.staff_name')
    .where('m.enterprise_num', '=', enterpriseNum)
    .where('m.is_whole', '=', true)
    .where('m.valid_from', '<=', day)
    .where((eb) => eb.or([eb('m.valid_to', 'is', null), eb('m.valid_to', '>=', day)]))
    .where('s.staff_state', '=', 'active')
    .execute();
  const names = (rows: readonly { staff_name: string }[]) => rows.map(({ staff_name }) => staff_name);
  return [...names(main), ...names(beside).toSorted(byPersonSound)].slice(0, MOST_NAMED);
}
