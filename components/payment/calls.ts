import type { BodyOf, ResultOf } from '../../src/contract/call';
import { queryAirTicketDetailNew } from '../../src/contract/order-list';
import { payorder, queryPayMethod } from '../../src/contract/payment';
import type { Runtime } from '../../src/element/runtime';

export const readMethods = (runtime: Runtime, orderNo: string): Promise<ResultOf<typeof queryPayMethod>> =>
  runtime.send(queryPayMethod, { orderNo });

export const pay = (
  runtime: Runtime,
  body: BodyOf<typeof payorder>,
  requestId: string,
): Promise<ResultOf<typeof payorder>> => runtime.send(payorder, body, { requestId });

/** What became of an order that is being paid elsewhere. */
export async function lookAfter(runtime: Runtime, orderNo: string): Promise<'open' | 'paid' | 'gone'> {
  const { orderStatus, payType } = await runtime.send(queryAirTicketDetailNew, { orderNo });
  if (orderStatus === '待支付') return 'open';
  return payType === null ? 'gone' : 'paid';
}
