import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { newNumber } from '../../server/new-number';

interface Person {
  phone: string;
  staffName: string;
  enterpriseNum: string;
}

/** `isToInvite`: another account has the phone, whose owner may join with it. */
export type Account = { userNo: string; isToInvite: boolean; problem?: never } | { problem: string };

/** Returns the account of one added person, like `accountsOf`. */
export async function accountOf(db: Database, person: Person, now: Date): Promise<Account> {
  const [account] = await accountsOf(db, [person], now);
  if (account === undefined) throw new Error('The account of a phone was not made');
  return account;
}

/**
 * Creates accounts for persons added to one enterprise, in their order; their phones are distinct. An account gets no
 * phone and no sign-in by it if another account has it, so that added persons never own an existing account and answers
 * do not reveal one. `problem`: a colleague has the same phone.
 */
export async function accountsOf(db: Database, persons: readonly Person[], now: Date): Promise<Account[]> {
  const known = await findPhoneOwners(db, persons);
  const accounts = persons.map((person) => {
    if (known.get(person.phone)?.colleague !== undefined) return { problem: UNUSABLE };
    return { person, userNo: newNumber('U', now), isToInvite: known.has(person.phone) };
  });
  const added = accounts.flatMap((account) => (account.person === undefined ? [] : account));
  if (added.length > 0)
    await db
      .insertInto('app_user')
      .values(
        added.map(({ person, userNo, isToInvite }) => ({
          user_no: userNo,
          user_name: person.staffName,
          telephone: isToInvite ? '' : person.phone,
          // a mail address given by an enterprise is not confirmed by the owner
          email: null,
          login_name: null,
          password_hash: null,
        })),
      )
      .execute();
  return accounts.map((account) =>
    account.person === undefined ? account : { userNo: account.userNo, isToInvite: account.isToInvite },
  );
}

/** A message that does not reveal the owner of the number. */
export const UNUSABLE = '无法使用该号码，请联系企业管理员';

interface PhoneOwner {
  colleague: { staffName: string; deptNo: string } | undefined;
}

/**
 * Phones with an account, or awaited by the enterprise; `colleague`: the member of the enterprise with that phone, other
 * than `exceptNo`.
 */
export async function findPhoneOwners(
  db: Database,
  persons: readonly Pick<Person, 'phone' | 'enterpriseNum'>[],
  exceptNo = '',
): Promise<ReadonlyMap<string, PhoneOwner>> {
  const [first] = persons;
  if (first === undefined) return new Map();
  const { enterpriseNum } = first;
  const phones = sql<string>`any(${persons.map(({ phone }) => phone)}::text[])`;
  const accounts = await db
    .selectFrom('app_user as u')
    .leftJoin('staff as s', (join) =>
      join
        .onRef('s.user_no', '=', 'u.user_no')
        .on('s.enterprise_num', '=', enterpriseNum)
        .on('s.staff_no', '!=', exceptNo),
    )
    .select(['u.telephone as phone', 's.staff_name', 's.dept_no'])
    .where('u.telephone', '=', phones)
    .execute();
  const awaited = await db
    .selectFrom('awaited_staff as a')
    .innerJoin('staff as s', 's.staff_no', 'a.staff_no')
    .select(['a.phone', 's.staff_name', 's.dept_no'])
    .where('a.enterprise_num', '=', enterpriseNum)
    .where('a.phone', '=', phones)
    .where('a.staff_no', '!=', exceptNo)
    .execute();
  const known = new Map<string, PhoneOwner>();
  for (const { phone, staff_name: staffName, dept_no: deptNo } of [...accounts, ...awaited]) {
    const found = staffName === null || deptNo === null ? undefined : { staffName, deptNo };
    known.set(phone, { colleague: known.get(phone)?.colleague ?? found });
  }
  return known;
}

/**
 * Renames accounts with their members of staff, if both had the same name and the account belongs to no other
 * enterprise. Only the owner changes its sign-in data.
 */
export async function renameAccounts(
  db: Database,
  names: readonly { userNo: string; from: string; to: string }[],
): Promise<void> {
  const renamed = names.filter(({ from, to }) => from !== to);
  if (renamed.length === 0) return;
  await sql`update app_user u set user_name = r."to"
    from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as r ("userNo" text, "from" text, "to" text)
    where u.user_no = r."userNo" and u.user_name = r."from"
      and (select count(*) from staff s where s.user_no = u.user_no) = 1`.execute(db);
}
