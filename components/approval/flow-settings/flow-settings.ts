import { createStore, type StoreApi } from 'zustand/vanilla';
import { APPLY_TYPE, type ApplyType } from '../../../src/contract/approval/approval';
import type { ApprovalFlow } from '../../../src/contract/approval/flow';
import {
  type queryApprovalFlows,
  restoreApprovalFlow,
  saveApprovalFlow,
} from '../../../src/contract/approval/flow-settings';
import type { ResultOf } from '../../../src/contract/call';
import { isSameFlow } from '../../../src/domain/approval/flow-diff';
import { createIntent, type IntentResult } from '../../../src/element/data/intent';
import type { Host } from '../../../src/element/host/host';
import type { approvalFlow } from './declaration';
import { draftStorage, type FlowDraft, type StoredDrafts } from './stored-drafts';
import { flowTexts } from './texts';
import type { FlowTab } from './tabs';

export type FlowSettingsAnswer = ResultOf<typeof queryApprovalFlows>;
/** Flow in force. */
export type CurrentFlow = FlowSettingsAnswer['flows'][number];

export interface SavingProblem {
  error: unknown;
  /** True when no response arrived, so the flow may have been saved. */
  isUncertain: boolean;
}

export interface FlowSettingsState extends StoredDrafts {
  applyType: ApplyType;
  tab: FlowTab;
  busy: 'save' | 'restore' | undefined;
  problem: SavingProblem | undefined;
}

export type FlowSettings = ReturnType<typeof createFlowSettings>;

const isApplyType = (type: number): type is ApplyType => Object.values<number>(APPLY_TYPE).includes(type);

/**
 * Compares a draft with the flow in force. `isSaved`: the draft is in force already, but the flows have not been read
 * anew.
 */
export function compareDraft(current: CurrentFlow, draft: FlowDraft | undefined) {
  const isSaved = draft !== undefined && draft.basedOn > current.version;
  const isDirty = draft !== undefined && !isSaved && !isSameFlow(draft.flow, current.flow);
  return { isSaved, isDirty, isOutdated: isDirty && draft.basedOn < current.version };
}

/** Store of the settings page: the displayed type, a draft per type, and saving. */
export function createFlowSettings(host: Host<typeof approvalFlow>) {
  const storage = draftStorage(host.runtime);
  const left = storage.read();
  // drafts of an unknown or other user are dropped
  if (left === undefined) storage.clear();
  const store: StoreApi<FlowSettingsState> = createStore<FlowSettingsState>(() => ({
    applyType: APPLY_TYPE.trip,
    tab: 'flow',
    drafts: {},
    names: {},
    ...left,
    busy: undefined,
    problem: undefined,
  }));
  const { getState, setState } = store;
  const saving = createIntent(host, saveApprovalFlow);
  const restoring = createIntent(host, restoreApprovalFlow);
  store.subscribe(({ drafts, names }, before) => {
    if (drafts === before.drafts && names === before.names) return;
    if (Object.keys(drafts).length === 0) storage.clear();
    else storage.write({ drafts, names });
  });

  function put(applyType: ApplyType, draft: FlowDraft | undefined): void {
    const { [applyType]: _, ...others } = getState().drafts;
    setState({ drafts: draft ? { ...others, [applyType]: draft } : others, problem: undefined });
  }

  function end(
    busy: 'save' | 'restore',
    sent: IntentResult<typeof saveApprovalFlow>,
    flow: ApprovalFlow,
  ): boolean {
    setState({ busy: undefined });
    if (sent.kind !== 'done') {
      host.report(sent.error);
      setState({ problem: { error: sent.error, isUncertain: sent.kind === 'uncertain' } });
      return false;
    }
    const { applyType, version } = sent.result;
    // shown until the flows have been read anew
    put(applyType, { basedOn: version, flow });
    const t = host.texts(flowTexts);
    host.notify({ as: 'toast', text: busy === 'save' ? t.saved : t.restored, delayMs: 0 });
    host.track('flow-saved', { applyType });
    host.emit('tp-approval-flow-saved', { applyType, version });
    return true;
  }

  let shownFirst: number | undefined;
  return {
    store,
    /**
     * Shows the type that the embedder's attribute names. A repeated value, e.g. when the element is moved in the
     * document, has no effect.
     */
    showFirst(applyType: number): void {
      if (applyType === shownFirst) return;
      shownFirst = applyType;
      if (isApplyType(applyType)) setState({ applyType, problem: undefined });
    },
    choose: (applyType: ApplyType) => setState({ applyType, problem: undefined }),
    show: (tab: FlowTab) => setState({ tab }),
    noteTried: (applyType: ApplyType) => host.track('flow-tried', { applyType }),

    /** Replaces the draft by `flow`, or drops it when it equals the flow in force. */
    edit(current: CurrentFlow, flow: ApprovalFlow): void {
      const { applyType, version } = current;
      const basedOn = getState().drafts[applyType]?.basedOn ?? version;
      put(applyType, isSameFlow(flow, current.flow) && basedOn === version ? undefined : { basedOn, flow });
    },
    discard: (applyType: ApplyType) => put(applyType, undefined),
    learn(people: readonly { staffNO: string; staffName: string }[]): void {
      const names = Object.fromEntries(people.map(({ staffNO, staffName }) => [staffNO, staffName]));
      setState({ names: { ...getState().names, ...names } });
    },

    /**
     * `over`: version that another administrator has saved meanwhile and that the draft replaces after a confirmation.
     */
    async save(applyType: ApplyType, over?: number): Promise<boolean> {
      const draft = getState().drafts[applyType];
      if (draft === undefined || getState().busy !== undefined) return false;
      setState({ busy: 'save', problem: undefined });
      const { flow } = draft;
      const body = { applyType, basedOn: over ?? draft.basedOn, flow };
      return end('save', await saving.send(body), flow);
    },
    async restore(current: CurrentFlow, version: number, flow: ApprovalFlow): Promise<boolean> {
      if (getState().busy !== undefined) return false;
      const { applyType, version: basedOn } = current;
      setState({ busy: 'restore', problem: undefined });
      return end('restore', await restoring.send({ applyType, basedOn, version }), flow);
    },
  };
}
