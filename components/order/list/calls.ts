import type { BodyOf, ResultOf } from '../../../src/contract/call';
import { DICTIONARY, getDictionaryParam, type DictionaryEntry } from '../../../src/contract/dictionary';
import type { TicketRule } from '../../../src/contract/flight-booking/booking';
import {
  orderCancel,
  queryAirTicketDetailNew,
  queryorderListOnPermission,
  queryRules,
  type OrderDetail,
} from '../../../src/contract/order/list';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { read } from '../../../src/element/data/server-state';

export type OrderQuery = BodyOf<typeof queryorderListOnPermission>;

export const readOrders = (
  runtime: Runtime,
  query: OrderQuery,
  signal: AbortSignal,
): Promise<ResultOf<typeof queryorderListOnPermission>> =>
  runtime.send(queryorderListOnPermission, query, { signal });

export const readOrder = (runtime: Runtime, orderNo: string, signal: AbortSignal): Promise<OrderDetail> =>
  runtime.send(queryAirTicketDetailNew, { orderNo }, { signal });

export const readOrderRules = (runtime: Runtime, orderNo: string): Promise<TicketRule[]> =>
  read(runtime, queryRules, { orderNo });

/** Names of the sub pay types; no number of them is known here. */
export const readSubPayTypes = (runtime: Runtime): Promise<DictionaryEntry[]> =>
  read(runtime, getDictionaryParam, { param: DICTIONARY.subPayType });

export const cancelOrder = (runtime: Runtime, orderNo: string, reason: string, requestId: string) =>
  runtime.send(orderCancel, { orderNo, reason }, { requestId });
