import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { withdrawApproval } from '../../../../src/contract/approval/approval';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { lockOrder } from '../../order/lifecycle';
import { lockUndecided } from './lock-undecided';
import { noteAfterSale } from './note-after-sale';
import { findApplication, findUsedApplications, setDecision } from '../applications/queries';
import type { ApplicationRow } from '../applications/application-row';
import { isAgreedAfterSale, isStepOver, isUndecided } from '../applications/view';

/**
 * Withdraws an undecided application of the applicant together with its waiting order; for a change or refund also an
 * approved, unused one.
 */
export async function withdraw(
  context: CallerContext,
  { applyId }: ParsedBodyOf<typeof withdrawApproval>,
): Promise<ResultOf<typeof withdrawApproval>> {
  const found = await findApplication(context, applyId);
  if (found.applicant_no !== context.caller.staffNo) throw new Fault('applyNotOwn');
  await withdrawApplication(context, found);
  return { applyId, applyState: '已撤回' };
}

/** Withdraws an application of leaving staff; decided or finished ones stay. */
export async function withdrawOf(
  context: CallerContext,
  applicantNo: string,
  applyId: string,
): Promise<void> {
  const asApplicant = { ...context, caller: { ...context.caller, staffNo: applicantNo } };
  const found = await findApplication(asApplicant, applyId);
  if (isUndecided(found, context.now) && !isStepOver(found, context.now))
    await withdrawApplication(asApplicant, found);
}

async function withdrawApplication(context: CallerContext, found: ApplicationRow): Promise<void> {
  const { db, caller, now, emit } = context;
  const { apply_id: applyId, order_no: orderNo } = found;
  if (isAgreedAfterSale(found)) await lockUnused(context, found);
  else await lockUndecided(context, found);
  await setDecision(db, applyId, { state: '已撤回', opinion: found.opinion, at: now });
  const operatorName = caller.staffName;
  await noteAfterSale({ db, now, operatorName }, found, '已撤回');
  await emit(context, 'application.decided', {
    applyId,
    orderNo,
    decision: 'withdrawn',
    operatorName,
    opinion: '',
  });
}

/** Throws applyUsed or applyDecided when a concurrent call used or withdrew it. */
async function lockUnused(
  { db, caller, now }: CallerContext,
  { apply_id: applyId, after_sale_of }: ApplicationRow,
): Promise<void> {
  if (after_sale_of !== null) await lockOrder(db, after_sale_of);
  const application = await findApplication({ db, caller, now }, applyId, { lock: true });
  if (!isAgreedAfterSale(application)) throw new Fault('applyDecided');
  if ((await findUsedApplications(db, [applyId])).has(applyId)) throw new Fault('applyUsed');
}
