import type { InsuranceState, TicketStatus } from '../../contract/order/list';
import type { RefundState } from '../../contract/order/refund-state';

interface Insured {
  /** Of the refund that takes the insurance back; null for none, or one that the carrier refused. */
  refundState: RefundState | null;
  /** Of the tickets that it covers now. */
  tickets: readonly TicketStatus[];
  /** The order that it was bought with came to nothing. */
  isClosed: boolean;
}

/** What an insurance is, by what has become of the tickets that it covers. */
export function insuranceState({ refundState, tickets, isClosed }: Insured): InsuranceState {
  if (refundState === '已退票') return '已退保';
  if (refundState === '退票中') return '退保中';
  if (isClosed) return '未生效';
  if (tickets.every((status) => status === '')) return '待生效';
  return tickets.some((status) => LIVE.includes(status)) ? '保障中' : '已结束';
}

/** To be flown still. */
const LIVE: readonly TicketStatus[] = ['', 'OPEN FOR USE', 'CHECKED IN', 'SUSPENDED'];
