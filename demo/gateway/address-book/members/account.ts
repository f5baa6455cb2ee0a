import type { Database } from '../../db/database';
import { newNumber } from '../../server/new-number';

interface Contact {
  phone: string;
  email: string;
}
interface Person extends Contact {
  staffName: string;
  enterpriseNum: string;
}

/** What is wrong with the phone or mail of an account, by field. */
export interface AccountProblems {
  phone?: string;
  email?: string;
}
export type Account = { userNo: string; problems?: never } | { problems: AccountProblems };

/** The account of a phone: that which there is, of another enterprise, or a new one. Whose colleague they are already is said. */
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
    .select(['u.user_no', 's.staff_name'])
    .where('u.telephone', '=', phone)
    .executeTakeFirst();
  if (known === undefined) {
    const userNo = newNumber('U', now);
    await db
      .insertInto('app_user')
      .values({
        user_no: userNo,
        user_name: staffName,
        telephone: phone,
        email: email === '' ? null : email,
        login_name: null,
        password_hash: null,
      })
      .execute();
    return { userNo };
  }
  if (known.staff_name !== null)
    return { problems: { phone: `该手机号已属于本企业员工“${known.staff_name}”` } };
  // how somebody is reached in another enterprise is not this one's to say
  return { userNo: known.user_no };
}

/** Changes how somebody is reached, unless they are of another enterprise too: then they do so themselves. */
export async function changeAccount(
  db: Database,
  { userNo, staffName }: { userNo: string; staffName: { from: string; to: string } },
  { phone, email }: Contact,
): Promise<AccountProblems> {
  const user = await db
    .selectFrom('app_user')
    .selectAll()
    .where('user_no', '=', userNo)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (user.user_name === staffName.from && staffName.from !== staffName.to)
    await db.updateTable('app_user').set({ user_name: staffName.to }).where('user_no', '=', userNo).execute();
  const changed: AccountProblems = {
    ...(phone !== user.telephone && {
      phone: '该员工还属于其他企业，手机号只能由本人在账户安全中修改',
    }),
    ...(email !== (user.email ?? '') && {
      email: '该员工还属于其他企业，邮箱只能由本人在账户安全中修改',
    }),
  };
  if (changed.phone === undefined && changed.email === undefined) return {};
  const { count } = await db
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_no', '=', userNo)
    .executeTakeFirstOrThrow();
  if (count > 1) return changed;
  if (changed.phone !== undefined) {
    const other = await db
      .selectFrom('app_user')
      .select('user_no')
      .where('telephone', '=', phone)
      .executeTakeFirst();
    if (other !== undefined) return { phone: '该手机号已被其他账号使用' };
  }
  await db
    .updateTable('app_user')
    .set({ telephone: phone, email: email === '' ? null : email })
    .where('user_no', '=', userNo)
    .execute();
  return {};
}
