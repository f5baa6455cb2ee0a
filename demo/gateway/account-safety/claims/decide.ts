import { claimEffectAt } from '../../../../src/domain/account-safety/claim';
import { logAccountEvent } from '../../login/account-log';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import '../events';
import { lockAccount, type Account } from '../queries';
import { endClaim, findClaim, type Claim } from './queries';
import { tellOfClaim, type TellContext } from './tell';

type Deps = Pick<AreaDeps, 'config' | 'notifier'>;

/** Nobody's browser: customer service has decided. */
export const BY_SERVICE = { ip: '', device: { agent: '', number: undefined, keep: () => '' } } as const;

/** Customer service has found the claimant's identity proved: the claim takes effect after a time. Throws claimOver. */
export async function approveClaim(context: TellContext, deps: Deps, claimNo: string): Promise<void> {
  const { db, now } = context;
  const { account } = await lockWaiting(context, claimNo);
  const claim = await db
    .updateTable('account_claim')
    .set({
      claim_state: 'approved',
      decided_at: now,
      effect_at: new Date(claimEffectAt(now.getTime())),
    })
    .where('claim_no', '=', claimNo)
    .returningAll()
    .executeTakeFirstOrThrow();
  await logAccountEvent(db, { userNo: claim.user_no, kind: 'claimApproved' }, BY_SERVICE, now);
  await tellOfClaim(context, deps, account, claim, 'approved');
}

/** Throws claimOver. */
export async function refuseClaim(
  context: TellContext,
  deps: Deps,
  { claimNo, reason }: { claimNo: string; reason: string },
): Promise<void> {
  const { now } = context;
  const { account, claim } = await lockWaiting(context, claimNo);
  await refuse(context, deps, { account, claim, reason });
  await logAccountEvent(context.db, { userNo: claim.user_no, kind: 'claimRefused' }, BY_SERVICE, now);
}

/** Ends it with a reason that its account is told of. */
async function refuse(
  context: TellContext,
  deps: Deps,
  { account, claim, reason }: { account: Account; claim: Claim; reason: string },
): Promise<void> {
  const { db, now } = context;
  const refused = { claim_state: 'refused', ended_at: now, decided_at: now, refuse_reason: reason } as const;
  await tellOfClaim(context, deps, account, await endClaim(db, claim, refused), 'refused');
}

/** Of two who decide at once the second finds it decided. */
async function lockWaiting(
  { db }: TellContext,
  claimNo: string,
): Promise<{ account: Account; claim: Claim }> {
  const known = await findClaim(db, claimNo);
  if (known === undefined) throw new Fault('claimOver');
  const account = await lockAccount(db, known.user_no);
  const claim = await findClaim(db, claimNo, { lock: true });
  // customer service decides none that an administrator has made
  if (claim?.claim_state !== 'waiting' || claim.asked_by !== null) throw new Fault('claimOver');
  return { account, claim };
}

/** Ends an approved claim that something has come up against, and tells its account why and its administrators that it is over. */
export async function refuseApproved(
  context: TellContext,
  deps: Deps,
  refused: { account: Account; claim: Claim; reason: string },
): Promise<void> {
  await refuse(context, deps, refused);
  const { claim_no: claimNo, asked_by: askedBy } = refused.claim;
  const { db, now } = context;
  if (askedBy !== null) await context.emit({ db, now }, 'account.contactVoid', { claimNo });
}
