import type { submitApprovalApplyAuto } from '../../../../src/contract/approval/approval';
import type { Sent } from '../../../../src/element/data/intent';
import { tabStorage, type KeepsInTab } from '../../../../src/element/runtime/tab-storage';
import type { RequestDraft } from './draft';

/** A request as far as it was typed. */
export interface StoredRequest {
  draft: RequestDraft;
  /** What was asked for when it was begun: asked for again, the draft is gone on with as it is. */
  begunWith: string;
  /** Sent, and no answer came. */
  open: Sent<typeof submitApprovalApplyAuto> | undefined;
}

/** The number changes with the shape of what is stored. */
const KEY = 'tp-travel-request-3';

/** Where a request outlives a reload until it is submitted. */
export const requestStorage = (runtime: KeepsInTab) => tabStorage<StoredRequest>(runtime, KEY);
