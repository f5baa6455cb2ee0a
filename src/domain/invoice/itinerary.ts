import { addDays } from '../shanghai-time';
import { taxIn } from './tax';

/** Per cent: what passengers are carried for by air holds this much tax (财政部 税务总局 海关总署公告2019年第39号, 六(一)2). */
export const TRANSPORT_TAX_RATE = 9;

/** Days after the last flown one in which a receipt can be applied for. */
export const RECEIPT_DAYS = 180;

/** What a ticket cost, in fen: 票价, 燃油附加费, 民航发展基金. */
export interface TicketPrice {
  fare: number;
  fuel: number;
  fund: number;
}

/**
 * What the receipt of a ticket comes to, and the tax in it, in fen: (fare + fuel) ÷ (1 + 9%) × 9%, rounded to the fen once, half a
 * fen up. The 民航发展基金 holds no tax.
 */
export const receiptSums = ({ fare, fuel, fund }: TicketPrice): { amount: number; taxAmount: number } => ({
  amount: fare + fuel + fund,
  taxAmount: taxIn(fare + fuel, TRANSPORT_TAX_RATE),
});

/** The last day, YYYY-MM-DD, on which a receipt can be applied for. Throws RangeError for no days, or one that does not exist. */
export function receiptDeadline(flownDays: readonly string[]): string {
  const last = flownDays.toSorted().at(-1);
  if (last === undefined) throw new RangeError('Nothing is flown');
  return addDays(last, RECEIPT_DAYS);
}

/** The first day of those whose flights a receipt can be applied for today. */
export const firstReceiptDay = (today: string): string => addDays(today, -RECEIPT_DAYS);

/**
 * What the buyer may deduct of it, in fen: its tax, for their own staff alone (国家税务总局公告2019年第31号, 一(二)); nothing for guests.
 */
export const deductibleOfReceipt = (price: TicketPrice, isOwnStaff: boolean): number =>
  isOwnStaff ? receiptSums(price).taxAmount : 0;
