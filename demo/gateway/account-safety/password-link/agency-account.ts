import { sql } from 'kysely';
import type { Database } from '../../db/database';

/**
 * Returns whether an account has staff in enterprises of one agency and of no other, those who have departed left out.
 * A link that opens the whole account is given by the agency for no other account.
 */
export async function isOfAgencyAlone(db: Database, userNo: string, tmcNumber: string): Promise<boolean> {
  const { is_alone } = await db
    .selectFrom('staff as s')
    .innerJoin('enterprise as e', 'e.enterprise_num', 's.enterprise_num')
    .select(sql<boolean | null>`bool_and(e.tmc_number = ${tmcNumber})`.as('is_alone'))
    .where('s.user_no', '=', userNo)
    .where('s.staff_state', '<>', 'departed')
    .executeTakeFirstOrThrow();
  return is_alone === true;
}
