import * as v from 'valibot';
import { call } from './call';
import { OrderFlight, OrderStatus, TicketStatus } from './order/list';

const Fen = v.pipe(v.number(), v.integer());

/** An order with pending action, as the home page shows it. */
export const TodoOrder = v.object({
  orderNo: v.string(),
  orderStatus: OrderStatus,
  flights: v.array(OrderFlight),
  passengerNames: v.array(v.string()),
  totalAmount: Fen,
  /** ISO instant. */
  payDeadline: v.string(),
});
export type TodoOrder = v.InferOutput<typeof TodoOrder>;

/** Changes and refunds in progress (domain terms, order states). */
export const UNDER_WAY_STATUSES = [
  '改签待核算',
  '改签中',
  '退票中',
] as const satisfies readonly OrderStatus[];

const TodoOrders = v.object({ total: v.number(), orderList: v.array(TodoOrder) });

/**
 * Returns the caller's pending tasks. Orders are their own (booked by them or travelling on them), the first three of
 * each kind: unpaid ones and those awaiting approval by their deadline, changes and refunds under way with the newest
 * first.
 */
export const queryTodo = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/home/queryTodo',
  body: v.object({}),
  result: v.object({
    /** True when the caller may decide approvals at all. Otherwise `approvalCount` is 0 and should be hidden. */
    canApprove: v.boolean(),
    /** Number of applications that wait for the caller's decision. */
    approvalCount: v.number(),
    unpaid: TodoOrders,
    /** Orders that wait for their approver: `payDeadline` is the end of the approver’s time. */
    pendingApproval: TodoOrders,
    underWay: TodoOrders,
  }),
  needs: 'token',
  reads: ['order', 'approval'],
  origin: 'suite',
});
export type Todo = v.InferOutput<typeof queryTodo.result>;

/** A coming flight of the caller. Times are the airports' wall clocks, YYYY-MM-DDTHH:mm. */
export const ComingTrip = v.object({
  orderNo: v.string(),
  segmentNo: v.number(),
  orderStatus: OrderStatus,
  /** Empty before the ticket is issued. */
  ticketStatus: TicketStatus,
  flightNo: v.string(),
  carrierShortName: v.string(),
  cabinName: v.string(),
  takeOffTime: v.string(),
  arrTime: v.string(),
  depCityName: v.string(),
  depAirportName: v.string(),
  depTerminal: v.string(),
  arrCityName: v.string(),
  arrAirportName: v.string(),
  arrTerminal: v.string(),
});
export type ComingTrip = v.InferOutput<typeof ComingTrip>;

/** Returns the caller's next flights by departure, without refunded orders and tickets. */
export const queryComingTrips = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/home/queryComingTrips',
  body: v.object({
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 5),
  }),
  result: v.array(ComingTrip),
  needs: 'token',
  reads: ['order'],
  origin: 'suite',
});

/** Two cities, by the codes of a flight search. */
export const RecentRoute = v.object({
  depCode: v.string(),
  depCityName: v.string(),
  arrCode: v.string(),
  arrCityName: v.string(),
});
export type RecentRoute = v.InferOutput<typeof RecentRoute>;

/**
 * Returns the city pairs of the caller's own orders of the last year, of the latest thousand, the most frequent first,
 * then the latest. At most six.
 */
export const queryRecentRoutes = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/home/queryRecentRoutes',
  body: v.object({}),
  result: v.array(RecentRoute),
  needs: 'token',
  reads: ['order'],
  origin: 'suite',
});

/**
 * Returns the money spent on air tickets within the caller's data scope, net of refunds, each payment and refund in the
 * month it was booked (Shanghai). Amounts in fen.
 */
export const queryMonthSpend = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/home/queryMonthSpend',
  body: v.object({}),
  result: v.object({
    /** Scope of the spend: 1 own, 2 the enterprise's, 3 the department's (specification 6). */
    permissionRangeID: v.picklist([1, 2, 3]),
    /** YYYY-MM. */
    month: v.string(),
    amount: Fen,
    /** Number of orders paid this month. */
    orderCount: v.number(),
    /** Spend of last month up to the same day and hour, for comparison with this month so far. */
    lastAmountToDate: Fen,
    lastAmount: Fen,
  }),
  needs: 'token',
  reads: ['order'],
  origin: 'suite',
});
export type MonthSpend = v.InferOutput<typeof queryMonthSpend.result>;
