import { missingProofs } from '../../../src/domain/account-safety/factors';
import { maskEmail } from '../../../src/domain/account-safety/mask-email';
import { maskPhone } from '../../../src/domain/passenger/mask';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { logAccountEvent } from '../login/account-log';
import { dropProofs } from '../login/proofs';
import { dropRecoveryCodes } from '../login/second-step/recovery';
import { deleteSessionsOf } from '../login/queries';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/http/fault';
import { describeClaim, dropClaim } from './claims/deny';
import { hasJoinedSince, type DeniedChange } from './joined-since';
import { noteChange } from './note-change';
import { deleteLinks, findLink, type LinkContext } from './links';
import { deletePasswordLinks } from './password-link/delete-links';
import { refuseDisputed, type PasswordLinkKind } from './password-link/link';
import { removeSecondFactors } from './second-factors/remove';
import {
  factorsOf,
  findAccount,
  isPhoneTaken,
  lockAccount,
  setEmail,
  setLocked,
  setPasswordHash,
  setPhone,
  setSecurityHash,
} from './queries';
import type { ChangeKind } from './schema';

/**
 * `about`: the mail address, the claimed phone, or the new value of the change, masked, or the account name. `at`: ISO
 * instant of the request or the change; '' for a link that sets a password.
 */
export type DescribedLink = { about: string; at: string } & (
  | { kind: 'confirmEmail' }
  | { kind: 'denyChange'; change: ChangeKind }
  | { kind: 'denyClaim' | 'agreeClaim' | 'confirmClaim'; isAsked: boolean }
  | { kind: PasswordLinkKind }
);

/** Describes the purpose of a link. Throws safetyLinkDead. */
export async function describeLink(db: Database, token: string, now: Date): Promise<DescribedLink> {
  const { kind, about } = await findLink(db, token, now);
  if (kind === 'confirmEmail') {
    const request = await findRequest(db, about);
    return {
      kind,
      about: maskEmail(request.email),
      at: request.requested_at.toISOString(),
    };
  }
  if (kind === 'denyClaim' || kind === 'agreeClaim' || kind === 'confirmClaim')
    return { kind, ...(await describeClaim(db, about)) };
  if (kind === 'setPassword' || kind === 'recoverAccount') {
    await refuseDisputed(db, about);
    return { kind, about: (await findAccount(db, about)).loginName ?? '', at: '' };
  }
  const { kind: change, present, made_at } = await findChange(db, about);
  return { kind, change, about: hidden(change, present), at: made_at.toISOString() };
}

const hidden = (kind: ChangeKind, value: string | null): string => {
  if (value === null) return '';
  return kind === 'phone' ? maskPhone(value) : maskEmail(value);
};

/** Confirms the requested mail address of the account. Throws safetyLinkDead. */
export async function confirmAddress(
  context: LinkContext,
  deps: Pick<AreaDeps, 'config' | 'notifier'>,
  token: string,
): Promise<{ email: string }> {
  return inTransaction(context.db, async (db) => {
    const link = await findLink(db, token, context.now);
    if (link.kind !== 'confirmEmail') throw new Fault('safetyLinkDead');
    const { user_no: userNo, email } = await findRequest(db, link.about);
    const account = await lockAccount(db, userNo);
    // a concurrent request with the same link may have used it
    const { numDeletedRows } = await db
      .deleteFrom('email_request')
      .where('request_no', '=', link.about)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new Fault('safetyLinkDead');
    await setEmail(db, userNo, email);
    await dropProofs(db, userNo, 'mail');
    await deleteLinks(db, 'confirmEmail', [link.about]);
    const change = { kind: 'email', former: account.email, present: email } as const;
    await noteChange({ ...context, db }, deps, account, change);
    return { email: maskEmail(email) };
  });
}

/**
 * Denies a change on behalf of the owner: undoes it and all later changes of the account, the latest first, and ends
 * all sessions and links to set a password. Phones and addresses are restored unless another account has the phone by now; passwords as in
 * `undoPassword`. When the account has since received possibly foreign data, it restores none of them and locks the
 * account until customer service has clarified its ownership. Throws safetyLinkDead.
 */
