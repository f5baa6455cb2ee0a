import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApplyState } from '../../../src/contract/approval/apply-state';
import { OPINION_LENGTH } from '../../../src/contract/approval/approval';
import { isGatewayError, type Host } from '../../../src/element/host/host';
import { withSession } from '../../../src/element/host/sign-in';
import { decide, takeBack, type Decision } from './calls';
import type { approvalList } from './element';

/** What one can do with an application that is not decided. */
export type Act = Decision | 'withdraw';

export interface DecidingState {
  opinion: string;
  /** What is under way. */
  busy: Act | undefined;
  /** Why it did not work out; empty for nothing. */
  problem: string;
}

export type Deciding = ReturnType<typeof createDeciding>;

const UNCERTAIN: readonly string[] = ['network', 'timeout', 'malformed', 'http'];
const DONE: Readonly<Record<Act, string>> = {
  agree: '已同意该申请',
  refuse: '已拒绝该申请',
  withdraw: '已撤回申请',
};

/** The opinion is cut, not refused (specification 5.2); by characters, as the gateway cuts it. */
export function cutOpinion(text: string): string {
  const characters = [...text];
  return characters.length <= OPINION_LENGTH ? text : characters.slice(0, OPINION_LENGTH).join('');
}

/**
 * The flow of deciding one application, or of taking it back. A lost answer is asked for again under the same
 * request id: never two decisions.
 */
export function createDeciding(host: Host<typeof approvalList>, applyId: string) {
  const store: StoreApi<DecidingState> = createStore<DecidingState>(() => ({
    opinion: '',
    busy: undefined,
    problem: '',
  }));
  const { getState, setState } = store;
  /** The intent whose outcome is not known yet. */
  let open: { act: Act; opinion: string; requestId: string } | undefined;

  function send(act: Act, opinion: string, requestId: string): Promise<{ applyState: ApplyState }> {
    const { runtime } = host;
    if (act === 'withdraw') return takeBack(runtime, applyId, requestId);
    return decide(runtime, { applyId, decision: act, opinion }, requestId);
  }

  function fail(error: unknown): void {
    host.report(error);
    const isLost = isGatewayError(error) && UNCERTAIN.includes(error.kind);
    if (!isLost) open = undefined;
    const message = error instanceof Error ? error.message : '提交失败，请重试';
    const problem = isLost ? `${message}。结果未知，请再次提交确认，不会重复处理。` : message;
    setState({ busy: undefined, problem });
  }

  return {
    store,
    setOpinion: (text: string) => setState({ opinion: cutOpinion(text) }),

    /** Resolves once an answer is there or none came; what has become of the application is then to be read. */
    async carryOut(act: Act): Promise<void> {
      const { busy, opinion } = getState();
      if (busy !== undefined) return;
      setState({ busy: act, problem: '' });
      const isSame = open?.act === act && open.opinion === opinion;
      const intent = isSame && open ? open : { act, opinion, requestId: crypto.randomUUID() };
      open = intent;
      try {
        const { applyState } = await withSession(host, () => send(act, opinion, intent.requestId));
        open = undefined;
        setState({ busy: undefined, opinion: '' });
        host.notify({ as: 'toast', text: DONE[act], delayMs: 0 });
        host.track('application-decided', { act });
        host.emit('tp-approval-decided', { applyId, applyState });
      } catch (error) {
        fail(error);
      }
    },

    /** The application is known to be settled: what was said of an attempt no longer holds. */
    settle(): void {
      open = undefined;
    },
  };
}
