import { claimEffectAt } from '../../../../src/domain/account-safety/claim';
import { logAccountEvent } from '../../login/account-log';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import '../events';
import { lockAccount, type Account } from '../queries';
import { endClaim, findClaim, type Claim } from './queries';
import { notifyOwnerOfClaim, type ClaimNoticeContext } from './notify-owner';

type Deps = Pick<AreaDeps, 'config' | 'notifier'>;

/** Source of decisions by customer service, which have no browser. */
export const BY_SERVICE = { ip: '', device: { agent: '', number: undefined, keep: () => '' } } as const;

/** A decision by an operator of an agency. */
interface Decision {
  claimNo: string;
  operatorNo: string;
}

/**
 * Approves a claim after the agency has found the claimant's identity proved; it takes effect after a waiting time.
 * Throws claimOver.
 */
export async function approveClaim(
  context: ClaimNoticeContext,
  deps: Deps,
  { claimNo, operatorNo }: Decision,
): Promise<void> {
  const { db, now } = context;
  const { account } = await lockWaiting(context, claimNo);
  const claim = await db
    .updateTable('account_claim')
    .set({
      claim_state: 'approved',
      decided_at: now,
      operator_no: operatorNo,
      effect_at: new Date(claimEffectAt(now.getTime())),
    })
    .where('claim_no', '=', claimNo)
    .returningAll()
    .executeTakeFirstOrThrow();
  await logAccountEvent(db, { userNo: claim.user_no, kind: 'claimApproved' }, BY_SERVICE, now);
  await notifyOwnerOfClaim(context, deps, account, claim, 'approved');
}

/** Throws claimOver. */
export async function refuseClaim(
  context: ClaimNoticeContext,
  deps: Deps,
  { claimNo, operatorNo, reason }: Decision & { reason: string },
): Promise<void> {
  const { db, now } = context;
  const { account, claim } = await lockWaiting(context, claimNo);
  await db
    .updateTable('account_claim')
    .set({ operator_no: operatorNo })
    .where('claim_no', '=', claimNo)
    .execute();
  await refuse(context, deps, { account, claim, reason });
  await logAccountEvent(db, { userNo: claim.user_no, kind: 'claimRefused' }, BY_SERVICE, now);
}

/** Refuses the claim with a reason for its account. */
async function refuse(
  context: ClaimNoticeContext,
  deps: Deps,
  { account, claim, reason }: { account: Account; claim: Claim; reason: string },
): Promise<void> {
  const { db, now } = context;
  const refused = { claim_state: 'refused', ended_at: now, decided_at: now, refuse_reason: reason } as const;
  await notifyOwnerOfClaim(context, deps, account, await endClaim(db, claim, refused), 'refused');
}

/** Locks a waiting claim, so that of two concurrent decisions the second fails. */
async function lockWaiting(
  { db }: ClaimNoticeContext,
  claimNo: string,
): Promise<{ account: Account; claim: Claim }> {
  const known = await findClaim(db, claimNo);
  if (known === undefined) throw new Fault('claimOver');
  const account = await lockAccount(db, known.user_no);
  const claim = await findClaim(db, claimNo, { lock: true });
  // customer service does not decide administrators' claims
  if (claim?.claim_state !== 'waiting' || claim.asked_by !== null) throw new Fault('claimOver');
  return { account, claim };
}

/**
 * Refuses an approved claim that can no longer take effect, and informs its account of the reason and its
 * administrators of the end.
 */
export async function refuseApproved(
  context: ClaimNoticeContext,
  deps: Deps,
  refused: { account: Account; claim: Claim; reason: string },
): Promise<void> {
  await refuse(context, deps, refused);
  const { claim_no: claimNo, asked_by: askedBy } = refused.claim;
  const { db, now } = context;
  if (askedBy !== null) await context.emit({ db, now }, 'account.contactVoid', { claimNo });
}
