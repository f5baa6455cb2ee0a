import type { OrderInvoice, TicketStatus } from '../../contract/order/list';
import { addDays, instantOf, shanghaiDate } from '../shanghai-time';

/** The invoice can be asked for until so many days after the day of the last arrival, that day included. */
export const INVOICE_DAYS = 180;

interface InvoiceTicket {
  ticketStatus: TicketStatus;
  /** Its flight has departed without its holder. */
  isMissed: boolean;
  /** Arrival of its flight: wall clock, YYYY-MM-DDTHH:mm. */
  arrTime: string;
  /** Fare and taxes, in fen. */
  amount: number;
}

/**
 * Whether the invoice of an order can be asked for, by what has become of its tickets. Tickets count as flown from the
 * departure on, so the last arrival is awaited beside.
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

/** Issued, and neither given back nor exchanged. */
const VALID: readonly TicketStatus[] = ['OPEN FOR USE', 'CHECKED IN', 'USED/FLOWN', 'SUSPENDED'];
