import type { InvoiceTexts } from './texts';

/** A tax rate in per cent; 0 is what is invoiced by the difference. */
export const rateText = (taxRate: number, s: InvoiceTexts): string =>
  taxRate === 0 ? s.byDifference : `${taxRate}%`;
