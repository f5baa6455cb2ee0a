import type { InvoiceTexts } from './texts';

/** Tax rate in per cent; a rate of 0 stands for invoicing by the difference. */
export const rateText = (taxRate: number, s: InvoiceTexts): string =>
  taxRate === 0 ? s.byDifference : `${taxRate}%`;
