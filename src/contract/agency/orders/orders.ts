import * as v from 'valibot';
import { ApplyState } from '../../approval/apply-state';
import { call } from '../../call';
import { OrderFlight, OrderStatus, TicketStatus } from '../../order/list';
import { RefundState } from '../../order/refund-state';
import { Keyword, Paging } from '../operators';
import { OrderRefundConfirmation } from './refunds';

const BASE = '/agencyController/';

const OrderNo = v.pipe(v.string(), v.trim(), v.nonEmpty('缺少订单号'), v.maxLength(40));
const Fen = v.pipe(v.number(), v.integer());
const Day = v.union([v.literal(''), v.pipe(v.string(), v.isoDate('日期格式不正确'))]);
/** Reason of an operator, for the log. */
const Reason = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('请输入原因'),
  v.maxLength(200, '原因不能超过200个字'),
);

export const AgencyOrder = v.object({
  orderNo: v.string(),
  enterpriseNum: v.string(),
  entName: v.string(),
  orderStatus: OrderStatus,
  pnr: v.string(),
  passengerNames: v.array(v.string()),
  flights: v.array(OrderFlight),
  bookerName: v.string(),
  /** Fen. */
  totalAmount: Fen,
  /** ISO instant. */
  createTime: v.string(),
  /** The supplier has not answered its tickets or a refund for a while, or has refused. */
  needsMending: v.boolean(),
  /** A refund of it waits for a second operator. */
  isConfirmedOnce: v.boolean(),
});
export type AgencyOrder = v.InferOutput<typeof AgencyOrder>;

/** Orders of the agency's enterprises, the latest first. */
export const queryAgencyOrders = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyOrders`,
  body: v.object({
    /** Searches the order number, the PNR, flight numbers and the names of passengers and booker. */
    keyword: Keyword,
    /** A whole ticket number; '' for any. */
    ticketNo: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20)), ''),
    enterpriseName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
    orderStatus: v.optional(OrderStatus),
    /** Orders that this employee has booked or travels with; '' for all. */
    staffNo: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    /** `needed`: only orders that need mending. `confirmedOnce`: only those with a refund that waits for a second operator. */
    mending: v.optional(v.picklist(['needed', 'confirmedOnce'])),
    /** Days of booking in Shanghai, both included; '' without limit. */
    beginDate: v.optional(Day, ''),
    endDate: v.optional(Day, ''),
    ...Paging,
  }),
  result: v.object({ total: v.number(), orderList: v.array(AgencyOrder) }),
  needs: 'operator',
  right: 'readOrders',
  reads: ['agencyOrder'],
  origin: 'suite',
});

export const AgencyTicket = v.object({
  segmentNo: v.number(),
  passengerNo: v.number(),
  passengerName: v.string(),
  flightNo: v.string(),
  depCityName: v.string(),
  arrCityName: v.string(),
  takeOffTime: v.string(),
  /** '' before it is issued. */
  ticketNo: v.string(),
  ticketStatus: TicketStatus,
  /** Price with taxes, in fen. */
  amount: Fen,
});
export type AgencyTicket = v.InferOutput<typeof AgencyTicket>;

export const AgencyRefund = v.object({
  refundNo: v.string(),
  refundState: RefundState,
  applicantName: v.string(),
  /** Fen. `ticketAmount`: price of its tickets, the most that can come back for them. */
  refundFee: Fen,
  refundAmount: Fen,
  ticketAmount: Fen,
  insuranceAmount: Fen,
  /** Refusals of the supplier so far. */
  askAttempts: v.number(),
  /** ISO instants; '' for none. */
  applyTime: v.string(),
  nextAskTime: v.string(),
  doneTime: v.string(),
  /** null: not confirmed by a first operator. */
  first: v.nullable(OrderRefundConfirmation),
});
export type AgencyRefund = v.InferOutput<typeof AgencyRefund>;

/** One order with its tickets, payments, refunds, approval and log. Throws agencyOrderUnknown. */
export const queryAgencyOrder = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyOrder`,
  body: v.object({ orderNo: OrderNo }),
  result: v.object({
    ...AgencyOrder.entries,
    deptName: v.string(),
    contactName: v.string(),
    contactPhone: v.string(),
    /** Refusals of the supplier to issue. */
    issueAttempts: v.number(),
    /** ISO instants; '' for none. */
    payTime: v.string(),
    issueTime: v.string(),
    nextIssueTime: v.string(),
    /** Order whose tickets it changes; '' for none. */
    changeOf: v.string(),
    /** First confirmation of its whole refund; null for none. */
    first: v.nullable(OrderRefundConfirmation),
    ticketList: v.array(AgencyTicket),
    paymentList: v.array(
      v.object({
        paymentNo: v.string(),
        payName: v.string(),
        payState: v.picklist(['pending', 'paid', 'refunded']),
        amount: Fen,
        /** Trade number of the cashier; '' for none. */
        tradeNo: v.string(),
        createTime: v.string(),
        settleTime: v.string(),
      }),
    ),
    refundList: v.array(AgencyRefund),
    approvalList: v.array(
      v.object({
        applyId: v.string(),
        applyState: ApplyState,
        applicantName: v.string(),
        approverName: v.string(),
      }),
    ),
    logList: v.array(
      v.object({ logNo: v.number(), logTime: v.string(), operatorName: v.string(), content: v.string() }),
    ),
  }),
  needs: 'operator',
  right: 'readOrders',
  reads: ['agencyOrder'],
  origin: 'suite',
});

