import type { InvoiceState } from '../../../src/contract/invoice/invoices';

/** Pause between two looks at what the tax port is asked for. */
export const LOOK_MS = 3000;

/** The tax port is asked for it. */
export const isUnderWay = (state: InvoiceState): boolean =>
  state === 'waiting' || state === 'issuing' || state === 'reversing';
