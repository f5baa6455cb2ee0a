import type { InvoiceState } from '../../../src/contract/invoice/invoices';

/** Poll interval while the tax port works on an invoice. */
export const LOOK_MS = 3000;

/** True while the tax port works on the invoice. */
export const isUnderWay = (state: InvoiceState): boolean =>
  state === 'waiting' || state === 'issuing' || state === 'reversing';