const mending = {
  gateway: 'agency',
  result: v.object({}),
  needs: 'operator',
  right: 'mendOrders',
  mutates: true,
  changes: ['agencyOrder', 'agencyLog'],
  origin: 'suite',
} as const;

/** Asks the supplier at once for the tickets of an order in 出票中. Throws agencyOrderUnknown, orderNotIssuing. */
export const retryIssue = call({
  ...mending,
  path: `${BASE}retryIssue`,
  body: v.object({ orderNo: OrderNo }),
});

/**
 * Enters the tickets that the airline has issued for an order in 出票中; the supplier is not asked any more. Throws
 * agencyOrderUnknown, orderNotIssuing, ticketNosTaken, and fieldsInvalid unless there is a number for each ticket.
 */
export const markIssued = call({
  ...mending,
  path: `${BASE}markIssued`,
  body: v.object({
    orderNo: OrderNo,
    ticketList: v.pipe(
      v.array(
        v.object({
          segmentNo: v.number(),
          passengerNo: v.number(),
          ticketNo: v.pipe(v.string(), v.trim(), v.regex(/^\d{13}$/, '请输入13位票号')),
        }),
      ),
      v.minLength(1),
      v.maxLength(200),
    ),
    reason: Reason,
  }),
});

/**
 * Ends an order in 出票中 for which the airline has issued nothing, and refunds it wholly. Throws agencyOrderUnknown,
 * orderNotIssuing, confirmationChanged, and issueUnknown unless the supplier's last answer was a refusal. `isDone` is
 * false above the agency's limit, where it waits for a second operator.
 */
export const refundUnissued = call({
  ...mending,
  path: `${BASE}refundUnissued`,
  body: v.object({ orderNo: OrderNo, reason: Reason }),
  result: v.object({ isDone: v.boolean() }),
});

const RefundNo = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));

/**
 * Asks the supplier at once for a refund in 退票中 or 退票失败. Throws agencyOrderUnknown, and refundNotOpen, also when its
 * tickets have been used, changed, departed or have another amount since the refusal.
 */
export const retryRefund = call({
  ...mending,
  path: `${BASE}retryRefund`,
  body: v.object({ refundNo: RefundNo }),
});

/**
 * Completes a refund in 退票中 that the airline has made, with the amount that it has given back for the tickets;
 * insurances come back as applied. `isDone` is false above the agency's limit, where it waits for a second operator.
 * Throws agencyOrderUnknown, refundNotOpen, confirmationChanged, ticketsBoarded, and fieldsInvalid at `ticketAmount` for
 * more than the price.
 */
export const settleRefund = call({
  ...mending,
  path: `${BASE}settleRefund`,
  body: v.object({
    refundNo: RefundNo,
    /** Fen, for all its tickets together. */
    ticketAmount: v.pipe(v.number('请输入金额'), v.integer(), v.minValue(0, '金额不能小于0')),
    reason: Reason,
  }),
  result: v.object({ isDone: v.boolean() }),
});
