import type { ItemKind } from '../../contract/invoice/apply';
import type { InvoiceType } from '../../contract/invoice/settings';

/** Tax rate of an agency's services, 经纪代理服务: per cent (财税〔2016〕36号, 附件1, 第十五条). */
const SERVICE_TAX_RATE = 6;

/**
 * Returns the tax rate in per cent: that of the agency's services for service fees; 0 for amounts collected for an
 * airline, which are no sale of the agency (财税〔2017〕90号, 二: 差额).
 */
export const taxRateOf = (kind: ItemKind): number => (kind === 'service' ? SERVICE_TAX_RATE : 0);

/** Returns the requested type, or 普通发票 for amounts without tax, of which no 专用发票 exists (财税〔2016〕36号, 附件2, 一(三)). */
export const typeOf = (asked: InvoiceType, taxRate: number): InvoiceType =>
  taxRate === 0 ? 'ordinary' : asked;

interface InvoiceTax {
  invoiceType: InvoiceType;
  /** Fen, including tax. */
  amount: number;
  taxRate: number;
}

/**
 * Returns the tax (fen) contained in an amount (fen): amount ÷ (1 + rate) × rate, rounded to the fen, half a fen up.
 * `taxRate` in per cent. For an amount below 0, as on a red invoice, the same with the opposite sign.
 */
export function taxIn(amount: number, taxRate: number): number {
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(taxRate) || taxRate < 0) {
    throw new RangeError(`No tax of ${taxRate}% in ${amount}`);
  }
  const whole = BigInt(100 + taxRate);
  // Doubles the numerator, so that half a fen is a whole number.
  const twice = BigInt(Math.abs(amount)) * BigInt(taxRate) * 2n;
  const tax = Number((twice + whole) / (whole * 2n));
  return amount < 0 && tax > 0 ? -tax : tax;
}

/**
 * Returns the tax that the buyer may deduct from their own, in fen: that of a 专用发票 (财税〔2016〕36号, 附件1, 第二十五条), 0 for a
 * 普通发票 for a service of an agency.
 */
export function deductibleTax({ invoiceType, amount, taxRate }: InvoiceTax): number {
  return invoiceType === 'special' ? taxIn(amount, taxRate) : 0;
}
