import type { ApplyType } from '../../../src/contract/approval/approval';
import type { ApprovalFlow } from '../../../src/contract/approval/flow';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { ownTabStorage } from '../../../src/element/runtime/own-storage';

/** Unsaved flow, and the version it is based on. */
export interface FlowDraft {
  basedOn: number;
  flow: ApprovalFlow;
}

/** Drafts of several types. Each stays until it is saved or discarded. */
export interface StoredDrafts {
  drafts: Readonly<Partial<Record<ApplyType, FlowDraft>>>;
  /** Names of the people in the drafts, by staff number. */
  names: Readonly<Record<string, string>>;
}

/** The number changes with the shape of the stored drafts. */
const KEY = 'tp-approval-flow-3';

/**
 * Stores drafts across a reload until they are saved. They are kept per person and enterprise, as flows and staff
 * numbers belong to an enterprise.
 */
export const draftStorage = (runtime: Runtime) => ownTabStorage<StoredDrafts>(runtime, KEY);
