import type { BodyOf, ResultOf } from '../../src/contract/call';
import { queryAirTicketDetailNew } from '../../src/contract/order/list';
import { payorder, queryPayMethod } from '../../src/contract/payment';
import type { Runtime } from '../../src/element/runtime/runtime';

export const readMethods = (runtime: Runtime, orderNo: string): Promise<ResultOf<typeof queryPayMethod>> =>
  runtime.send(queryPayMethod, { orderNo });

export const pay = (
  runtime: Runtime,
  body: BodyOf<typeof payorder>,
  requestId: string,
): Promise<ResultOf<typeof payorder>> => runtime.send(payorder, body, { requestId });

/**
 * What became of an order that is being paid elsewhere. `returned`: it is still to be paid, as the money of this payment
 * has come in and gone back.
 */
export async function lookAfter(
  runtime: Runtime,
  orderNo: string,
  paymentNo = '',
): Promise<'open' | 'returned' | 'paid' | 'gone'> {
  const { orderStatus, payType, payments } = await runtime.send(queryAirTicketDetailNew, { orderNo });
  if (orderStatus === '待支付') {
    const isReturned = payments.some((moved) => moved.paymentNo === paymentNo && moved.amount < 0);
    return isReturned ? 'returned' : 'open';
  }
  return payType === null ? 'gone' : 'paid';
}
