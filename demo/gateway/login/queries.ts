import { CompiledQuery, sql } from 'kysely';
import type { SignInWay } from '../../../src/contract/login/account-event';
import type { Database } from '../db/database';
import type { Source } from './origin';
import './partners/schema';
import type { SignOn } from './single-sign-on/sessions';

/**
 * Enterprises that a session may use, a subset of those of its user. They are set at its opening and never
 * change. null: all of the user's.
 */
export type SessionBounds = readonly string[] | null;

export interface StoredSession extends SessionHolder {
  /** Hash of the current token, under which data of the session are stored. */
  tokenHash: string;
  /**
   * Set when the session was found by its previous token: that one is valid until then, but not for calls that need a
   * proof. null: the current token.
   */
  formerUntil: Date | null;
  lastSeenAt: Date;
  expiresAt: Date;
  endsAt: Date;
  limitedTo: string | null;
  /** Opened for the agency, which only looks. */
  isViewOnly: boolean;
  /** '' for a session from before ways were stored. */
  openedBy: SignInWay | '';
  /** JSON of its narrow scope; null: none. */
  tokenScope: string | null;
  /** Version of the enterprise's directory; rights cached under another one are outdated. */
  directoryVersion: number;
}

// a session that is being opened while its enterprise is stopped is dead, too;
// a constant text, because every call runs it and building it would cost as much as running it
const FIND_SESSION = `select token_hash as "tokenHash", case when token_hash <> $1 then former_until end as "formerUntil",
  user_no as "userNo", enterprise_num as "enterpriseNum", staff_no as "staffNo",
  enterprise_nums as bounds, last_seen_at as "lastSeenAt", expires_at as "expiresAt", ends_at as "endsAt", limited_to as "limitedTo",
  opened_by = 'agencyView' as "isViewOnly", opened_by as "openedBy", token_scope as "tokenScope",
  coalesce((select version from directory_version v where v.enterprise_num = session.enterprise_num), 0) as "directoryVersion"
  from session where (token_hash = $1 or former_hash = $1)
  and not exists (select from enterprise e where e.enterprise_num = session.enterprise_num and e.stopped_at is not null)`;

export async function findSession(db: Database, tokenHash: string): Promise<StoredSession | undefined> {
  const { rows } = await db.executeQuery<StoredSession>(CompiledQuery.raw(FIND_SESSION, [tokenHash]));
  return rows[0];
}

export async function insertSession(
  db: Database,
  s: SessionHolder & {
    tokenHash: string;
    now: Date;
    expiresAt: Date;
    endsAt: Date;
    limitedTo?: string | null;
    openedBy: SignInWay;
    viewedBy?: string | null;
    partner?: { appNo: string; secretNo: number; tokenScope?: string | undefined } | undefined;
    signOn?: SignOn | undefined;
    source: Source;
  },
): Promise<void> {
  await db
    .insertInto('session')
    .values({
      token_hash: s.tokenHash,
      user_no: s.userNo,
      enterprise_num: s.enterpriseNum,
      staff_no: s.staffNo,
      enterprise_nums: s.bounds === null ? null : [...s.bounds],
      created_at: s.now,
      last_seen_at: s.now,
      expires_at: s.expiresAt,
      ends_at: s.endsAt,
      limited_to: s.limitedTo ?? null,
      opened_by: s.openedBy,
      address: s.source.ip,
      agent: s.source.device.agent,
      viewed_by: s.viewedBy ?? null,
      partner_app_no: s.partner?.appNo ?? null,
      partner_secret_no: s.partner?.secretNo ?? null,
      identity_provider_no: s.signOn?.providerNo ?? null,
      identity_subject: s.signOn?.subject ?? null,
      identity_sid: s.signOn?.sid ?? null,
      sealed_id_token: s.signOn?.sealedIdToken ?? null,
      token_scope: s.partner?.tokenScope ?? null,
    })
    .execute();
}

