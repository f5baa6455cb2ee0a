import type { StoredFile } from '../../../src/contract/files/files';
import type { refundTicketApply, TicketPlace } from '../../../src/contract/order/refund';
import type { Sent } from '../../../src/element/data/intent';
import type { KeepsInTab } from '../../../src/element/runtime/tab-storage';
import { orderDrafts, type OrderDraft, type OrderDrafts } from '../stored-draft';

/** Calls that apply for a refund: of an order's tickets, and of a change's. */
export type RefundCall = 'refundTicketApply' | 'changeOrderRefund';

/** Draft of a refund. */
export interface StoredRefund extends OrderDraft {
  reasonType: number;
  places: readonly TicketPlace[];
  remark: string;
  files: readonly StoredFile[];
  /** Request that was sent without a response. */
  open: Sent<typeof refundTicketApply> | undefined;
  /** Call of that request, which alone may repeat it; drafts stored without it were sent by `refundTicketApply`. */
  call?: RefundCall;
  overReason: string;
  /** Approved application that the draft is based on; '' for none. */
  applyId: string;
}

/** The number changes with the shape of the stored drafts. */
const KEY = 'tp-order-refund-2';

/** Drafts of refunds; they survive a reload until they are submitted. */
export const refundDrafts = (runtime: KeepsInTab): OrderDrafts<StoredRefund> =>
  orderDrafts<StoredRefund>(runtime, KEY);
