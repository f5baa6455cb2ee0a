import type { ApplyType } from '../../../src/contract/approval/approval';
import type { ApprovalFlow } from '../../../src/contract/approval/flow';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { ownTabStorage } from '../../../src/element/runtime/own-storage';

/** A flow as it was changed and not saved yet, and the version that it was changed from. */
export interface FlowDraft {
  basedOn: number;
  flow: ApprovalFlow;
}

/** Of several kinds at once: each is kept until it is saved or given up. */
export interface StoredDrafts {
  drafts: Readonly<Partial<Record<ApplyType, FlowDraft>>>;
  /** Names of those whom drafts name, by their numbers. */
  names: Readonly<Record<string, string>>;
}

/** The number changes with the shape of what is stored. */
const KEY = 'tp-approval-flow-3';

/**
 * Where changes outlive a reload until they are saved: for the same person in the same enterprise, as the flows and the staff that
 * they name are its own.
 */
export const draftStorage = (runtime: Runtime) => ownTabStorage<StoredDrafts>(runtime, KEY);
