import { createStore, type StoreApi } from 'zustand/vanilla';
import { decideApproval, OPINION_LENGTH, withdrawApproval } from '../../../src/contract/approval/approval';
import type { BodyOf } from '../../../src/contract/call';
import { createIntent } from '../../../src/element/data/intent';
import type { Host } from '../../../src/element/host/host';
import type { approvalList } from './element';

/** What one can do with an application that is not decided. */
export type ApprovalAction = BodyOf<typeof decideApproval>['decision'] | 'withdraw';

export interface ApprovalActionsState {
  opinion: string;
  /** What is under way. */
  busy: ApprovalAction | undefined;
  /** Why it did not work out; empty for nothing. */
  problem: string;
}

export type ApprovalActions = ReturnType<typeof createApprovalActions>;

const DONE: Readonly<Record<ApprovalAction, string>> = {
  agree: '已同意该申请',
  refuse: '已拒绝该申请',
  withdraw: '已撤回申请',
};

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
    problem: '',
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
      setState({ busy: action, problem: '' });
      const sent = await (action === 'withdraw'
        ? withdrawal.send({ applyId })
        : decision.send({ applyId, decision: action, opinion }));
      if (sent.kind === 'done') {
        setState({ busy: undefined, opinion: '' });
        host.notify({ as: 'toast', text: DONE[action], delayMs: 0 });
        host.track('application-decided', { act: action });
        host.emit('tp-approval-decided', { applyId, applyState: sent.result.applyState });
        return;
      }
      host.report(sent.error);
      const message = sent.error instanceof Error ? sent.error.message : '提交失败，请重试';
      const problem =
        sent.kind === 'uncertain' ? `${message}。结果未知，请再次提交确认，不会重复处理。` : message;
      setState({ busy: undefined, problem });
    },

    /** The application is known to be settled: what was sent without an answer is not to be sent again. */
    settle(): void {
      decision.forget();
      withdrawal.forget();
    },
  };
}