export async function denyChangeOf(
  context: LinkContext,
  token: string,
): Promise<{ isRestored: boolean; isLocked: boolean }> {
  const { now } = context;
  return inTransaction(context.db, async (db) => {
    const link = await findLink(db, token, now);
    if (link.kind !== 'denyChange') throw new Fault('safetyLinkDead');
    const { user_no: userNo, change_no: changeNo } = await findChange(db, link.about);
    await lockAccount(db, userNo);
    const denied = await db
      .updateTable('account_change')
      .set({ denied_at: now })
      .where('user_no', '=', userNo)
      .where('change_no', '>=', changeNo)
      .where('denied_at', 'is', null)
      .returning(['change_no', 'kind', 'former', 'present', 'staff_nos'])
      .execute();
    if (!denied.some(({ change_no }) => change_no === changeNo)) throw new Fault('safetyLinkDead');
    denied.sort((a, b) => b.change_no - a.change_no);
    const isLocked = await hasJoinedSince(db, userNo, denied);
    if (isLocked) await setLocked(db, userNo, now);
    const isRestored = !isLocked && (await undoAll(db, userNo, denied, now));
    await deleteLinks(
      db,
      'denyChange',
      denied.map(({ change_no }) => String(change_no)),
    );
    await deletePasswordLinks(db, userNo);
    await db.deleteFrom('email_request').where('user_no', '=', userNo).execute();
    await dropClaim(db, userNo, now);
    await logAccountEvent(db, { userNo, kind: 'changeDenied' }, context, now);
    await context.emit({ db, now }, 'user.signedOutEverywhere', { userNo, bounds: null });
    await deleteSessionsOf(db, { userNo, bounds: null });
    return { isRestored, isLocked };
  });
}

/** Undoes changes, the latest first; returns false when a value could not be restored. */
async function undoAll(
  db: Database,
  userNo: string,
  denied: readonly DeniedChange[],
  now: Date,
): Promise<boolean> {
  let isRestored = true;
  for (const change of denied) isRestored = (await undo(db, userNo, change)) && isRestored;
  // last, because it depends on the owner's remaining means of proof
  for (const kind of ['password', 'securityPassword'] as const) {
    const first = denied.findLast((change) => change.kind === kind);
    if (first !== undefined) await undoPassword(db, userNo, { kind, former: first.former }, now);
  }
  return isRestored;
}

/** Returns false when the value could not be restored. */
async function undo(
  db: Database,
  userNo: string,
  { kind, former }: { kind: ChangeKind; former: string | null },
): Promise<boolean> {
  switch (kind) {
    case 'password':
    case 'securityPassword':
      return true;
    case 'email':
      await setEmail(db, userNo, former);
      return true;
    case 'totp':
      return undoTotp(db, userNo);
    case 'totpRemoved':
      // the app may really be lost, and restoring it could lock the owner out
      return false;
    case 'recoveryCodes':
    case 'recoveryCodeUsed':
      // the codes may have been seen by the intruder
      await dropRecoveryCodes(db, userNo);
      return true;
    case 'phone': {
      if (former === null || (await isPhoneTaken(db, former, userNo))) return false;
      const { telephone } = await lockAccount(db, userNo);
      await setPhone(db, userNo, { from: telephone, to: former });
      return true;
    }
  }
}

/**
 * Removes an authenticator app that the owner denies. Returns false when only one kind of proof would be left: the app
 * may be the owner's own, and protects the account against a holder of the phone who makes a false denial.
 */
async function undoTotp(db: Database, userNo: string): Promise<boolean> {
  const left = factorsOf(await findAccount(db, userNo)).filter(
    (factor) => factor !== 'totp' && factor !== 'recoveryCode',
  );
  if (missingProofs(left, []) < 2) return false;
  await removeSecondFactors(db, userNo);
  return true;
}

/**
 * Voids a denied password instead of restoring it, since the intruder may know the former one too; the owner signs in
 * by SMS and sets a new one. When only the phone would be left, the former password is restored: otherwise a holder of
 * the phone could take over the account by denying the owner's own change.
 */
async function undoPassword(
  db: Database,
  userNo: string,
  { kind, former }: { kind: 'password' | 'securityPassword'; former: string | null },
  now: Date,
): Promise<void> {
  const left = factorsOf(await findAccount(db, userNo)).filter((factor) => factor !== kind);
  const hash = missingProofs(left, []) < 2 ? former : null;
  if (kind === 'password') await setPasswordHash(db, userNo, { passwordHash: hash, now });
  else await setSecurityHash(db, userNo, { securityHash: hash, now });
}

async function findRequest(db: Database, requestNo: string) {
  const request = await db
    .selectFrom('email_request')
    .select(['user_no', 'email', 'requested_at'])
    .where('request_no', '=', requestNo)
    .executeTakeFirst();
  if (request === undefined) throw new Fault('safetyLinkDead');
  return request;
}

async function findChange(db: Database, changeNo: string) {
  const change = await db
    .selectFrom('account_change')
    .select(['change_no', 'user_no', 'kind', 'present', 'made_at'])
    .where('change_no', '=', Number(changeNo))
    .where('denied_at', 'is', null)
    .executeTakeFirst();
  if (change === undefined) throw new Fault('safetyLinkDead');
  return change;
}
