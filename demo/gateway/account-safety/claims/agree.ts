import { inTransaction } from '../../db/transaction';
import { logAccountEvent } from '../../login/account-log';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/fault';
import type { OpenContext } from '../../server/implement';
import { findLink } from '../links';
import { lockAccount } from '../queries';
import { changeAccount, whyVoid } from './change-account';
import { refuseApproved } from './decide';
import { openClaimOf } from './deny';
import { endClaim } from './queries';

type Context = Pick<OpenContext, 'db' | 'now' | 'ip' | 'device' | 'emit' | 'after'>;

/**
 * Puts an administrator's claim into effect at once, by the link that the owner got at the former phone or mail. Returns false when
 * something has come up meanwhile that prevents it. Throws safetyLinkDead.
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
    // the same link at the same moment: one of them has ended it by now
    const claim = await openClaimOf(db, link.about);
    if (claim.agreement !== 'owner') throw new Fault('safetyLinkDead');
    const here = { ...context, db };
    const reason = await whyVoid(db, account, claim);
    if (reason !== undefined) {
      await refuseApproved(here, deps, { account, claim, reason });
      return false;
    }
    await endClaim(db, claim, { claim_state: 'done', ended_at: now, decided_at: now, effect_at: now });
    await logAccountEvent(db, { userNo, kind: 'contactAgreed' }, context, now);
    await changeAccount(here, deps, account, claim);
    return true;
  });
}
