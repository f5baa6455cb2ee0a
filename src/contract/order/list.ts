import * as v from 'valibot';
import { ApplyState } from '../approval/apply-state';
import { call } from '../call';
import { Flight, OrderPassenger, TicketRule } from '../flight-booking/booking';
import { OBJECT } from '../permission/objects';
import { Choice } from '../travellers/travellers';
import { ORDER_FILTER } from './order-filter';

const Fen = v.pipe(v.number(), v.integer());
const OrderNo = v.pipe(v.string(), v.trim(), v.nonEmpty('缺少订单号'));

/** Order states (domain terms) on the wire, separate from the ticket status. */
export const ORDER_STATUS = {
  pendingApproval: '待审批',
  rejected: '审批不通过',
  unpaid: '待支付',
  issuing: '出票中',
  issued: '已出票',
  issueFailed: '出票失败',
  changeQuoted: '改签待核算',
  changing: '改签中',
  changed: '已改签',
  changeFailed: '改签失败',
  refunding: '退票中',
  refunded: '已退票',
  partlyRefunded: '部分退票',
  refundFailed: '退票失败',
  cancelled: '已取消',
  completed: '完成',
} as const;
export const ORDER_STATUSES = Object.values(ORDER_STATUS);
export const OrderStatus = v.picklist(ORDER_STATUSES);
export type OrderStatus = v.InferOutput<typeof OrderStatus>;

/** Coupon status of a ticket; empty before it is issued. */
export const TICKET_STATUSES = [
  '',
  'OPEN FOR USE',
  'CHECKED IN',
  'USED/FLOWN',
  'REFUNDED',
  'EXCHANGED',
  'SUSPENDED',
  'VOID',
] as const;
export const TicketStatus = v.picklist(TICKET_STATUSES);
export type TicketStatus = v.InferOutput<typeof TicketStatus>;

/** Flight of an order as listed. */
export const OrderFlight = v.object({
  flightNo: v.string(),
  depCityName: v.string(),
  arrCityName: v.string(),
  takeOffTime: v.string(),
  arrTime: v.string(),
});

export const OrderRow = v.object({
  orderNo: v.string(),
  orderStatus: OrderStatus,
  pnr: v.string(),
  flights: v.array(OrderFlight),
  passengerNames: v.array(v.string()),
  bookerName: v.string(),
  deptName: v.string(),
  totalAmount: Fen,
  /** 0 self-service, 1 entrusted, 3 entrusted without service fee (specification 9). */
  commissionType: v.number(),
  /** Pay type of specification 9; null before payment. */
  payType: v.nullable(v.number()),
  subPayType: v.nullable(v.number()),
  /**
   * Pay type of the enterprise's part of a mixed payment; the other pay types are those of the payer. null: paid one
   * way.
   */
  companyPayType: v.nullable(v.number()),
  /** ISO instants. */
  createTime: v.string(),
  payDeadline: v.string(),
  /** Actions open to the caller now, by the order's state and their rights. */
  canPay: v.boolean(),
  canCancel: v.boolean(),
  canChange: v.boolean(),
  canRefund: v.boolean(),
});
export type OrderRow = v.InferOutput<typeof OrderRow>;

export const ORDER_SORT_FIELDS = ['createTime', 'takeOffTime', 'totalAmount'] as const;
export const OrderSortField = v.picklist(ORDER_SORT_FIELDS);

/**
 * Scope of a list of orders: those the caller booked or travels on, or those of their data scope (specification 6).
 * Each requires the right to its page; throws ownOrdersForbidden or ordersNotManaged otherwise.
 */
export const OrderScope = v.picklist(['own', 'managed']);
export type OrderScope = v.InferOutput<typeof OrderScope>;

/** Returns orders of a scope, paged, filtered and sorted by the gateway. */
export const queryorderListOnPermission = call({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/jppubapi/positive/queryorderListOnPermission',
  body: v.object({
    scope: v.optional(OrderScope, 'own'),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
    orderStatusList: v.optional(v.array(OrderStatus), []),
    ...ORDER_FILTER,
    sortField: v.optional(OrderSortField, 'createTime'),
    sortOrder: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  }),
  result: v.object({
    total: v.number(),
    /** Sum over all matches, in fen. */
    totalAmount: Fen,
    orderList: v.array(OrderRow),
  }),
  needs: 'token',
  reads: ['order'],
});

