import type { Database } from '../db/database';

/** Puts a session into another enterprise: enterprise and staff number change in one statement. */
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