export async function touchSession(
  db: Database,
  tokenHash: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('token_hash', '=', tokenHash), eb('former_hash', '=', tokenHash)]))
    .execute();
}

/** The number of a session, which stays the same when its token is renewed. Throws if there is no session. */
export async function findSessionNo(db: Database, tokenHash: string): Promise<string> {
  const { session_no } = await db
    .selectFrom('session')
    .select('session_no')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return session_no;
}

export async function deleteSessionNo(db: Database, sessionNo: string): Promise<void> {
  await db.deleteFrom('session').where('session_no', '=', sessionNo).execute();
}

/** Replaces the token of a session; false when this token is not its current one. */
export async function replaceToken(
  db: Database,
  { tokenHash, nextHash, formerUntil }: { tokenHash: string; nextHash: string; formerUntil: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ token_hash: nextHash, former_hash: tokenHash, former_until: formerUntil })
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Ends a user's sessions: all, or those bound only to enterprises of `bounds`. Returns their number. Sign-ins that wait
 * for their second step end first, so that one that becomes a session at this moment is included.
 */
export async function deleteSessionsOf(
  db: Database,
  { userNo, bounds }: Pick<SessionHolder, 'userNo' | 'bounds'>,
): Promise<number> {
  if (bounds === null) await db.deleteFrom('waiting_sign_in').where('user_no', '=', userNo).execute();
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_no', '=', userNo)
    .$if(bounds !== null, (q) => q.where('enterprise_nums', '<@', ({ val }) => val([...(bounds ?? [])])))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Ends the sessions that a member of staff has in their enterprise. */
export async function deleteSessionsIn(db: Database, staffNo: string): Promise<void> {
  await db.deleteFrom('session').where('staff_no', '=', staffNo).execute();
}

/**
 * Reads an account after the changes that have locked it, and lets later ones wait for the end of the transaction. So
 * a change that ends sessions finds the one that is just opened, too. Sign-ins of one account do not wait for each other.
 */
export async function holdAccount(
  tx: Database,
  userNo: string,
): Promise<{ password_hash: string | null; locked_at: Date | null }> {
  return tx
    .selectFrom('app_user')
    .select(['password_hash', 'locked_at'])
    .where('user_no', '=', userNo)
    .forKeyShare()
    .executeTakeFirstOrThrow();
}

/** Returns whether the agency has stopped an enterprise, so that no member of it may sign in to it. */
export async function isEnterpriseStopped(db: Database, enterpriseNum: string): Promise<boolean> {
  const { stopped_at } = await db
    .selectFrom('enterprise')
    .select('stopped_at')
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirstOrThrow();
  return stopped_at !== null;
}

/** Ends all sessions in an enterprise. */
export async function deleteSessionsOfEnterprise(db: Database, enterpriseNum: string): Promise<void> {
  await db.deleteFrom('session').where('enterprise_num', '=', enterpriseNum).execute();
}

/** Returns whether a person is inactive in their enterprise. */
export async function isInactive(db: Database, staffNo: string): Promise<boolean> {
  const { staff_state } = await db
    .selectFrom('staff')
    .select('staff_state')
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  return staff_state !== 'active';
}

/** The user of a session, and the enterprise in use. */
export interface SessionHolder {
  userNo: string;
  enterpriseNum: string;
  staffNo: string;
  bounds: SessionBounds;
}

/** User data for the login. Every user has at least one enterprise; the first is the one in use. */
export interface LoginUser extends SessionHolder {
  passwordHash: string | null;
}

export function findUserByLoginName(db: Database, loginName: string): Promise<LoginUser | undefined> {
  return loginUsers(db).where('u.login_name', '=', loginName).executeTakeFirst();
}

export function findUserByPhone(db: Database, phone: string): Promise<LoginUser | undefined> {
  return loginUsers(db).where('u.telephone', '=', phone).executeTakeFirst();
}

export function findUserByNo(db: Database, userNo: string): Promise<LoginUser | undefined> {
  return loginUsers(db).where('u.user_no', '=', userNo).executeTakeFirst();
}

/** The user of a phone as `holdAccount` reads it: none when the phone has just been replaced. */
export function holdUserByPhone(tx: Database, phone: string): Promise<LoginUser | undefined> {
  return loginUsers(tx).where('u.telephone', '=', phone).forKeyShare('u').executeTakeFirst();
}

/** Replaces a password's hash, unless the password was changed meanwhile. */
export async function replacePasswordHash(
  db: Database,
  userNo: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ password_hash: to })
    .where('user_no', '=', userNo)
    .where('password_hash', '=', from)
    .execute();
}

