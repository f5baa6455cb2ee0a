import { addDays } from '../shanghai-time';
import { taxIn } from './tax';

/** Per cent: tax contained in the price of passenger transport by air (财政部 税务总局 海关总署公告2019年第39号, 六(一)2). */
export const TRANSPORT_TAX_RATE = 9;

/** Days after the last flight during which a receipt can be applied for. */
export const RECEIPT_DAYS = 180;

/** Price components of a ticket, in fen: 票价, 燃油附加费, 民航发展基金. */
export interface TicketPrice {
  fare: number;
  fuel: number;
  fund: number;
}

/**
 * Returns the amount of a ticket's receipt, and the tax in it, in fen: (fare + fuel) ÷ (1 + 9%) × 9%, rounded to the
 * fen once, half a fen up. The 民航发展基金 contains no tax.
 */
export const receiptSums = ({ fare, fuel, fund }: TicketPrice): { amount: number; taxAmount: number } => ({
  amount: fare + fuel + fund,
  taxAmount: taxIn(fare + fuel, TRANSPORT_TAX_RATE),
});

/**
 * Returns the last day, YYYY-MM-DD, on which a receipt can be applied for. Throws RangeError for no days, or one that
 * does not exist.
 */
export function receiptDeadline(flownDays: readonly string[]): string {
  const last = flownDays.toSorted().at(-1);
  if (last === undefined) throw new RangeError('Nothing is flown');
  return addDays(last, RECEIPT_DAYS);
}

/** Returns the first day of flights for which a receipt can be applied for today. */
export const firstReceiptDay = (today: string): string => addDays(today, -RECEIPT_DAYS);

/**
 * Returns the tax that the buyer may deduct, in fen: the receipt's tax for their own staff (国家税务总局公告2019年第31号, 一(二)); 0
 * for guests.
 */
export const deductibleOfReceipt = (price: TicketPrice, isOwnStaff: boolean): number =>
  isOwnStaff ? receiptSums(price).taxAmount : 0;
