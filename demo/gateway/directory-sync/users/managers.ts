import { sql } from 'kysely';
import type { Database } from '../../db/database';
import '../schema';

interface Manager {
  staffNo: string;
  isActive: boolean;
}

/** The person whom a directory names as a manager: by id, by their number or by their name in the directory. */
export async function findManager(
  db: Database,
  enterpriseNum: string,
  named: string,
): Promise<Manager | undefined> {
  const found = await db
    .selectFrom('staff as s')
    .leftJoin('directory_person as p', 'p.staff_no', 's.staff_no')
    .select(['s.staff_no', 's.staff_state'])
    .where('s.enterprise_num', '=', enterpriseNum)
    .where('p.removed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('s.directory_id', '=', named),
        eb('p.external_id', '=', named),
        eb(sql`lower(p.user_name)`, '=', named.toLowerCase()),
      ]),
    )
    // an id goes before a name
    .orderBy((eb) => eb('s.directory_id', '=', named), 'desc')
    .limit(1)
    .executeTakeFirst();
  return found && { staffNo: found.staff_no, isActive: found.staff_state === 'active' };
}

/** Staff whose manager the directory has named before this person was known or active. */
export async function findWaiting(
  db: Database,
  staffNo: string,
): Promise<{ staffNo: string; named: string }[]> {
  const { rows } = await sql<{ staffNo: string; named: string }>`
    select w.staff_no as "staffNo", w.awaited_manager as named
    from directory_person w join staff s on s.staff_no = ${staffNo} and s.enterprise_num = w.enterprise_num
    join staff e on e.staff_no = w.staff_no and e.staff_state = 'active'
    left join directory_person p on p.staff_no = s.staff_no
    where w.awaited_manager is not null and w.staff_no <> s.staff_no
      and (w.awaited_manager in (s.directory_id, p.external_id) or lower(w.awaited_manager) = lower(p.user_name))
    order by w.staff_no`.execute(db);
  return rows;
}
