import type { BodyOf } from '../../../src/contract/call';
import type { submitOverStandardApprovalAuto } from '../../../src/contract/approval/approval';
import { isGatewayError, type Host } from '../../../src/element/host/host';
import { queryClientOf } from '../../../src/element/data/server-state';
import { withSession } from '../../../src/element/host/sign-in';
import { askOverApproval, voyageOf } from '../model/calls';
import type { Choice } from '../model/flow';
import { dateOf } from '../model/legs';
import { checkDraft, orderPassenger, type OrderDraft } from '../passengers/draft';
import { isOfAnother, outcomeOf, UNCERTAIN, type SubmitResult } from '../passengers/submitting';
import { clearReasons } from './clearance';

/** One intent to ask; the same again is the same application again. */
interface Intent {
  body: BodyOf<typeof submitOverStandardApprovalAuto>;
  requestId: string;
}

/** Intents whose outcome is not known, by the booking that sent them. */
const open = new WeakMap<Host, Intent>();

/** Puts the choice before the approver without an order: reasons as for an order, seats and price not held. */
export async function askFirst(
  host: Host,
  choices: readonly Choice[],
  typed: OrderDraft,
): Promise<SubmitResult> {
  const { travellers, party } = checkDraft(typed, choices.map(dateOf));
  if (Object.keys(travellers).length > 0 || party.length > 0) {
    return { kind: 'invalid', errors: { travellers, party } };
  }
  const clearance = await clearReasons(host, choices, typed);
  if (clearance.kind === 'incomplete') {
    return { kind: 'invalid', errors: { travellers: {}, party: [], ...clearance.errors } };
  }
  if (clearance.kind !== 'cleared') return clearance;
  const draft = { ...typed, overReasons: clearance.overReasons };
  const body = {
    voyages: choices.map(({ offer, fare }, leg) => voyageOf(offer, fare, leg + 1)),
    passengers: draft.travellers.map(orderPassenger),
    overReasons: clearance.overReasons,
  };
  const before = open.get(host);
  const isSame = JSON.stringify(before?.body) === JSON.stringify(body);
  const intent = before && isSame ? before : { body, requestId: crypto.randomUUID() };
  open.set(host, intent);
  try {
    const made = await withSession(host, () => {
      if (isOfAnother(host, draft)) throw new Error('登录用户已变更，请重新选择航班');
      return askOverApproval(host.runtime, intent.body, intent.requestId);
    });
    open.delete(host);
    void queryClientOf(host.runtime).invalidateQueries({ queryKey: ['approvals'] });
    return { kind: 'asked', applyId: made.applyId, approverName: made.approverName };
  } catch (error) {
    if (isGatewayError(error) && UNCERTAIN.includes(error.kind)) {
      const message = `${error.message}。申请可能已经提交，请点击重试确认结果，不会重复申请。`;
      return { kind: 'ask-uncertain', message };
    }
    open.delete(host);
    return outcomeOf(error, undefined, draft);
  }
}
