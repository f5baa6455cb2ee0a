import {
  ORDER_STATUS,
  type CancelKind,
  type OrderStatus,
  type TicketStatus,
} from '../../contract/order/list';
import type { OrderStatusTexts } from './texts';

const ORDERS: Readonly<Record<OrderStatus, string>> = {
  [ORDER_STATUS.pendingApproval]: 'Awaiting approval',
  [ORDER_STATUS.rejected]: 'Not approved',
  [ORDER_STATUS.unpaid]: 'Awaiting payment',
  [ORDER_STATUS.issuing]: 'Being ticketed',
  [ORDER_STATUS.issued]: 'Ticketed',
  [ORDER_STATUS.issueFailed]: 'Ticketing failed',
  [ORDER_STATUS.changeQuoted]: 'Change being quoted',
  [ORDER_STATUS.changing]: 'Being changed',
  [ORDER_STATUS.changed]: 'Changed',
  [ORDER_STATUS.changeFailed]: 'Change failed',
  [ORDER_STATUS.refunding]: 'Being refunded',
  [ORDER_STATUS.refunded]: 'Refunded',
  [ORDER_STATUS.partlyRefunded]: 'Partly refunded',
  [ORDER_STATUS.refundFailed]: 'Refund failed',
  [ORDER_STATUS.cancelled]: 'Cancelled',
  [ORDER_STATUS.completed]: 'Completed',
};
const TICKETS: Readonly<Record<TicketStatus, string>> = {
  '': '',
  'OPEN FOR USE': 'Unused',
  'CHECKED IN': 'Checked in',
  'USED/FLOWN': 'Used',
  REFUNDED: 'Refunded',
  EXCHANGED: 'Exchanged',
  SUSPENDED: 'Suspended',
  VOID: 'Void',
};
const CANCELLATIONS: Readonly<Record<CancelKind, string>> = {
  cancelled: 'Cancelled by hand',
  withdrawn: 'The request was withdrawn',
  unpaid: 'Not paid in time; the seats are released',
  undecided: 'Not approved in time; the seats are released',
};

export default {
  order: (status) => ORDERS[status],
  ticket: (status) => TICKETS[status],
  cancellation: (kind) => CANCELLATIONS[kind],
} satisfies OrderStatusTexts;
