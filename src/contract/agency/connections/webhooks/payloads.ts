import * as v from 'valibot';

const Fen = v.pipe(v.number(), v.integer());
/** ISO instant in UTC. */
const Instant = v.pipe(v.string(), v.isoTimestamp());
/** YYYY-MM-DD in Shanghai. */
const Day = v.pipe(v.string(), v.isoDate());
const Reference = v.pipe(v.string(), v.nonEmpty());

/** The enterprise of a fact. */
const OfEnterprise = {
  enterpriseNum: Reference,
  /** Only there for a sandbox enterprise: nothing of the fact is real. */
  sandbox: v.optional(v.literal(true)),
};

/** Types of events that an endpoint may choose, in the order of screens. */
export const WEBHOOK_TYPES = [
  'order.issued',
  'order.changed',
  'order.refunded',
  'order.cancelled',
  'application.decided',
  'bill.issued',
  'invoice.issued',
  'staff.left',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** The type of the test button besides them. */
export const TEST_TYPE = 'test.ping';

/** The tickets of an order were issued. */
export const OrderIssuedPayload = v.object({
  type: v.literal('order.issued'),
  /** Moment of the fact; ISO instant in UTC. */
  timestamp: Instant,
  data: v.object({
    ...OfEnterprise,
    orderNo: Reference,
    /** State of the order when the event was written, as the portal shows it. */
    orderState: v.string(),
    /** Price of the whole order in fen. */
    totalAmount: Fen,
  }),
});

/** A change was made; the new tickets are in the order of the change. */
export const OrderChangedPayload = v.object({
  type: v.literal('order.changed'),
  timestamp: Instant,
  data: v.object({
    ...OfEnterprise,
    /** Order of the change, with the new tickets. */
    orderNo: Reference,
    /** Order whose tickets were exchanged. */
    changedOrderNo: Reference,
    orderState: v.string(),
    /** Price of the change in fen: fees and differences of fares. */
    totalAmount: Fen,
  }),
});

/** Tickets of an order were refunded. The money follows by its own way. */
export const OrderRefundedPayload = v.object({
  type: v.literal('order.refunded'),
  timestamp: Instant,
  data: v.object({
    ...OfEnterprise,
    orderNo: Reference,
    refundNo: Reference,
    orderState: v.string(),
    /** Amount that goes back to the payers, in fen. */
    refundAmount: Fen,
    /** Fee that was kept, in fen. */
    refundFee: Fen,
  }),
});

/** An order ended without tickets. */
export const OrderCancelledPayload = v.object({
  type: v.literal('order.cancelled'),
  timestamp: Instant,
  data: v.object({
    ...OfEnterprise,
    orderNo: Reference,
    orderState: v.string(),
    /** `expired`: not paid or decided in time. `refused`: by its approver. `notIssued`, `notChanged`: by the supplier. */
    reason: v.picklist(['cancelled', 'expired', 'refused', 'notIssued', 'notChanged']),
  }),
});

/** An application was decided or withdrawn. */
export const ApplicationDecidedPayload = v.object({
  type: v.literal('application.decided'),
  timestamp: Instant,
  data: v.object({
    ...OfEnterprise,
    applicationNo: Reference,
    decision: v.picklist(['agreed', 'refused', 'withdrawn']),
    /** Order that waited for the decision; '' for none. */
    orderNo: v.string(),
  }),
});

/** A monthly bill was made and waits for its confirmation. */
export const BillIssuedPayload = v.object({
  type: v.literal('bill.issued'),
  timestamp: Instant,
  data: v.object({
    ...OfEnterprise,
    billNo: Reference,
    /** First and last day of the period. */
    periodBegin: Day,
    periodEnd: Day,
    /** Sum of its lines in fen. */
    totalAmount: Fen,
    /** Last day of its payment. */
    dueDate: Day,
  }),
});

/** An invoice was issued. */
export const InvoiceIssuedPayload = v.object({
  type: v.literal('invoice.issued'),
  timestamp: Instant,
  data: v.object({
    ...OfEnterprise,
    /** Number of the portal. */
    invoiceNo: Reference,
    /** Number of the tax authority. */
    taxInvoiceNo: Reference,
    /** Amount with tax in fen. */
    amount: Fen,
  }),
});

/** A member of staff was set to departed. */
export const StaffLeftPayload = v.object({
  type: v.literal('staff.left'),
  timestamp: Instant,
  data: v.object({
    ...OfEnterprise,
    /** Number of the member in the portal, which is not the job number. */
    staffNo: Reference,
  }),
});

/** Sent by the test button alone, to one endpoint. */
export const TestPingPayload = v.object({
  type: v.literal('test.ping'),
  timestamp: Instant,
  data: v.object({ endpointNo: Reference }),
});

/** Body of a delivery, by its type. */
export const WebhookPayload = v.variant('type', [
  OrderIssuedPayload,
  OrderChangedPayload,
  OrderRefundedPayload,
  OrderCancelledPayload,
  ApplicationDecidedPayload,
  BillIssuedPayload,
  InvoiceIssuedPayload,
  StaffLeftPayload,
  TestPingPayload,
]);
export type WebhookPayload = v.InferOutput<typeof WebhookPayload>;
