import { sql } from 'kysely';
import type { Factor } from '../../../src/contract/account-safety/account-safety';
import type { Database } from '../db/database';
import { lockPhones } from '../login/lock-phones';

export interface Account {
  userNo: string;
  userName: string;
  loginName: string | null;
  telephone: string;
  email: string | null;
  passwordHash: string | null;
  passwordChangedAt: Date | null;
  securityHash: string | null;
  securityChangedAt: Date | null;
  securityLockedUntil: Date | null;
  /** Time at which the authenticator app was set up. */
  totpSince: Date | null;
  recoveryCodesLeft: number;
  /** YYYY-MM-DD of the birthdays in their enterprises' records. */
  birthdays: string[];
}

/** Throws if there is none; every caller has one. */
export async function findAccount(db: Database, userNo: string): Promise<Account> {
  return db
    .selectFrom('app_user as u')
    .leftJoin('account_safety as s', 's.user_no', 'u.user_no')
    .leftJoin('account_totp as t', 't.user_no', 'u.user_no')
    .select(['u.user_no as userNo', 'u.user_name as userName', 'u.login_name as loginName'])
    .select(['u.telephone', 'u.email', 'u.password_hash as passwordHash'])
    .select(['s.password_changed_at as passwordChangedAt', 's.security_hash as securityHash'])
    .select(['s.security_changed_at as securityChangedAt', 's.security_locked_until as securityLockedUntil'])
    .select('t.confirmed_at as totpSince')
    .select(
      sql<number>`(select count(*)::int from recovery_code where user_no = u.user_no and used_at is null)`.as(
        'recoveryCodesLeft',
      ),
    )
    .select(
      sql<
        string[]
      >`array(select distinct to_char(birth_day, 'YYYY-MM-DD') from staff where user_no = u.user_no)`.as(
        'birthdays',
      ),
    )
    .where('u.user_no', '=', userNo)
    .executeTakeFirstOrThrow();
}

/** Factors by which the user of an account can prove their identity. */
export const factorsOf = (account: Account): Factor[] => [
  ...(account.passwordHash === null ? [] : (['password'] as const)),
  'sms',
  ...(account.email === null ? [] : (['mail'] as const)),
  ...(account.securityHash === null ? [] : (['securityPassword'] as const)),
  ...(account.totpSince === null ? [] : (['totp'] as const)),
  ...(account.totpSince === null || account.recoveryCodesLeft === 0 ? [] : (['recoveryCode'] as const)),
];

/** Locks the account, which serialises its changes. */
export async function lockAccount(db: Database, userNo: string): Promise<Account> {
  await db.selectFrom('app_user').select('user_no').where('user_no', '=', userNo).forUpdate().execute();
  return findAccount(db, userNo);
}

export async function setPasswordHash(
  db: Database,
  userNo: string,
  { passwordHash, now }: { passwordHash: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ password_hash: passwordHash })
    .where('user_no', '=', userNo)
    .execute();
  await putSafety(db, userNo, { password_changed_at: now });
}

export async function setSecurityHash(
  db: Database,
  userNo: string,
  { securityHash, now }: { securityHash: string | null; now: Date },
): Promise<void> {
  await putSafety(db, userNo, {
    security_hash: securityHash,
    security_changed_at: now,
    security_wrong: 0,
    security_locked_until: null,
  });
}

async function putSafety(
  db: Database,
  userNo: string,
  facts: {
    password_changed_at?: Date;
    security_hash?: string | null;
    security_changed_at?: Date;
    security_wrong?: number;
    security_locked_until?: null;
  },
): Promise<void> {
  await db
    .insertInto('account_safety')
    .values({ user_no: userNo, ...facts })
    .onConflict((conflict) => conflict.column('user_no').doUpdateSet(facts))
    .execute();
}

/** Locks an account against sign-ins until customer service has clarified its ownership; null unlocks it. */
export async function setLocked(db: Database, userNo: string, at: Date | null): Promise<void> {
  await db.updateTable('app_user').set({ locked_at: at }).where('user_no', '=', userNo).execute();
}

/** Returns whether another account has the phone. In a transaction the phone is locked until its end. */
export async function isPhoneTaken(db: Database, phone: string, userNo: string): Promise<boolean> {
  await lockPhones(db, [phone]);
  const other = await db
    .selectFrom('app_user')
    .select('user_no')
    .where('telephone', '=', phone)
    .where('user_no', '!=', userNo)
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Sets the account's phone, and that of its staff records where it was the same. An unproved phone that is restored
 * stays unproved.
 */
export async function setPhone(
  db: Database,
  userNo: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db.updateTable('app_user').set({ telephone: to }).where('user_no', '=', userNo).execute();
  await db
    .updateTable('staff')
    .set({ phone: to })
    .where('user_no', '=', userNo)
    .where('phone', '=', from)
    .execute();
}

/** Sets the account's mail, and that of its staff records where it was the same. */
export async function setEmail(db: Database, userNo: string, email: string | null): Promise<void> {
  await db
    .updateTable('staff')
    .set({ email })
    .where('user_no', '=', userNo)
    .where('email', '=', (eb) => eb.selectFrom('app_user').select('email').where('user_no', '=', userNo))
    .execute();
  await db.updateTable('app_user').set({ email }).where('user_no', '=', userNo).execute();
}

/** Counts a try at the security password in advance; false when it is locked. The fifth wrong one in a row locks it. */
export async function claimSecurityTry(
  db: Database,
  userNo: string,
  { now, allowed, lockedUntil }: { now: Date; allowed: number; lockedUntil: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_safety')
    .set({
      security_wrong: sql`case when security_locked_until is null then security_wrong + 1 else 1 end`,
      security_locked_until: sql`case
        when security_locked_until is null and security_wrong + 1 >= ${allowed}::int then ${lockedUntil}::timestamptz end`,
    })
    .where('user_no', '=', userNo)
    .where((eb) => eb.or([eb('security_locked_until', 'is', null), eb('security_locked_until', '<=', now)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function forgetSecurityTries(db: Database, userNo: string): Promise<void> {
  await db
    .updateTable('account_safety')
    .set({ security_wrong: 0, security_locked_until: null })
    .where('user_no', '=', userNo)
    .execute();
}
