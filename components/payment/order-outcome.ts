import { ORDER_STATUS, queryAirTicketDetailNew } from '../../src/contract/order/list';
import { read } from '../../src/element/data/read';
import type { Host } from '../../src/element/host/host';

/**
 * Resolves with the outcome of an order that may be paid elsewhere. `returned`: the order is still unpaid, as the money
 * of this payment came in and was refunded.
 */
export async function outcomeOf(
  host: Host,
  orderNo: string,
  paymentNo: string,
): Promise<'open' | 'returned' | 'paid' | 'gone'> {
  const fresh = { staleTime: 0, signIn: true };
  const { orderStatus, payType, payments } = await read(host, queryAirTicketDetailNew, { orderNo }, fresh);
  if (orderStatus === ORDER_STATUS.unpaid) {
    const isReturned = payments.some((moved) => moved.paymentNo === paymentNo && moved.amount < 0);
    return isReturned ? 'returned' : 'open';
  }
  return payType === null ? 'gone' : 'paid';
}
