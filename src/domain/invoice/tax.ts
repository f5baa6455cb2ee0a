import type { ItemKind } from '../../contract/invoice/apply';
import type { InvoiceType } from '../../contract/invoice/settings';

/** Tax of what an agency does, 经纪代理服务: per cent (财税〔2016〕36号, 附件1, 第十五条). */
const SERVICE_TAX_RATE = 6;

/**
 * Per cent: of service fees that of the agency's services; 0 of what it has taken for an airline, which is no sale of its own
 * (财税〔2017〕90号, 二: 差额).
 */
export const taxRateOf = (kind: ItemKind): number => (kind === 'service' ? SERVICE_TAX_RATE : 0);

/** What is asked for, but for what holds no tax: there is no 专用发票 of it (财税〔2016〕36号, 附件2, 一(三)). */
export const typeOf = (asked: InvoiceType, taxRate: number): InvoiceType =>
  taxRate === 0 ? 'ordinary' : asked;

interface InvoiceTax {
  invoiceType: InvoiceType;
  /** Fen, tax and all. */
  amount: number;
  taxRate: number;
}

/**
 * The tax (fen) in an amount that holds it (fen): amount ÷ (1 + rate) × rate, rounded to the fen, half a fen up. `taxRate` in per
 * cent. Of an amount below 0, as of a red invoice, the same with the sign turned.
 */
export function taxIn(amount: number, taxRate: number): number {
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(taxRate) || taxRate < 0) {
    throw new RangeError(`No tax of ${taxRate}% in ${amount}`);
  }
  const whole = BigInt(100 + taxRate);
  // twice the numerator, so that half a fen is whole
  const twice = BigInt(Math.abs(amount)) * BigInt(taxRate) * 2n;
  const tax = Number((twice + whole) / (whole * 2n));
  return amount < 0 && tax > 0 ? -tax : tax;
}

/**
 * What the buyer may deduct from their own tax, in fen: the tax of a 专用发票 (财税〔2016〕36号, 附件1, 第二十五条), nothing of a 普通发票
 * for a service of an agency.
 */
export function deductibleTax({ invoiceType, amount, taxRate }: InvoiceTax): number {
  return invoiceType === 'special' ? taxIn(amount, taxRate) : 0;
}
