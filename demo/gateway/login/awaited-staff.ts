import type { Database } from '../db/database';
import './single-sign-on/schema';

/** Staff added by phone, until they sign in or join. */
interface AwaitedStaff {
  staffNo: string;
  enterpriseNum: string;
  phone: string;
  /** Staff number. */
  addedBy: string;
  /** True if the phone has an account, whose owner must be invited to join. */
  isToInvite: boolean;
}

/** Marks added staff as awaited: they have yet to sign in, or to join with the existing account of their phone. */
export async function insertAwaitedStaff(db: Database, awaited: readonly AwaitedStaff[]): Promise<void> {
  await db
    .insertInto('awaited_staff')
    .values(
      awaited.map((one) => ({
        staff_no: one.staffNo,
        enterprise_num: one.enterpriseNum,
        phone: one.phone,
        added_by: one.addedBy,
        is_to_invite: one.isToInvite,
      })),
    )
    .execute();
}

/** The member of staff that the enterprise has added with this phone, until they sign in or join. */
export function findAwaitedStaff(
  db: Database,
  { enterpriseNum, phone }: Pick<AwaitedStaff, 'enterpriseNum' | 'phone'>,
) {
  return db
    .selectFrom('awaited_staff as a')
    .innerJoin('staff as s', 's.staff_no', 'a.staff_no')
    .select(['s.staff_no', 's.staff_name', 's.user_no', 's.staff_state'])
    .where('a.enterprise_num', '=', enterpriseNum)
    .where('a.phone', '=', phone)
    .executeTakeFirst();
}

/**
 * Staff who have neither signed in nor joined since they were added. Those whom the company's provider has signed in are
 * still invited by phone, but can act.
 */
export const neverSignedIn = (db: Database) =>
  db
    .selectFrom('awaited_staff as a')
    .select('a.staff_no')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('identity_binding as b')
            .select('b.staff_no')
            .whereRef('b.staff_no', '=', 'a.staff_no'),
        ),
      ),
    );

/** Returns whether they have neither signed in nor joined since they were added. */
export async function hasNeverSignedIn(db: Database, staffNo: string): Promise<boolean> {
  const found = await neverSignedIn(db).where('a.staff_no', '=', staffNo).executeTakeFirst();
  return found !== undefined;
}

/** Ends the awaiting in all enterprises after a sign-in, which only the holder of the phone can make. */
export async function deleteAwaitedStaff(db: Database, userNo: string): Promise<void> {
  await db
    .deleteFrom('awaited_staff')
    .where('staff_no', 'in', (eb) => eb.selectFrom('staff').select('staff_no').where('user_no', '=', userNo))
    .execute();
}
