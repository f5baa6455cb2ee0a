import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  addApprovers,
  returnApproval,
  transferApproval,
  urgeApproval,
} from '../../../../src/contract/approval/actions';
import { decideApproval, withdrawApproval } from '../../../../src/contract/approval/approval';
import { cutOpinion } from '../../../../src/contract/approval/shapes';
import { createIntent, type IntentResult } from '../../../../src/element/data/intent';
import { ownerCheck, staffNow } from '../../../../src/element/host/another-user';
import type { Host } from '../../../../src/element/host/host';
import type { approvalDetail } from '../declaration';
import type { ApprovalAction } from '../../list/kinds';
import { approvalListTexts } from '../../list/texts';
import { nowMs } from '../../../../src/domain/clock';

export interface ActionProblem {
  error: unknown;
  /** True when no response arrived, so the action may have been carried out. */
  isUncertain: boolean;
}

export interface ApprovalActionsState {
  opinion: string;
  /** Action that is being sent. */
  busy: ApprovalAction | undefined;
  /** Error of the last action. */
  problem: ActionProblem | undefined;
  /** Decision that is sent when its undo time ends. */
  pending: PendingDecision | undefined;
}

export interface PendingDecision {
  decision: Decision;
  /** Staff number of the deciding user, if known. */
  owner: string | undefined;
  /** ms since the epoch. */
  until: number;
}

type Decision = 'agree' | 'refuse';

/** Time in ms during which a decision can be undone before it is sent. */
export const UNDO_MS = 5000;

export type ApprovalActions = ReturnType<typeof createApprovalActions>;

/** Actions on one application: decide, 转交, 加签, 退回, 催办 and withdraw. */
export function createApprovalActions(host: Host<typeof approvalDetail>, applyId: string) {
  const store: StoreApi<ApprovalActionsState> = createStore<ApprovalActionsState>(() => ({
    opinion: '',
    busy: undefined,
    problem: undefined,
    pending: undefined,
  }));
  const { getState, setState } = store;
  const decision = createIntent(host, decideApproval);
  const withdrawal = createIntent(host, withdrawApproval);
  const passing = createIntent(host, transferApproval);
  const bringing = createIntent(host, addApprovers);
  const returning = createIntent(host, returnApproval);
  const urging = createIntent(host, urgeApproval);

  async function carryOut(
    action: ApprovalAction,
    send: (opinion: string) => Promise<IntentResult<typeof decideApproval | typeof urgeApproval>>,
  ): Promise<boolean> {
    const { busy, opinion } = getState();
    if (busy !== undefined) return false;
    setState({ busy: action, problem: undefined });
    const sent = await send(opinion);
    if (sent.kind !== 'done') {
      host.report(sent.error);
      setState({ busy: undefined, problem: { error: sent.error, isUncertain: sent.kind === 'uncertain' } });
      return false;
    }
    // the user has still to decide after 加签, so the opinion stays
    setState({ busy: undefined, opinion: action === 'add' || action === 'urge' ? opinion : '' });
    host.notify({ as: 'toast', text: host.texts(approvalListTexts).done(action), delayMs: 0 });
    host.track('application-decided', { act: action });
    if ((action === 'agree' || action === 'refuse' || action === 'withdraw') && 'applyState' in sent.result) {
      host.emit('tp-approval-decided', { applyId, applyState: sent.result.applyState });
    }
    return true;
  }

  const decide = (decided: Decision, owner: string | undefined, keepalive = false) =>
    carryOut(decided, (opinion) =>
      decision.send({ applyId, decision: decided, opinion }, { keepalive, check: ownerCheck(host, owner) }),
    );

  /** Removes the pending decision and its timers, and returns it. */
  function endPending(): PendingDecision | undefined {
    const { pending } = getState();
    clearTimeout(timer);
    window.removeEventListener('pagehide', sendBeforeLeaving);
    setState({ pending: undefined });
    return pending;
  }

  async function sendPending(keepalive = false): Promise<void> {
    const decided = endPending();
    if (decided) await decide(decided.decision, decided.owner, keepalive);
  }

  const sendBeforeLeaving = () => void sendPending(true);
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    store,
    setOpinion: (text: string) => setState({ opinion: cutOpinion(text) }),

    /**
     * Sends the decision after `UNDO_MS` unless the host prevents it or the user undoes it. A retry of an uncertain
     * decision is sent at once, as it may have been carried out already.
     */
    async decide(decided: Decision): Promise<void> {
      const { busy, pending, problem, opinion } = getState();
      if (busy !== undefined || pending !== undefined) return;
      if (!host.emit('tp-before-decide', { applyId, decision: decided, opinion })) return;
      if (problem?.isUncertain === true) return void (await decide(decided, staffNow(host)));
      setState({
        pending: { decision: decided, owner: staffNow(host), until: nowMs() + UNDO_MS },
        problem: undefined,
      });
      timer = setTimeout(() => void sendPending(), UNDO_MS);
      window.addEventListener('pagehide', sendBeforeLeaving);
    },
    sendPending: () => sendPending(),
    takeBack: () => void endPending(),
    // each of these resolves with true when the action succeeded
    urge: () => carryOut('urge', () => urging.send({ applyId })),
    withdraw: () => carryOut('withdraw', () => withdrawal.send({ applyId })),
    passOn: (staffNO: string) =>
      carryOut('transfer', (opinion) => passing.send({ applyId, staffNO, opinion })),
    bringIn: (staffNOList: string[]) => carryOut('add', () => bringing.send({ applyId, staffNOList })),
    giveBack: (stepNo: number) =>
      carryOut('return', (opinion) => returning.send({ applyId, stepNo, opinion })),
    /** Clears the displayed error. */
    forgetProblem: () => setState({ problem: undefined }),

    /**
     * Called when the application is known to be decided: drops the pending decision and all requests without a
     * response, so that none is sent again.
     */
    settle(): void {
      endPending();
      decision.forget();
      withdrawal.forget();
      passing.forget();
      bringing.forget();
      returning.forget();
      urging.forget();
    },
  };
}
