import type { applyAccountClaim } from '../../../../src/contract/account-safety/claims';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { attachFiles } from '../../files/attach';
import { logAccountEvent } from '../../login/account-log';
import { DAY, spendAllowance } from '../../server/limits/allowance';
import type { AreaDeps } from '../../server/deps';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { newNumber } from '../../server/new-number';
import { codeForNewPhone } from '../changes';
import { spendCode } from '../codes';
import { isPhoneTaken, lockAccount } from '../queries';
import { refusePartners } from '../../login/require-proof';
import { CLAIM_FILES_KIND, endClaim, findOpenClaim } from './queries';
import { notifyOwnerOfClaim } from './notify-owner';

type Deps = Pick<AreaDeps, 'config' | 'notifier'>;
const CLAIMS_A_DAY = 3;

/**
 * Claims a phone whose code was tried before. A session suffices, because the claim takes effect only after customer
 * service has found it proved and the account's owner has not stopped it. Throws claimOpen, phoneTaken,
 * tooManyRequests, fileUnknown, and fieldsInvalid at `phone` for the present one.
 */
export async function makeClaim(
  context: CallerContext,
  deps: Deps,
  { phone, reason, fileNos }: ParsedBodyOf<typeof applyAccountClaim>,
): Promise<{ claimNo: string }> {
  const { db, caller, now, ip, device } = context;
  const { userNo } = caller;
  await refusePartners(db, context.authSign);
  const account = await lockAccount(db, userNo);
  if (phone === account.telephone) throw fieldsInvalid({ phone: '该手机号已是您绑定的手机号' });
  const open = await findOpenClaim(db, userNo);
  if (open !== undefined && open.asked_by === null) throw new Fault('claimOpen');
  if (await isPhoneTaken(db, phone, userNo)) throw new Fault('phoneTaken');
  await spendCode(db, codeForNewPhone(context, phone));
  // the owner's own claim replaces an administrator's
  if (open !== undefined) await endClaim(db, open, { claim_state: 'denied', ended_at: now });
  const allowance = { allowed: CLAIMS_A_DAY, withinMs: DAY };
  if (!(await spendAllowance(db, `account claims\n${userNo}`, allowance, now)))
    throw new Fault('tooManyRequests');
  const claimNo = newNumber('SS', now);
  const claim = await db
    .insertInto('account_claim')
    .values({
      claim_no: claimNo,
      user_no: userNo,
      claim_state: 'waiting',
      former: account.telephone,
      present: phone,
      reason,
      made_at: now,
      address: ip,
      agent: device.agent,
      decided_at: null,
      effect_at: null,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await attachFiles(db, caller, [...new Set(fileNos)], { kind: CLAIM_FILES_KIND, no: claimNo });
  await logAccountEvent(db, { userNo, kind: 'claimMade' }, context, now);
  await notifyOwnerOfClaim(context, deps, account, claim, 'made');
  return { claimNo };
}

/** Throws claimOver when no claim is open. */
export async function withdrawClaim(context: CallerContext, deps: Deps): Promise<{ claimNo: string }> {
  const { db, caller, now } = context;
  const { userNo } = caller;
  await refusePartners(db, context.authSign);
  const account = await lockAccount(db, userNo);
  const open = await findOpenClaim(db, userNo);
  if (open?.asked_by !== null) throw new Fault('claimOver');
  const claim = await endClaim(db, open, { claim_state: 'withdrawn', ended_at: now });
  await logAccountEvent(db, { userNo, kind: 'claimWithdrawn' }, context, now);
  await notifyOwnerOfClaim(context, deps, account, claim, 'withdrawn');
  return { claimNo: claim.claim_no };
}
