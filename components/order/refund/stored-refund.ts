import type { StoredFile } from '../../../src/contract/files/files';
import type { refundTicketApply, TicketPlace } from '../../../src/contract/order/refund';
import type { Sent } from '../../../src/element/data/intent';
import { tabStorage, type KeepsInTab, type TabStorage } from '../../../src/element/runtime/tab-storage';
import type { OrderDraft } from '../kept-draft';

/** A refund as far as it was filled in. */
export interface StoredRefund extends OrderDraft {
  reasonType: number;
  places: readonly TicketPlace[];
  remark: string;
  files: readonly StoredFile[];
  /** Sent, and no answer came. */
  open: Sent<typeof refundTicketApply> | undefined;
}

/** The number changes with the shape of what is stored. */
const KEY = 'tp-order-refund-1';

/** Where a refund outlives a reload until it is asked for. */
export const refundStorage = (runtime: KeepsInTab): TabStorage<StoredRefund> =>
  tabStorage<StoredRefund>(runtime, KEY);
