import { claimFilesUntil } from '../../../../src/domain/account-safety/claim';
import { inTransaction } from '../../db/transaction';
import { detachFiles } from '../../files/attach';
import { dropProofs } from '../../login/proofs';
import type { Database } from '../../db/database';
import type { EventContext } from '../../server/domain-events';
import { untilNothing } from '../../server/until-nothing';
import { noteChange } from '../note-change';
import { isPhoneTaken, lockAccount, setPhone } from '../queries';
import { BY_SERVICE, refuseApproved } from './decide';
import { CLAIM_FILES_KIND, endClaim, findClaim } from './queries';

/** Approved claims whose time is over, one after the other: the phone is the account's from now on. */
export function takeClaimsIntoEffect(context: EventContext): Promise<void> {
  const { db, now } = context;
  return untilNothing(async () => {
    const due = await db
      .selectFrom('account_claim')
      .select(['claim_no', 'user_no'])
      .where('claim_state', '=', 'approved')
      .where('effect_at', '<=', now)
      .orderBy('effect_at')
      .limit(1)
      .executeTakeFirst();
    if (due === undefined) return false;
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
    // another process, or its owner, was quicker
    if (claim?.claim_state !== 'approved') return;
    const context = { ...BY_SERVICE, db: tx, now, emit, after };
    const { new_phone: phone, former_phone: formerPhone } = claim;
    const reason = (await isPhoneTaken(tx, phone, userNo))
      ? '新手机号已绑定其他账号'
      : account.telephone === formerPhone
        ? undefined
        : '申诉后手机已更换';
    if (reason !== undefined) {
      await refuseApproved(context, deps, { account, claim, reason });
      return;
    }
    await endClaim(tx, claim, { claim_state: 'done', ended_at: now });
    await setPhone(tx, userNo, { from: formerPhone, to: phone });
    await dropProofs(tx, userNo, 'sms');
    const from = { ip: claim.address, device: { ...BY_SERVICE.device, agent: claim.agent } };
    await noteChange({ ...context, ...from }, deps, account, {
      kind: 'phone',
      former: formerPhone,
      present: phone,
    });
  });
  for (const { name, task } of told) {
    await task(db).catch((error: unknown) => log.error({ err: error, task: name }, 'a message was not sent'));
  }
}

/** Gives up documents of claims that have been over for long: they are deleted as files that belong to nothing. */
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
