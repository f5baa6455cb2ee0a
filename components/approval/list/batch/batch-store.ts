import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApplyState } from '../../../../src/contract/approval/apply-state';
import { decideApproval, type Application } from '../../../../src/contract/approval/approval';
import { createIntent, type Intent } from '../../../../src/element/data/intent';
import { AnotherUserError, ownerCheck, staffNow } from '../../../../src/element/host/another-user';
import type { Host } from '../../../../src/element/host/host';
import type { approvalList } from '../declaration';
import type { Batch } from '../application-list-store';

/** Outcome of one application. */
export type Outcome =
  | { kind: 'waiting' }
  | { kind: 'sending' }
  | { kind: 'done'; applyState: ApplyState }
  | { kind: 'failed'; error: unknown }
  /** No response arrived, so the decision may stand. A retry sends the same decision. */
  | { kind: 'uncertain'; error: unknown }
  /** The host page has prevented the decision. */
  | { kind: 'prevented' };

export interface BatchItem {
  application: Application;
  outcome: Outcome;
}

export interface BatchState {
  phase: 'asking' | 'running' | 'ended';
  opinion: string;
  /** Set while the batch stops after the request under way. */
  isStopping: boolean;
  items: readonly BatchItem[];
  /** Number of applications that others have decided while the question was open. */
  goneCount: number;
}

export type BatchStore = ReturnType<typeof createBatchStore>;

/** Decides applications one after another, each under its own request id. */
export function createBatchStore(host: Host<typeof approvalList>, { decision, applications }: Batch) {
  const store: StoreApi<BatchState> = createStore<BatchState>(() => ({
    phase: 'asking',
    opinion: '',
    isStopping: false,
    goneCount: 0,
    items: applications.map((application) => ({ application, outcome: { kind: 'waiting' } })),
  }));
  const { getState, setState } = store;
  const intents = new Map<string, Intent<typeof decideApproval>>();

  function note(applyId: string, outcome: Outcome): void {
    setState(({ items }) => ({
      items: items.map((item) => (item.application.applyId === applyId ? { ...item, outcome } : item)),
    }));
  }

  async function send(applyId: string, owner: string | undefined): Promise<void> {
    const { opinion } = getState();
    const intent = intents.get(applyId) ?? createIntent(host, decideApproval);
    // the host cannot prevent a retry, as the decision may have been carried out
    const isOpen = intents.has(applyId);
    intents.set(applyId, intent);
    if (!isOpen && !host.emit('tp-before-decide', { applyId, decision, opinion })) {
      intents.delete(applyId);
      note(applyId, { kind: 'prevented' });
      return;
    }
    note(applyId, { kind: 'sending' });
    const sent = await intent.send({ applyId, decision, opinion }, { check: ownerCheck(host, owner) });
    if (sent.kind !== 'done') {
      host.report(sent.error);
      if (sent.error instanceof AnotherUserError) setState({ isStopping: true });
      note(applyId, { kind: sent.kind, error: sent.error });
      return;
    }
    const { applyState } = sent.result;
    note(applyId, { kind: 'done', applyState });
    host.track('application-decided', { act: decision });
    host.emit('tp-approval-decided', { applyId, applyState });
  }

  /** Sends the decisions one after another until all are sent, the batch is stopped or another user signs in. */
  async function run(applyIds: readonly string[]): Promise<void> {
    if (getState().phase === 'running') return;
    setState({ phase: 'running', isStopping: false });
    const owner = staffNow(host);
    for (const applyId of applyIds) {
      if (getState().isStopping) break;
      await send(applyId, owner);
    }
    setState({ phase: 'ended', isStopping: false });
  }

  return {
    store,
    /** Leaves only these applications in the question. A batch that runs is not changed. */
    keep(kept: readonly Application[]): void {
      const { phase, items } = getState();
      if (phase !== 'asking' || kept.length === applications.length) return;
      const nos = new Set(kept.map(({ applyId }) => applyId));
      const left = items.filter(({ application }) => nos.has(application.applyId));
      setState({ items: left, goneCount: applications.length - left.length });
    },
    setOpinion: (opinion: string) => setState({ opinion }),
    /** Sends all decisions that were not sent yet. */
    start: () =>
      run(
        getState()
          .items.filter(({ outcome }) => outcome.kind === 'waiting')
          .map(({ application }) => application.applyId),
      ),
    retry: (applyId: string) => run([applyId]),
    stop: () => setState(({ phase }) => ({ isStopping: phase === 'running' })),
  };
}
