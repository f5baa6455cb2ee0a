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
import { sentBy, staffNow } from '../../../../src/element/host/another-user';
import type { Host } from '../../../../src/element/host/host';
import type { approvalDetail } from '../declaration';
import type { ApprovalAction } from '../../list/kinds';
import { approvalListTexts } from '../../list/texts';
import { nowMs } from '../../../../src/domain/clock';

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
  /** Decided, and sent once there is no more time to take it back. */
  pending: PendingDecision | undefined;
}

export interface PendingDecision {
  decision: Decision;
  /** Who has decided (staffNO), as far as it is known. */
  owner: string | undefined;
  /** ms since the epoch. */
  until: number;
}

type Decision = 'agree' | 'refuse';

/** How long a decision can be taken back before it is sent. */
export const UNDO_MS = 5000;

export type ApprovalActions = ReturnType<typeof createApprovalActions>;

/** What is done with one application: the decision, 转交, 加签, 退回, 催办, and taking it back. */
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
    // who brings others in has still to decide
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
      decision.send({ applyId, decision: decided, opinion }, { keepalive, check: sentBy(host, owner) }),
    );

  /** The decision that waits, which waits no more. */
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

    /** Decides in a moment, unless the host prevents it or it is taken back. What may have been sent already is not held back. */
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
    // each of these answers whether it was carried out
    urge: () => carryOut('urge', () => urging.send({ applyId })),
    withdraw: () => carryOut('withdraw', () => withdrawal.send({ applyId })),
    passOn: (staffNO: string) =>
      carryOut('transfer', (opinion) => passing.send({ applyId, staffNO, opinion })),
    bringIn: (staffNOList: string[]) => carryOut('add', () => bringing.send({ applyId, staffNOList })),
    giveBack: (stepNo: number) =>
      carryOut('return', (opinion) => returning.send({ applyId, stepNo, opinion })),
    /** Why the last one did not work out is known. */
    forgetProblem: () => setState({ problem: undefined }),

    /** The application is known to be settled: what was sent without an answer is not to be sent again. */
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