/** Bearers of the costs of one passenger, by their names at the time; empty where there was none. */
export const OrderCost = v.object({
  costCenterName: v.string(),
  accountingEntityName: v.string(),
  deptName: v.string(),
  projectName: v.string(),
});
export type OrderCost = v.InferOutput<typeof OrderCost>;

/**
 * `pending`: its order is not issued yet; `void`: its order was never issued; `ended`: no flight is left to be flown.
 */
export const INSURANCE_STATES = ['pending', 'void', 'covers', 'refunding', 'refunded', 'ended'] as const;
export const InsuranceState = v.picklist(INSURANCE_STATES);
export type InsuranceState = v.InferOutput<typeof InsuranceState>;

/** Insurance of a passenger. It carries over to changed tickets, without another premium. */
export const OrderInsurance = v.object({
  productName: v.string(),
  insurerName: v.string(),
  price: Fen,
  /** The order with which it was bought; '' for this one. */
  boughtWith: v.string(),
  state: InsuranceState,
  /** The flights that it covers now, in any of the orders. */
  flights: v.array(v.object({ flightNo: v.string(), takeOffTime: v.string() })),
});
export type OrderInsurance = v.InferOutput<typeof OrderInsurance>;

/**
 * The 电子行程单 of an order. `none`: no ticket is left for it; `notYet`: a flight is still to be flown; `missed`: tickets
 * of missed flights must be refunded or changed first; `open`: it can be requested; `over`: it cannot be requested any
 * more.
 */
export const OrderInvoice = v.variant('state', [
  v.object({ state: v.literal('none') }),
  /** Fare and taxes of the tickets that were or will be flown. */
  v.object({ state: v.literal('notYet'), amount: Fen }),
  /** `lastDay`: last day for requesting it, YYYY-MM-DD in Shanghai. */
  v.object({ state: v.picklist(['missed', 'open', 'over']), amount: Fen, lastDay: v.string() }),
]);
export type OrderInvoice = v.InferOutput<typeof OrderInvoice>;

/** A passenger's part of an order. ID numbers are masked, and phones of others too. */
export const OrderTraveller = v.object({
  passagerName: v.string(),
  cardType: v.number(),
  cardNo: v.string(),
  phone: v.string(),
  passengerTypeID: OrderPassenger.entries.passengerTypeID,
  /** Per ticket: fare and taxes of this passenger on one segment. */
  tickets: v.array(
    v.object({
      segmentNo: v.number(),
      ticketNo: v.string(),
      ticketStatus: TicketStatus,
      salePrice: Fen,
      buildFee: Fen,
      fuelFee: Fen,
    }),
  ),
  /** Fee for the whole journey. */
  serviceFee: Fen,
  insurances: v.array(OrderInsurance),
  /** null: the journey is private, at no cost to the enterprise. */
  cost: v.nullable(OrderCost),
});

/** Approver and decision of an order's application. Instants are ISO; `decideTime` is empty while undecided. */
export const OrderApproval = v.object({
  applyId: v.string(),
  applyState: ApplyState,
  approverName: v.string(),
  deadline: v.string(),
  decideTime: v.string(),
  opinion: v.string(),
  /** false: it was approved before the order was made. */
  isAwaited: v.boolean(),
});
export type OrderApproval = v.InferOutput<typeof OrderApproval>;

/**
 * Ways in which an order was cancelled: by a user, with its withdrawn approval, or automatically, as it was not paid or
 * not decided in time.
 */
const CANCEL_KINDS = ['cancelled', 'withdrawn', 'unpaid', 'undecided'] as const;
export type CancelKind = (typeof CANCEL_KINDS)[number];

