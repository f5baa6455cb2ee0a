import type { applyChangeAirTicketGateway } from '../../../src/contract/order/change';
import type { OverReasonChoice } from '../../../src/contract/travel-standard/shapes';
import type { Sent } from '../../../src/element/data/intent';
import type { KeepsInTab } from '../../../src/element/runtime/tab-storage';
import { orderDrafts, type OrderDraft, type OrderDrafts } from '../stored-draft';
import type { ChosenFlight } from './chosen-flight';

/** Input of a change. */
export interface ChangeDraft {
  changeReason: number;
  passengerNos: readonly number[];
  /** Numbers of the segments to change. */
  segmentNos: readonly number[];
  /** Replacements chosen so far. */
  flights: readonly ChosenFlight[];
  overReasons: readonly OverReasonChoice[];
  remark: string;
}

export interface StoredChange extends ChangeDraft, OrderDraft {
  /** Request that was sent without a response. */
  open: Sent<typeof applyChangeAirTicketGateway> | undefined;
  /** Approved application that the draft is based on; '' for none. */
  applyId: string;
}

/** The number changes with the shape of the stored drafts. */
const KEY = 'tp-order-change-2';

/** Drafts of changes; they survive a reload until they are submitted. */
export const changeDrafts = (runtime: KeepsInTab): OrderDrafts<StoredChange> =>
  orderDrafts<StoredChange>(runtime, KEY);
