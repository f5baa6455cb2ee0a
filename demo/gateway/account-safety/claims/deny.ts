import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { logAccountEvent } from '../../login/account-log';
import { deleteSessionsOf } from '../../login/queries';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import type { OpenContext } from '../../server/http/implement';
import { findLink } from '../links';
import { deletePasswordLinks } from '../password-link/delete-links';
import { lockAccount } from '../queries';
import { endClaim, findClaim, findOpenClaim, presentOf, type Claim } from './queries';
import { notifyOwnerOfClaim } from './notify-owner';

type Context = Pick<OpenContext, 'db' | 'now' | 'ip' | 'device' | 'emit' | 'after'>;

/** The claim of a link, as its page describes it. Throws safetyLinkDead when the claim is over. */
export async function describeClaim(
  db: Database,
  about: string,
): Promise<{ about: string; at: string; isAsked: boolean }> {
  const claim = await openClaimOf(db, about);
  return { about: presentOf(claim), at: claim.made_at.toISOString(), isAsked: claim.asked_by !== null };
}

/** Denies a claim on behalf of the owner and ends all sessions and password links. Throws safetyLinkDead. */
export async function denyClaimOf(
  context: Context,
  deps: Pick<AreaDeps, 'config' | 'notifier'>,
  token: string,
): Promise<void> {
  const { now } = context;
  await inTransaction(context.db, async (db) => {
    const link = await findLink(db, token, now);
    if (link.kind !== 'denyClaim' && link.kind !== 'agreeClaim') throw new Fault('safetyLinkDead');
    const { user_no: userNo } = await openClaimOf(db, link.about);
    const account = await lockAccount(db, userNo);
    // a concurrent request with the same link, or the claimant, may have ended it
    const open = await openClaimOf(db, link.about);
    const claim = await endClaim(db, open, { claim_state: 'denied', ended_at: now });
    const kind = claim.asked_by === null ? 'claimDenied' : 'contactDenied';
    await logAccountEvent(db, { userNo, kind }, context, now);
    await context.emit({ db, now }, 'user.signedOutEverywhere', { userNo, bounds: null });
    await deleteSessionsOf(db, { userNo, bounds: null });
    await deletePasswordLinks(db, userNo);
    await notifyOwnerOfClaim({ ...context, db }, deps, account, claim, 'denied');
  });
}

/** Ends an open claim of an owner who denies a change of the account. The caller has locked the account. */
export async function dropClaim(db: Database, userNo: string, now: Date): Promise<void> {
  const open = await findOpenClaim(db, userNo);
  if (open !== undefined) await endClaim(db, open, { claim_state: 'denied', ended_at: now });
}

export async function openClaimOf(db: Database, about: string): Promise<Claim> {
  const [claimNo = ''] = about.split('.');
  const claim = await findClaim(db, claimNo);
  if (claim === undefined || claim.ended_at !== null) throw new Fault('safetyLinkDead');
  return claim;
}
