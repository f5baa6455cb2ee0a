import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { SessionHolder } from '../login/queries';

/**
 * Puts a session into another enterprise of its user: enterprise and staff number change in one statement, so that
 * no call ever sees half of it. Undefined if the session is gone or the user does not belong there.
 */
export async function moveSession(
  db: Database,
  tokenHash: string,
  enterpriseNum: string,
): Promise<SessionHolder | undefined> {
  const { rows } = await sql<SessionHolder>`
    update session as s set enterprise_num = st.enterprise_num, staff_no = st.staff_no
    from staff st
    where s.token_hash = ${tokenHash} and st.user_no = s.user_no and st.enterprise_num = ${enterpriseNum}
    returning s.user_no as "userNo", s.enterprise_num as "enterpriseNum", s.staff_no as "staffNo"`.execute(
    db,
  );
  return rows[0];
}
