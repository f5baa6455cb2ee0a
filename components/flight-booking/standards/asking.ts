import { submitOverStandardApprovalAuto } from '../../../src/contract/approval/approval';
import { createIntent } from '../../../src/element/data/intent';
import type { Host } from '../../../src/element/host/host';
import type { Choice } from '../model/flow';
import { datesOf } from '../model/legs';
import { voyagesOf } from '../model/voyage';
import { checkDraft, orderPassenger, type OrderDraft } from '../passengers/draft';
import { isOfAnother, refusalOf, type SubmitResult } from '../passengers/submitting';
import { clearReasons } from './clearance';

export type Asking = ReturnType<typeof createAsking>;

/** Puts a choice before the approver without an order: reasons as for an order, seats and price not held. */
export function createAsking(host: Host) {
  const intent = createIntent(host, submitOverStandardApprovalAuto);
  return async (choices: readonly Choice[], typed: OrderDraft): Promise<SubmitResult> => {
    const { travellers, party } = checkDraft(typed, datesOf(choices));
    if (Object.keys(travellers).length > 0 || party.length > 0) {
      return { kind: 'invalid', errors: { travellers, party } };
    }
    const clearance = await clearReasons(host, choices, typed);
    if (clearance.kind === 'incomplete') {
      return { kind: 'invalid', errors: { travellers: {}, party: [], ...clearance.errors } };
    }
    if (clearance.kind !== 'cleared') return clearance;
    const { overReasons } = clearance;
    const body = {
      voyages: voyagesOf(choices),
      passengers: typed.travellers.map(orderPassenger),
      overReasons,
    };
    const sent = await intent.send(body, {
      check() {
        if (isOfAnother(host, typed)) throw new Error('登录用户已变更，请重新选择航班');
      },
    });
    switch (sent.kind) {
      case 'done':
        return { kind: 'asked', applyId: sent.result.applyId, approverName: sent.result.approverName };
      case 'uncertain': {
        const message = `${sent.message}。申请可能已经提交，请点击重试确认结果，不会重复申请。`;
        return { kind: 'ask-uncertain', message };
      }
      case 'failed':
        return refusalOf(sent.error, { ...typed, overReasons });
    }
  };
}
