import type { Database } from '../../db/database';
import { findAwaited } from '../../login/awaited';
import { newNumber } from '../../server/new-number';

interface Person {
  phone: string;
  email: string;
  staffName: string;
  enterpriseNum: string;
}

/** `isToInvite`: the phone has an account of its own, which this one is not; its owner joins by it or does not. */
type Account = { userNo: string; isToInvite: boolean; problem?: never } | { problem: string };

/**
 * The account of somebody who is added. It has their phone, unless an account has it already: then it has none, and nobody signs in
 * by it. So whom an enterprise adds is nobody's account that there was before, and no answer tells that there is one. Which
 * colleague has the phone already is said.
 */
export async function accountOf(
  db: Database,
  { phone, email, staffName, enterpriseNum }: Person,
  now: Date,
): Promise<Account> {
  const known = await db
    .selectFrom('app_user as u')
    .leftJoin('staff as s', (join) =>
      join.onRef('s.user_no', '=', 'u.user_no').on('s.enterprise_num', '=', enterpriseNum),
    )
    .select('s.staff_name')
    .where('u.telephone', '=', phone)
    .executeTakeFirst();
  const colleague =
    known?.staff_name ?? (await findAwaited(db, { enterpriseNum, phone }))?.staff_name ?? undefined;
  if (colleague !== undefined) return { problem: `该手机号已属于本企业员工“${colleague}”` };
  const userNo = newNumber('U', now);
  await db
    .insertInto('app_user')
    .values({
      user_no: userNo,
      user_name: staffName,
      telephone: known === undefined ? phone : '',
      email: email === '' ? null : email,
      login_name: null,
      password_hash: null,
    })
    .execute();
  return { userNo, isToInvite: known !== undefined };
}

/**
 * The account is called as its member of staff is, where it was called so before and is of no other enterprise. What it signs in
 * with is its owner's alone.
 */
export async function renameAccount(
  db: Database,
  { userNo, from, to }: { userNo: string; from: string; to: string },
): Promise<void> {
  if (from === to) return;
  await db
    .updateTable('app_user')
    .set({ user_name: to })
    .where('user_no', '=', userNo)
    .where('user_name', '=', from)
    .where((eb) =>
      eb(
        eb
          .selectFrom('staff')
          .select((count) => count.fn.countAll<number>().as('count'))
          .where('user_no', '=', userNo),
        '=',
        1,
      ),
    )
    .execute();
}
