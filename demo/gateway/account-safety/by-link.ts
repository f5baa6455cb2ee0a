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
import type { OpenContext } from '../server/http/implement';
import { describeClaim, dropClaim } from './claims/deny';
import { hasJoinedSince, type DeniedChange } from './joined-since';
import { noteChange } from './note-change';
import { deleteLinks, findLink } from './links';
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

/** What pages that links lead to work with. */
export type LinkContext = Pick<OpenContext, 'db' | 'now' | 'ip' | 'device' | 'emit' | 'after'>;

/** `about`: the address, the phone that is claimed, or what it is after the change, hidden. `at`: ISO instant of the request or the change. */
export type DescribedLink = { about: string; at: string } & (
  | { kind: 'confirmEmail' }
  | { kind: 'denyChange'; change: ChangeKind }
  | { kind: 'denyClaim' | 'agreeClaim' | 'confirmClaim'; isAsked: boolean }
);

/** What a link is for. Throws safetyLinkDead. */
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
  const { kind: change, present, made_at } = await findChange(db, about);
  return { kind, change, about: hidden(change, present), at: made_at.toISOString() };
}

const hidden = (kind: ChangeKind, value: string | null): string => {
  if (value === null) return '';
  return kind === 'phone' ? maskPhone(value) : maskEmail(value);
};

/** The address of a request is the account's. Throws safetyLinkDead. */
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
    // the same link at the same moment: one of them has used it up by now
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
 * The change was not theirs: it and all that came after it on the account are undone, the latest first, and all sessions end.
 * Phones and addresses are as before, unless another account has the phone by now; passwords as `undoPassword` says. Where the account
 * has got what may be somebody else's meanwhile, nothing is put back and the account is locked until customer service has found out
 * whose it is. Throws safetyLinkDead.
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
    await db.deleteFrom('email_request').where('user_no', '=', userNo).execute();
    await dropClaim(db, userNo, now);
    await logAccountEvent(db, { userNo, kind: 'changeDenied' }, context, now);
    await context.emit({ db, now }, 'user.signedOutEverywhere', { userNo, bounds: null });
    await deleteSessionsOf(db, { userNo, bounds: null });
    return { isRestored, isLocked };
  });
}

/** Undoes changes, the latest first; false: something could not be as before. */
async function undoAll(
  db: Database,
  userNo: string,
  denied: readonly DeniedChange[],
  now: Date,
): Promise<boolean> {
  let isRestored = true;
  for (const change of denied) isRestored = (await undo(db, userNo, change)) && isRestored;
  // once it is known by what else the owner can prove who they are
  for (const kind of ['password', 'securityPassword'] as const) {
    const first = denied.findLast((change) => change.kind === kind);
    if (first !== undefined) await undoPassword(db, userNo, { kind, former: first.former }, now);
  }
  return isRestored;
}

/** False: it could not be as before. */
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
      // the app may be lost indeed, and whoever is locked out by one of those could not even sign in
      return false;
    case 'recoveryCodes':
    case 'recoveryCodeUsed':
      // somebody else has seen them
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
 * An app that was not theirs is taken away. False where only one kind of proof would be left: the owner's own app stands
 * between the account and whoever has the phone, and says that it was not theirs.
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
 * A password that was not theirs is void, since whoever set it may know the former one too: they sign in by SMS and set a new
 * one. Where the account would be left with the phone alone it is the former one, or else whoever has the phone, and says of
 * the owner's own change that it was not theirs, would have the account by that.
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
