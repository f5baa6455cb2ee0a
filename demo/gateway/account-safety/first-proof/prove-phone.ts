import type { Database } from '../../db/database';
import { hasSecondFactor } from '../../login/second-step/waiting-sign-ins';
import { deleteSessionsOf } from '../../login/queries';
import { insertMails } from '../../mail/queries';
import type { AreaDeps } from '../../server/deps';
import type { OpenContext } from '../../server/http/implement';
import '../events';
import { noteChange } from '../note-change';
import { deletePasswordLinks } from '../password-link/delete-links';
import { findAccount, setPasswordHash } from '../queries';

type Context = Pick<OpenContext, 'now' | 'ip' | 'device' | 'emit' | 'after'>;
type Deps = Pick<AreaDeps, 'config' | 'notifier'>;

/**
 * Decides about the account of a phone that was just proved by a code and nothing else. Returns whether the phone's holder
 * may use it. An unproved phone gets the account while it has no password, or one that a link has set within seven days:
 * another person may have had the link, so the password ends with all sessions. Later, or with another means of proof,
 * the account is that of its user: the phone alone, which may be stolen, changes nothing. The caller does not hold the
 * account yet.
 */
export async function provePhone(
  tx: Database,
  context: Context,
  deps: Deps,
  userNo: string,
): Promise<boolean> {
  if (!(await isPhoneUnproved(tx, userNo))) return true;
  // waits for sign-ins by the password that are just opening their sessions
  const { telephone, unproved_phone, password_hash, password_doubted_until, email } = await tx
    .selectFrom('app_user')
    .select(['telephone', 'unproved_phone', 'password_hash', 'password_doubted_until', 'email'])
    .where('user_no', '=', userNo)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // proved by a concurrent request
  if (unproved_phone !== telephone) return true;
  if (await hasSecondFactor(tx, userNo)) return false;
  if (password_hash === null) {
    await notePhoneProved(tx, userNo);
    return true;
  }
  const isDoubted = password_doubted_until !== null && password_doubted_until > context.now;
  if (!isDoubted || email !== null) return false;
  await notePhoneProved(tx, userNo);
  await endPassword(tx, context, deps, userNo);
  return true;
}

/** Returns whether the account has a phone that was named for it and never proved. */
export async function isPhoneUnproved(db: Database, userNo: string): Promise<boolean> {
  const { telephone, unproved_phone } = await db
    .selectFrom('app_user')
    .select(['telephone', 'unproved_phone'])
    .where('user_no', '=', userNo)
    .executeTakeFirstOrThrow();
  return unproved_phone !== null && unproved_phone === telephone;
}

/** Notes that the account's user has its phone. Unused links for its password, which others may have, are dead from then on. */
export async function notePhoneProved(db: Database, userNo: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ unproved_phone: null, password_doubted_until: null })
    .where('user_no', '=', userNo)
    .whereRef('unproved_phone', '=', 'telephone')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await deletePasswordLinks(db, userNo);
}

async function endPassword(tx: Database, context: Context, deps: Deps, userNo: string): Promise<void> {
  const { now, emit, ip: address } = context;
  const account = await findAccount(tx, userNo);
  await setPasswordHash(tx, userNo, { passwordHash: null, now });
  // a denial must not restore the password of the other person
  const change = { kind: 'password', former: null, present: null, event: 'passwordEnded' } as const;
  await noteChange({ ...context, db: tx }, deps, account, change);
  await emit({ db: tx, now }, 'account.passwordEnded', { userNo, address });
  const records = await tx
    .selectFrom('staff')
    .select(['staff_no', 'email'])
    .where('user_no', '=', userNo)
    .where('staff_state', '=', 'active')
    .execute();
  const told = records.filter(({ email }) => (email ?? '') !== '');
  await insertMails(
    { db: tx, now, emit },
    told.map(({ staff_no, email }) => `account ended ${staff_no}.${now.getTime()} ${email ?? ''}`),
  );
  await emit({ db: tx, now }, 'user.signedOutEverywhere', { userNo, bounds: null });
  await deleteSessionsOf(tx, { userNo, bounds: null });
}
