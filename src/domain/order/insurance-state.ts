import type { InsuranceState, TicketStatus } from '../../contract/order/list';

interface InsuranceFacts {
  /** State of its refund, if any. */
  refund: 'underWay' | 'done' | undefined;
  /** Status of the tickets that it covers now. */
  tickets: readonly TicketStatus[];
  /** True when the order with which it was bought was closed without tickets. */
  isClosed: boolean;
}

/** Returns the state of an insurance, from that of the tickets that it covers. */
export function insuranceState({ refund, tickets, isClosed }: InsuranceFacts): InsuranceState {
  if (refund === 'done') return 'refunded';
  if (refund === 'underWay') return 'refunding';
  if (isClosed) return 'void';
  if (tickets.every((status) => status === '')) return 'pending';
  return tickets.some((status) => LIVE.includes(status)) ? 'covers' : 'ended';
}

/** Tickets still to be flown. */
const LIVE: readonly TicketStatus[] = ['', 'OPEN FOR USE', 'CHECKED IN', 'SUSPENDED'];
