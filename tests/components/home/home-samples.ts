import type { ComingTrip, MonthSpend, Todo, TodoOrder } from '../../../src/contract/home';
import { ORDER_NO, OTHER_ORDER_NO, orderRow } from '../order/support/order-samples';

export function todoOrder(change: Partial<TodoOrder> = {}): TodoOrder {
  const { orderNo, orderStatus, flights, passengerNames, totalAmount, payDeadline } = orderRow();
  return { orderNo, orderStatus, flights, passengerNames, totalAmount, payDeadline, ...change };
}

export const TODO: Todo = {
  canApprove: true,
  approvalCount: 2,
  unpaid: { total: 1, orderList: [todoOrder()] },
  pendingApproval: { total: 0, orderList: [] },
  underWay: { total: 1, orderList: [todoOrder({ orderNo: OTHER_ORDER_NO, orderStatus: '退票中' })] },
};

export const NOTHING_WAITS: Todo = {
  canApprove: false,
  approvalCount: 0,
  unpaid: { total: 0, orderList: [] },
  pendingApproval: { total: 0, orderList: [] },
  underWay: { total: 0, orderList: [] },
};

export function trip(change: Partial<ComingTrip> = {}): ComingTrip {
  return {
    orderNo: ORDER_NO,
    segmentNo: 1,
    orderStatus: '已出票',
    ticketStatus: 'OPEN FOR USE',
    flightNo: 'CA1501',
    carrierShortName: '国航',
    cabinName: '经济舱',
    takeOffTime: '2027-03-01T08:30',
    arrTime: '2027-03-01T10:45',
    depCityName: '北京',
    depAirportName: '首都机场',
    depTerminal: 'T3',
    arrCityName: '上海',
    arrAirportName: '虹桥机场',
    arrTerminal: 'T2',
    ...change,
  };
}

export const SPEND: MonthSpend = {
  permissionRangeID: 1,
  month: '2026-11',
  amount: 460_000,
  orderCount: 3,
  lastAmountToDate: 400_000,
  lastAmount: 730_050,
};
