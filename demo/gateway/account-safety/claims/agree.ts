import { inTransaction } from '../../db/transaction';
import { logAccountEvent } from '../../login/account-log';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import type { OpenContext } from '../../server/http/implement';
import { findLink } from '../links';
import { lockAccount } from '../queries';
import { findVoidReason } from './change-account';
import { awaitConfirmation } from './confirm';
import { refuseApproved } from './decide';
import { openClaimOf } from './deny';

type Context = Pick<OpenContext, 'db' | 'now' | 'ip' | 'device' | 'emit' | 'after'>;

/**
 * Records the owner's consent to an administrator's request, by the link sent to their phone; the request then waits
 * for the new phone or mail. Returns false when a circumstance since then prevents it. Throws safetyLinkDead.
 */
export async function agreeToClaim(
  context: Context,
  deps: Pick<AreaDeps, 'config' | 'notifier'>,
  token: string,
): Promise<boolean> {
  const { now } = context;
  return inTransaction(context.db, async (db) => {
    const link = await findLink(db, token, now);
    if (link.kind !== 'agreeClaim') throw new Fault('safetyLinkDead');
    const { user_no: userNo } = await openClaimOf(db, link.about);
    const account = await lockAccount(db, userNo);
    // a concurrent request with the same link may have ended it
    const claim = await openClaimOf(db, link.about);
    if (claim.agreement !== 'owner' || claim.claim_state !== 'waiting') throw new Fault('safetyLinkDead');
    const here = { ...context, db };
    const reason = await findVoidReason(db, account, claim, now);
    if (reason !== undefined) {
      await refuseApproved(here, deps, { account, claim, reason });
      return false;
    }
    await logAccountEvent(db, { userNo, kind: 'contactAgreed' }, context, now);
    await awaitConfirmation(here, deps, claim);
    return true;
  });
}
