import type { OrderInvoice, TicketStatus } from '../../contract/order/list';
import { addDays, instantOf, shanghaiDate } from '../shanghai-time';

/** Days after the day of the last arrival in which the invoice can be requested, the last day included. */
export const INVOICE_DAYS = 180;

interface InvoiceTicket {
  ticketStatus: TicketStatus;
  /** True when the flight has departed without the passenger. */
  isMissed: boolean;
  /** Arrival of its flight: wall clock, YYYY-MM-DDTHH:mm. */
  arrTime: string;
  /** Fare and taxes, in fen. */
  amount: number;
}

/**
 * Returns whether the invoice of an order can be requested, from the status of its tickets. Tickets count as flown from
 * the departure on, so the last arrival is checked too.
 */
export function invoiceState(tickets: readonly InvoiceTicket[], now: Date): OrderInvoice {
  const valid = tickets.filter(({ ticketStatus }) => VALID.includes(ticketStatus));
  const invoiced = valid.filter(({ isMissed }) => !isMissed);
  const arrTime = invoiced
    .map((ticket) => ticket.arrTime)
    .toSorted()
    .at(-1);
  if (arrTime === undefined) return { state: 'none' };
  const amount = invoiced.reduce((sum, ticket) => sum + ticket.amount, 0);
  const isFlown = invoiced.every(({ ticketStatus }) => ticketStatus === 'USED/FLOWN');
  if (!isFlown || now < instantOf(arrTime)) return { state: 'notYet', amount };
  const lastDay = addDays(arrTime.slice(0, 10), INVOICE_DAYS);
  if (shanghaiDate(now) > lastDay) return { state: 'over', amount, lastDay };
  return { state: invoiced.length < valid.length ? 'missed' : 'open', amount, lastDay };
}

/** Issued tickets that are neither refunded nor exchanged. */
const VALID: readonly TicketStatus[] = ['OPEN FOR USE', 'CHECKED IN', 'USED/FLOWN', 'SUSPENDED'];
