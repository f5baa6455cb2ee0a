import type {
  agreeAccountContact,
  applyAccountContact,
  endAccountContact,
} from '../../../../src/contract/address-book/account-contacts';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { claimEffectAt, requestLapsesAt } from '../../../../src/domain/account-safety/claim';
import { endClaim, findClaim, findOpenClaim, type Claim } from '../../account-safety/claims/queries';
import { notifyOwnerOfClaim } from '../../account-safety/claims/notify-owner';
import { lockAccount, type Account } from '../../account-safety/queries';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { logAccountEvent } from '../../login/account-log';
import { checkSecondPerson } from '../../permission/second-person';
import { DAY, spendAllowance } from '../../server/limits/allowance';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { newNumber } from '../../server/new-number';
import { findStaffForContactChange } from './check';

type Deps = Pick<AreaDeps, 'config' | 'notifier'>;
/** Each request sends messages to the owner's phone and mail, and to the new one. */
const OF_ACCOUNT = { allowed: 3, withinMs: DAY };

/** Throws contactRequestOpen, tooManyRequests and the errors of `findStaffForContactChange`. */
export async function askForContact(
  context: CallerContext,
  deps: Deps,
  { staffNO, kind, value, agreement, reason }: ParsedBodyOf<typeof applyAccountContact>,
): Promise<ResultOf<typeof applyAccountContact>> {
  const { db, caller, now, ip, device } = context;
  const { user_no: userNo } = await findStaffForContactChange(context, staffNO);
  const account = await lockAccount(db, userNo);
  if ((await findOpenClaim(db, userNo)) !== undefined) throw new Fault('contactRequestOpen');
  for (const subject of [`requests about\n${userNo}`, `requests to\n${value}`])
    if (!(await spendAllowance(db, subject, OF_ACCOUNT, now))) throw new Fault('tooManyRequests');
  const requestNO = newNumber('SS', now);
  const claim = await db
    .insertInto('account_claim')
    .values({
      claim_no: requestNO,
      user_no: userNo,
      claim_state: 'waiting',
      kind,
      former: kind === 'phone' ? account.telephone : account.email,
      present: value,
      reason,
      staff_no: staffNO,
      asked_by: caller.staffNo,
      agreement,
      expires_at: new Date(requestLapsesAt(now.getTime())),
      made_at: now,
      address: ip,
      agent: device.agent,
      decided_at: null,
      effect_at: null,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await logAccountEvent(db, { userNo, kind: 'contactAsked' }, context, now);
  await notifyOwnerOfClaim(context, deps, account, claim, 'made');
  return { requestNO };
}

/** Throws contactRequestOver, contactRequestOwn, secondPersonRecent and the errors of `findStaffForContactChange`. */
export async function agreeToContact(
  context: CallerContext,
  deps: Deps,
  { key }: ParsedBodyOf<typeof agreeAccountContact>,
): Promise<ResultOf<typeof agreeAccountContact>> {
  const { db, caller, now } = context;
  const { account, claim } = await holdRequest(context, key);
  if (claim.agreement !== 'colleague' || claim.claim_state !== 'waiting')
    throw new Fault('contactRequestOver');
  if (claim.asked_by === null || claim.asked_by === caller.staffNo) throw new Fault('contactRequestOwn');
  await checkSecondPerson(db, {
    enterpriseNum: caller.enterpriseNum,
    first: claim.asked_by,
    second: caller.staffNo,
    objectNo: OBJECT.editStaff,
    askedAt: claim.made_at,
    now,
  });
  const effectAt = new Date(claimEffectAt(now.getTime()));
  const approved = await db
    .updateTable('account_claim')
    .set({
      claim_state: 'approved',
      decided_at: now,
      decided_by: caller.staffNo,
      effect_at: effectAt,
      expires_at: new Date(requestLapsesAt(effectAt.getTime())),
    })
    .where('claim_no', '=', key)
    .returningAll()
    .executeTakeFirstOrThrow();
  await notifyOwnerOfClaim(context, deps, account, approved, 'approved');
  return { effectTime: effectAt.toISOString() };
}

/** Throws contactRequestOver and the errors of `findStaffForContactChange`. */
export async function endContact(
  context: CallerContext,
  deps: Deps,
  { key }: ParsedBodyOf<typeof endAccountContact>,
): Promise<void> {
  const { db, caller, now } = context;
  const { account, claim } = await holdRequest(context, key);
  const isOwn = claim.asked_by === caller.staffNo;
  const ended = await endClaim(
    db,
    claim,
    isOwn
      ? { claim_state: 'withdrawn', ended_at: now }
      : { claim_state: 'refused', ended_at: now, decided_at: now, refuse_reason: '管理员未同意' },
  );
  await logAccountEvent(db, { userNo: account.userNo, kind: 'contactEnded' }, context, now);
  await notifyOwnerOfClaim(context, deps, account, ended, isOwn ? 'withdrawn' : 'refused');
}

/**
 * Locks the account and an open request of the caller's enterprise; of two concurrent decisions the second gets
 * contactRequestOver.
 */
async function holdRequest(
  context: CallerContext,
  requestNo: string,
): Promise<{ account: Account; claim: Claim }> {
  const { db, caller } = context;
  const known = await db
    .selectFrom('account_claim as c')
    .innerJoin('staff as s', 's.staff_no', 'c.staff_no')
    .select(['c.user_no', 's.staff_no'])
    .where('c.claim_no', '=', requestNo)
    .where('s.enterprise_num', '=', caller.enterpriseNum)
    .executeTakeFirst();
  if (known === undefined) throw new Fault('contactRequestOver');
  await findStaffForContactChange(context, known.staff_no);
  const account = await lockAccount(db, known.user_no);
  const claim = await findClaim(db, requestNo, { lock: true });
  if (claim === undefined || claim.ended_at !== null) throw new Fault('contactRequestOver');
  return { account, claim };
}