export const OrderDetail = v.object({
  ...OrderRow.entries,
  contactName: v.string(),
  /** Masked for all but the booker. */
  contactPhone: v.string(),
  remark: v.string(),
  /** 1 business (因公), 2 personal (因私). */
  travelType: v.picklist([1, 2]),
  travelPurpose: v.string(),
  priceGuaranteedUntil: v.string(),
  /**
   * null: the order is not cancelled, or the way is unknown. `reason`: the words of the person who cancelled it, or
   * empty.
   */
  cancellation: v.nullable(
    v.object({ kind: v.picklist(CANCEL_KINDS), operatorName: v.string(), reason: v.string() }),
  ),
  /** The over-standard application it waited for or was booked under; null when it needed none. */
  approval: v.nullable(OrderApproval),
  segments: v.array(
    v.object({
      /** Place among all flights of the order, from 1. */
      segmentNo: v.number(),
      /** 1: outbound, 2: return. */
      legNo: v.number(),
      flight: Flight,
      cabinCode: v.string(),
      cabinName: v.string(),
      discount: v.number(),
    }),
  ),
  travellers: v.array(OrderTraveller),
  /**
   * Payments and refunds, oldest first: payments positive, refunds negative; each part of a mixed payment by itself.
   */
  payments: v.array(
    v.object({
      paymentNo: v.string(),
      payType: v.number(),
      subPayType: v.number(),
      amount: Fen,
      time: v.string(),
    }),
  ),
  invoice: OrderInvoice,
  /** All states of the order, the present one last. */
  states: v.array(v.object({ orderStatus: OrderStatus, time: v.string() })),
  /**
   * The orders created by changes and refunds of its tickets, including itself, oldest first, as far as the caller may
   * see them. Empty for an order without a change.
   */
  chain: v.array(
    v.object({
      orderNo: v.string(),
      /** The order that it changes; '' for the originally booked one. */
      changeOf: v.string(),
      /** The order that it replaces by a rebuy; '' for none. */
      rebuyOf: v.string(),
      orderStatus: OrderStatus,
      flights: v.array(OrderFlight),
      passengerNames: v.array(v.string()),
      totalAmount: Fen,
      createTime: v.string(),
    }),
  ),
  /** Refund requests, oldest first; `doneTime` is empty while one is under way. */
  refunds: v.array(
    v.object({
      refundNo: v.string(),
      refundState: v.picklist(['退票中', '已退票', '退票失败']),
      passengerNames: v.array(v.string()),
      refundFee: Fen,
      refundAmount: Fen,
      applyTime: v.string(),
      doneTime: v.string(),
    }),
  ),
  /** Log of the order, oldest first. */
  logs: v.array(v.object({ time: v.string(), operatorName: v.string(), content: v.string() })),
});
export type OrderDetail = v.InferOutput<typeof OrderDetail>;

/**
 * Returns an order with its passengers, flights and fares, and the actions open to the caller. Throws orderUnknown.
 */
export const queryAirTicketDetailNew = call({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/jppubapi/positive/queryAirTicketDetailNew',
  body: v.object({ orderNo: OrderNo }),
  result: OrderDetail,
  needs: 'token',
  reads: ['order', 'approval'],
});

/**
 * Returns filter choices for lists of orders: all departments of the enterprise by number. Cost centres are found with
 * queryCostChoices.
 */
export const queryOrderFilterChoices = call({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/jppubapi/positive/queryOrderFilterChoices',
  body: v.object({}),
  result: v.object({ departmentList: v.array(Choice) }),
  needs: 'token',
  reads: ['cost', 'setting'],
  origin: 'suite',
});

/** Returns the refund, change and baggage rules under which the order's tickets were sold, one per segment. */
export const queryRules = call({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/jppubapi/positive/queryRules',
  body: v.object({ orderNo: OrderNo }),
  result: v.array(TicketRule),
  needs: 'token',
  reads: ['order'],
});

/** Cancels an unpaid order and frees its seats; cancelling a cancelled one succeeds too. */
export const orderCancel = call({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/jppubapi/positive/orderCancel',
  body: v.object({
    orderNo: OrderNo,
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, '取消原因不能超过100字')), ''),
  }),
  result: v.object({ orderNo: v.string(), orderStatus: OrderStatus }),
  needs: 'token',
  permission: OBJECT.cancelOrder,
  mutates: true,
  changes: ['order', 'approval', 'flight'],
});
