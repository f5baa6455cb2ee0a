import { OBJECT } from '../../../src/contract/permission/objects';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Database } from '../db/database';
import { findOperatedStaff } from '../permission/operators/operated-staff';
import type { Caller } from '../server/http/caller';

type Delegate = Pick<Caller, 'staffNo' | 'enterpriseNum'>;

/** Numbers of the colleagues who have named a person to book for them, today. */
async function findPrincipals(
  db: Database,
  { staffNo, enterpriseNum }: Delegate,
  now: Date,
): Promise<string[]> {
  const today = shanghaiDate(now);
  const rows = await db
    .selectFrom('booking_delegate')
    .select('staff_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('delegate_no', '=', staffNo)
    .where('ended_at', 'is', null)
    .where('begins_on', '<=', today)
    .where('ends_on', '>=', today)
    .orderBy('staff_no')
    .execute();
  return rows.map(({ staff_no }) => staff_no);
}

/**
 * Numbers of the colleagues for whom a person may book flights now: those who have named them, and those they are an
 * operator for.
 */
export async function findBookable(db: Database, delegate: Delegate, now: Date): Promise<string[]> {
  const named = await findPrincipals(db, delegate, now);
  const operated = await findOperatedStaff(db, delegate, { product: 'flight', now });
  return [...new Set([...named, ...operated])].filter((staffNo) => staffNo !== delegate.staffNo);
}

/**
 * Returns whether the caller may book for these colleagues: by a right for all, or for each because they have named the
 * caller or the caller is now the operator of their department.
 */
export async function mayBookFor(
  db: Database,
  caller: Delegate & Pick<Caller, 'objects'>,
  staffNos: readonly string[],
  now: Date,
): Promise<boolean> {
  const others = staffNos.filter((staffNo) => staffNo !== caller.staffNo);
  if (others.length === 0 || caller.objects.has(OBJECT.bookForColleagues)) return true;
  const bookable = new Set(await findBookable(db, caller, now));
  return others.every((staffNo) => bookable.has(staffNo));
}
