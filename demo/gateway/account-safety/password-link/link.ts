import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { logAccountEvent } from '../../login/account-log';
import { hashPassword } from '../../login/password';
import { dropProofs } from '../../login/proofs';
import { deleteSessionsOf, holdAccount } from '../../login/queries';
import type { AreaDeps } from '../../server/deps';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { DAY } from '../../server/limits/allowance';
import { isPhoneUnproved } from '../first-proof/prove-phone';
import { findLink, LINK_PATH, makeLink, type LinkContext } from '../links';
import { DENY_MS, noteChange } from '../note-change';
import { findAccount, lockAccount, setPasswordHash } from '../queries';
import { removeSecondFactors } from '../second-factors/remove';
import { refuseWeakPassword } from '../strength';
import { isOfAgencyAlone } from './agency-account';
import { deletePasswordLinks } from './delete-links';

/** A first password, or a new one after password, phone or authenticator app were lost. */
export type PasswordLinkKind = 'setPassword' | 'recoverAccount';

const LIFETIME_MS = 3 * DAY;

interface PasswordLink {
  /** Path below the gateway's address. */
  path: string;
  expiresAt: Date;
}

interface NewPasswordLink {
  userNo: string;
  kind: PasswordLinkKind;
  /** Name of the command or the portal, for the log of the account. */
  maker: string;
  /** The agency whose operator makes it; null for the server's own command. */
  tmcNumber: string | null;
  now: Date;
}

/**
 * Creates a link with which the owner of an account sets its password, within three days and once. It replaces an
 * earlier one and is written to the account's log. The present password stays in force until the link is used.
 */
export async function createPasswordLink(
  tx: Database,
  { userNo, kind, maker, tmcNumber, now }: NewPasswordLink,
): Promise<PasswordLink> {
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await deletePasswordLinks(tx, userNo);
  await noteNamedPhone(tx, userNo);
  const token = await makeLink(tx, { kind, about: userNo, sentTo: '', expiresAt, tmcNumber });
  const source = { ip: '', device: { agent: maker, number: undefined, keep: () => '' } };
  await logAccountEvent(tx, { userNo, kind: 'passwordLinkMade' }, source, now);
  return { path: `${LINK_PATH}?token=${token}`, expiresAt };
}

/**
 * Sets the password of the account of a link, ends its sessions and, for a lost account, removes its second factors.
 * Returns its account name, and whether its phone is still to be proved. Throws safetyLinkDead, and fieldsInvalid at `password` or `again`.
 */
export function setPasswordByLink(
  context: LinkContext,
  deps: Pick<AreaDeps, 'config' | 'notifier'>,
  token: string,
  { password, again }: { password: string; again: string },
): Promise<{ loginName: string; isPhoneUnproved: boolean }> {
  return inTransaction(context.db, async (db) => {
    const { now } = context;
    const { about: userNo } = await findPasswordLink(db, token, now);
    const account = await lockAccount(db, userNo);
    await refuseDisputed(db, userNo);
    // a concurrent request with the same link may have used it
    const { kind, tmcNumber } = await findPasswordLink(db, token, now);
    // the account may have joined an enterprise of another agency since the link was made
    if (tmcNumber !== null && !(await isOfAgencyAlone(db, userNo, tmcNumber)))
      throw new Fault('safetyLinkDead');
    if (account.loginName === null) throw new Fault('safetyLinkDead');
    refuseWeakPassword(password, account);
    if (again !== password) throw fieldsInvalid({ again: '两次输入的密码不一致' });
    const passwordHash = await hashPassword(password, deps.config.passwordCost);
    // before the password, because a denial undoes the later changes, too
    if (kind === 'recoverAccount' && account.totpSince !== null) {
      await removeSecondFactors(db, userNo);
      await noteChange({ ...context, db }, deps, account, {
        kind: 'totpRemoved',
        former: null,
        present: null,
      });
    }
    if (account.passwordHash === null) await doubtPassword(db, userNo, now);
    await setPasswordHash(db, userNo, { passwordHash, now });
    await dropProofs(db, userNo, 'password');
    await deletePasswordLinks(db, userNo);
    const change = { kind: 'password', former: account.passwordHash, present: null } as const;
    await noteChange({ ...context, db }, deps, account, change);
    await context.emit({ db, now }, 'user.signedOutEverywhere', { userNo, bounds: null });
    await deleteSessionsOf(db, { userNo, bounds: null });
    return { loginName: account.loginName, isPhoneUnproved: await isPhoneUnproved(db, userNo) };
  });
}

/** Throws safetyLinkDead for an account that is locked until customer service has clarified its ownership. */
export async function refuseDisputed(db: Database, userNo: string): Promise<void> {
  if ((await holdAccount(db, userNo)).locked_at !== null) throw new Fault('safetyLinkDead');
}

/** A person whom an enterprise has added has not proved the phone that it named. */
async function noteNamedPhone(db: Database, userNo: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set((eb) => ({ unproved_phone: eb.ref('telephone') }))
    .where('user_no', '=', userNo)
    .where('telephone', '<>', '')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('awaited_staff as a')
          .innerJoin('staff as s', 's.staff_no', 'a.staff_no')
          .select('a.staff_no')
          .where('s.user_no', '=', userNo),
      ),
    )
    .execute();
}

/** As long as the phone's holder may deny the password, they may end it by proving the phone. */
async function doubtPassword(db: Database, userNo: string, now: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ password_doubted_until: new Date(now.getTime() + DENY_MS) })
    .where('user_no', '=', userNo)
    .whereRef('unproved_phone', '=', 'telephone')
    .execute();
}

async function isPhoneProved(db: Database, userNo: string): Promise<boolean> {
  const { telephone } = await findAccount(db, userNo);
  return telephone !== '' && !(await isPhoneUnproved(db, userNo));
}

async function findPasswordLink(
  db: Database,
  token: string,
  now: Date,
): Promise<{ kind: PasswordLinkKind; about: string; tmcNumber: string | null }> {
  const { kind, about, tmcNumber } = await findLink(db, token, now);
  if (kind !== 'setPassword' && kind !== 'recoverAccount') throw new Fault('safetyLinkDead');
  // the owner of the phone has the account by now, and did not get the link
  if (kind === 'setPassword' && (await isPhoneProved(db, about))) throw new Fault('safetyLinkDead');
  return { kind, about, tmcNumber };
}
