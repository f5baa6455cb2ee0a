import type { StoredFile } from '../../../src/contract/files/files';
import type { refundTicketApply, TicketPlace } from '../../../src/contract/order/refund';
import type { Sent } from '../../../src/element/data/intent';
import type { KeepsInTab } from '../../../src/element/runtime/tab-storage';
import { orderDrafts, type OrderDraft, type OrderDrafts } from '../kept-draft';

/** A refund as far as it was filled in. */
export interface StoredRefund extends OrderDraft {
  reasonType: number;
  places: readonly TicketPlace[];
  remark: string;
  files: readonly StoredFile[];
  /** Sent, and no answer came. */
  open: Sent<typeof refundTicketApply> | undefined;
  overReason: string;
  /** The approved application that it was begun by; '' for none. */
  applyId: string;
}

/** The number changes with the shape of what is stored. */
const KEY = 'tp-order-refund-2';

/** Where refunds outlive a reload until they are asked for. */
export const refundDrafts = (runtime: KeepsInTab): OrderDrafts<StoredRefund> =>
  orderDrafts<StoredRefund>(runtime, KEY);
