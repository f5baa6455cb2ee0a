import type { applyChangeAirTicketGateway } from '../../../src/contract/order/change';
import type { OverReasonChoice } from '../../../src/contract/standards/shapes';
import type { Sent } from '../../../src/element/data/intent';
import type { KeepsInTab } from '../../../src/element/runtime/tab-storage';
import { orderDrafts, type OrderDraft, type OrderDrafts } from '../kept-draft';
import type { ChosenFlight } from './chosen-flight';

/** What is filled in of a change. */
export interface ChangeDraft {
  changeReason: number;
  passengerNos: readonly number[];
  /** Flights of the order that are changed. */
  segmentNos: readonly number[];
  /** Those that take their places, as far as they are chosen. */
  flights: readonly ChosenFlight[];
  overReasons: readonly OverReasonChoice[];
  remark: string;
}

export interface StoredChange extends ChangeDraft, OrderDraft {
  /** Sent, and no answer came. */
  open: Sent<typeof applyChangeAirTicketGateway> | undefined;
  /** The approved application that it was begun by; '' for none. */
  applyId: string;
}

/** The number changes with the shape of what is stored. */
const KEY = 'tp-order-change-2';

/** Where changes outlive a reload until they are asked for. */
export const changeDrafts = (runtime: KeepsInTab): OrderDrafts<StoredChange> =>
  orderDrafts<StoredChange>(runtime, KEY);
