import type { InsuranceState, TicketStatus } from '../../contract/order/list';

interface Insured {
  /** A refund takes it back, or has. */
  refund: 'underWay' | 'done' | undefined;
  /** Of the tickets that it covers now. */
  tickets: readonly TicketStatus[];
  /** The order that it was bought with came to nothing. */
  isClosed: boolean;
}

/** What an insurance is, by what has become of the tickets that it covers. */
export function insuranceState({ refund, tickets, isClosed }: Insured): InsuranceState {
  if (refund === 'done') return 'refunded';
  if (refund === 'underWay') return 'refunding';
  if (isClosed) return 'void';
  if (tickets.every((status) => status === '')) return 'pending';
  return tickets.some((status) => LIVE.includes(status)) ? 'covers' : 'ended';
}

/** To be flown still. */
const LIVE: readonly TicketStatus[] = ['', 'OPEN FOR USE', 'CHECKED IN', 'SUSPENDED'];
