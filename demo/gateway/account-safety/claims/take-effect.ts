import { claimFilesUntil } from '../../../../src/domain/account-safety/claim';
import { inTransaction } from '../../db/transaction';
import { detachFiles } from '../../files/attach';
import type { Database } from '../../db/database';
import type { EventContext } from '../../server/events/domain-events';
import { isNotPostponed, drainDue } from '../../server/jobs/due-work';
import { lockAccount } from '../queries';
import { BY_SERVICE, refuseApproved } from './decide';
import { changeAccount, findVoidReason } from './change-account';
import { awaitConfirmation } from './confirm';
import { CLAIM_FILES_KIND, endClaim, findClaim } from './queries';

/** Carries out approved claims after their waiting time, one after the other, and expires administrators' requests. */
export function carryOutDueClaims(context: EventContext): Promise<void> {
  const { db, now } = context;
  return drainDue(context, 'take claims of accounts into effect', async (turn) => {
    const due = await db
      .selectFrom('account_claim')
      .select(['claim_no', 'user_no'])
      .where((eb) =>
        eb.or([
          eb.and([eb('claim_state', '=', 'approved'), eb('effect_at', '<=', now)]),
          eb.and([eb('ended_at', 'is', null), eb('expires_at', '<=', now)]),
        ]),
      )
      .where(isNotPostponed('claim_no', turn))
      .orderBy('effect_at')
      .limit(1)
      .executeTakeFirst();
    if (due === undefined) return false;
    turn.take(due.claim_no);
    await takeIntoEffect(context, { claimNo: due.claim_no, userNo: due.user_no });
    return true;
  });
}

async function takeIntoEffect(
  { db, now, deps, emit, log }: EventContext,
  { claimNo, userNo }: { claimNo: string; userNo: string },
): Promise<void> {
  const told: { name: string; task(database: Database): Promise<unknown> }[] = [];
  const after = (name: string, task: (database: Database) => Promise<unknown>) =>
    void told.push({ name, task });
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, userNo);
    const claim = await findClaim(tx, claimNo, { lock: true });
    // another process, or the owner, was faster
    if (claim === undefined || claim.ended_at !== null) return;
    const context = { ...BY_SERVICE, db: tx, now, emit, after };
    const isLapsed = claim.expires_at !== null && claim.expires_at <= now;
    const reason = isLapsed ? '逾期未完成' : await findVoidReason(tx, account, claim, now);
    if (reason !== undefined) {
      await refuseApproved(context, deps, { account, claim, reason });
      return;
    }
    if (claim.claim_state !== 'approved') return;
    if (claim.asked_by !== null) {
      await awaitConfirmation(context, deps, claim);
      return;
    }
    await endClaim(tx, claim, { claim_state: 'done', ended_at: now });
    await changeAccount(context, deps, account, claim);
  });
  for (const { name, task } of told) {
    await task(db).catch((error: unknown) => log.error({ err: error, task: name }, 'a message was not sent'));
  }
}

/** Releases the documents of claims that ended long ago, so that they are deleted like files without an owner. */
export async function giveUpClaimFiles({ db, now }: EventContext): Promise<void> {
  const over = await db
    .selectFrom('account_claim as c')
    .innerJoin('stored_file as f', 'f.owner_no', 'c.claim_no')
    .select('c.claim_no')
    .distinct()
    .where('f.owner_kind', '=', CLAIM_FILES_KIND)
    .where('c.ended_at', '<=', new Date(claimFilesUntil(now.getTime())))
    .execute();
  await detachFiles(
    db,
    CLAIM_FILES_KIND,
    over.map(({ claim_no }) => claim_no),
  );
}
