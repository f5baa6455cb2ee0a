import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database';

/**
 * Locks the numbers of an enterprise's staff until the transaction ends, so that of two concurrent persons with one
 * number the second fails. It is taken before the row of a person, as it is by those who add persons.
 */
export async function lockStaffNumbers(tx: Database, enterpriseNum: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff number'), hashtext(${enterpriseNum}))`.execute(tx);
}

/** The number after the highest of the enterprise, under a lock until the transaction ends. */
export async function nextStaffNo(tx: Database, enterpriseNum: string): Promise<string> {
  const [staffNo] = await nextStaffNos(tx, enterpriseNum, 1);
  if (staffNo === undefined) throw new Error(`${enterpriseNum} has no number for staff`);
  return staffNo;
}

/** Several of them, in their order. */
export async function nextStaffNos(tx: Database, enterpriseNum: string, count: number): Promise<string[]> {
  await lockStaffNumbers(tx, enterpriseNum);
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(substr(staff_no, ${enterpriseNum.length + 1}::int)::int), 0) as last from staff
    where enterprise_num = ${enterpriseNum} and starts_with(staff_no, ${enterpriseNum})
      and substr(staff_no, ${enterpriseNum.length + 1}::int) ~ '^[0-9]{1,8}$'`.execute(tx);
  const last = rows[0]?.last ?? 0;
  return Array.from({ length: count }, (_, i) => enterpriseNum + String(last + i + 1).padStart(4, '0'));
}

/** Position after the last of a user's own enterprises. */
export const nextEnterpriseOrder = (userNo: string): RawBuilder<number> =>
  sql<number>`(select coalesce(max(enterprise_order), 0) + 1 from staff where user_no = ${userNo})`;