/**
 * The user in the first of the enterprises that this partner may act for, and bound to these. An enterprise that has
 * moved to another agency than the application's is not among them.
 */
export function findUserForPartner(
  db: Database,
  userNo: string,
  appNo: string,
): Promise<LoginUser | undefined> {
  const enterprises = db
    .selectFrom('partner_app_enterprise as p')
    .innerJoin('partner_app as a', 'a.app_no', 'p.app_no')
    .innerJoin('enterprise as pe', 'pe.enterprise_num', 'p.enterprise_num')
    .select('p.enterprise_num')
    .where('p.app_no', '=', appNo)
    .where((eb) => eb.or([eb('a.tmc_number', 'is', null), eb('a.tmc_number', '=', eb.ref('pe.tmc_number'))]))
    .orderBy('p.enterprise_num');
  return loginUsers(db, sql<string[]>`array(${enterprises})`)
    .where('u.user_no', '=', userNo)
    .where('st.enterprise_num', 'in', enterprises)
    .executeTakeFirst();
}

function loginUsers(db: Database, bounds = sql<SessionBounds>`null::text[]`) {
  return (
    db
      .selectFrom('app_user as u')
      .innerJoin('staff as st', 'st.user_no', 'u.user_no')
      .innerJoin('enterprise as e', 'e.enterprise_num', 'st.enterprise_num')
      .select([
        'u.user_no as userNo',
        'u.password_hash as passwordHash',
        'st.enterprise_num as enterpriseNum',
        'st.staff_no as staffNo',
        bounds.as('bounds'),
      ])
      // a user who is inactive everywhere is still found, and is told so after the login
      .orderBy(sql`st.staff_state <> 'active'`)
      .orderBy(sql`e.stopped_at is not null`)
      .orderBy('st.enterprise_order')
  );
}

/**
 * The user with their enterprises, in their own order, limited to those the session may use. Every list of enterprises
 * and every switch of a session uses this.
 */
export async function findUserInfo(
  db: Database,
  { userNo, bounds }: Pick<SessionHolder, 'userNo' | 'bounds'>,
) {
  const user = await db
    .selectFrom('app_user')
    .select(['user_no', 'user_name', 'telephone', 'source'])
    .where('user_no', '=', userNo)
    .executeTakeFirst();
  const places = await db
    .selectFrom('staff as st')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'st.enterprise_num')
    .innerJoin('tmc as t', 't.tmc_number', 'e.tmc_number')
    .innerJoin('department as d', 'd.dept_no', 'st.dept_no')
    .select([
      'st.staff_no',
      'st.staff_name',
      'st.enterprise_num',
      'd.dept_no',
      'd.dept_name',
      'e.ent_name',
      'e.ent_short_name',
      'e.logo_file_address',
      'e.phone',
      'e.is_sandbox',
      't.tmc_number',
      't.tmc_name',
    ])
    .where('st.user_no', '=', userNo)
    .where('st.staff_state', '=', 'active')
    .where('e.stopped_at', 'is', null)
    .$if(bounds !== null, (q) => q.where('st.enterprise_num', 'in', bounds ?? []))
    .orderBy('st.enterprise_order')
    .execute();
  return user && { ...user, places };
}
