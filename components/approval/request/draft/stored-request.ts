import type { submitApprovalApplyAuto } from '../../../../src/contract/approval/approval';
import type { Sent } from '../../../../src/element/data/intent';
import { tabStorage, type KeepsInTab } from '../../../../src/element/runtime/tab-storage';
import type { RequestDraft } from './draft';

/** Stored draft of a travel request. */
export interface StoredRequest {
  draft: RequestDraft;
  /** Prefill that the draft was begun with. The same prefill continues the draft unchanged. */
  begunWith: string;
  /** Request that was sent without a response. */
  open: Sent<typeof submitApprovalApplyAuto> | undefined;
}

/** The number changes with the shape of the stored draft. */
const KEY = 'tp-travel-request-3';

/** Stores a request across a reload until it is submitted. */
export const requestStorage = (runtime: KeepsInTab) => tabStorage<StoredRequest>(runtime, KEY);
