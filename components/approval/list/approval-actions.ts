import { createStore, type StoreApi } from 'zustand/vanilla';
import { decideApproval, OPINION_LENGTH, withdrawApproval } from '../../../src/contract/approval/approval';
import { createIntent } from '../../../src/element/data/intent';
import type { Host } from '../../../src/element/host/host';
import type { approvalList } from './element';
import type { ApprovalAction } from './kinds';
import { approvalListTexts } from './texts';

export interface ActionProblem {
  error: unknown;
  /** Nobody knows whether it was carried out. */
  isUncertain: boolean;
}

export interface ApprovalActionsState {
  opinion: string;
  /** What is under way. */
  busy: ApprovalAction | undefined;
  /** Why it did not work out. */
  problem: ActionProblem | undefined;
}

export type ApprovalActions = ReturnType<typeof createApprovalActions>;

/** The opinion is cut, not refused (specification 5.2); by characters, as the gateway cuts it. */
export function cutOpinion(text: string): string {
  const characters = [...text];
  return characters.length <= OPINION_LENGTH ? text : characters.slice(0, OPINION_LENGTH).join('');
}

/** ApprovalActions one application, or taking it back. */
export function createApprovalActions(host: Host<typeof approvalList>, applyId: string) {
  const store: StoreApi<ApprovalActionsState> = createStore<ApprovalActionsState>(() => ({
    opinion: '',
    busy: undefined,
    problem: undefined,
  }));
  const { getState, setState } = store;
  const decision = createIntent(host, decideApproval);
  const withdrawal = createIntent(host, withdrawApproval);

  return {
    store,
    setOpinion: (text: string) => setState({ opinion: cutOpinion(text) }),

    async carryOut(action: ApprovalAction): Promise<void> {
      const { busy, opinion } = getState();
      if (busy !== undefined) return;
      setState({ busy: action, problem: undefined });
      const sent = await (action === 'withdraw'
        ? withdrawal.send({ applyId })
        : decision.send({ applyId, decision: action, opinion }));
      if (sent.kind === 'done') {
        setState({ busy: undefined, opinion: '' });
        host.notify({ as: 'toast', text: host.texts(approvalListTexts).done(action), delayMs: 0 });
        host.track('application-decided', { act: action });
        host.emit('tp-approval-decided', { applyId, applyState: sent.result.applyState });
        return;
      }
      host.report(sent.error);
      setState({ busy: undefined, problem: { error: sent.error, isUncertain: sent.kind === 'uncertain' } });
    },

    /** The application is known to be settled: what was sent without an answer is not to be sent again. */
    settle(): void {
      decision.forget();
      withdrawal.forget();
    },
  };
}
