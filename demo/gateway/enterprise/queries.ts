import type { Database } from '../db/database';

/** Switches a session to another enterprise: enterprise and staff number change in one statement. */
export async function moveSession(
  db: Database,
  tokenHash: string,
  { enterprise_num, staff_no }: { enterprise_num: string; staff_no: string },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ enterprise_num, staff_no })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Returns whether a user belongs to this enterprise, and the agency has stopped it. */
export async function isStoppedFor(db: Database, userNo: string, enterpriseNum: string): Promise<boolean> {
  const found = await db
    .selectFrom('staff as st')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'st.enterprise_num')
    .select('st.staff_no')
    .where('st.user_no', '=', userNo)
    .where('st.enterprise_num', '=', enterpriseNum)
    .where('e.stopped_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns whether a user belongs to this enterprise but is inactive there. */
export async function isInactiveIn(db: Database, userNo: string, enterpriseNum: string): Promise<boolean> {
  const found = await db
    .selectFrom('staff')
    .select('staff_no')
    .where('user_no', '=', userNo)
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_state', '!=', 'active')
    .executeTakeFirst();
  return found !== undefined;
}
