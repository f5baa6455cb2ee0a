import type { ComingTrip, MonthSpend } from '../../src/contract/home';
import type { HomeTexts } from './texts';

const SCOPES: Readonly<Record<MonthSpend['permissionRangeID'], string>> = {
  1: 'Your own',
  2: 'Whole company',
  3: 'Your department',
};
const TICKETS: Readonly<Partial<Record<ComingTrip['ticketStatus'], string>>> = {
  'OPEN FOR USE': 'Ticketed',
  'CHECKED IN': 'Checked in',
  SUSPENDED: 'Ticket suspended',
};

export default {
  back: 'Back to home',
  search: 'Quick search',
  routes: 'Your usual routes tomorrow',
  tomorrow: 'Tomorrow',
  to: 'to',
  bookingDenied: 'You are not allowed to book domestic flights. Ask your administrator for the right.',
  view: 'View',
  failed: (what, reason) => `${what} could not be loaded: ${reason}`,
  loading: (what) => `Loading: ${what}`,
  todo: 'To do',
  approvals: 'For your approval',
  unpaid: 'To be paid',
  pendingApproval: 'Awaiting approval',
  underWay: 'Changes and refunds',
  nothing: 'No order needs payment, awaits approval, or is being changed or refunded',
  viewOrder: (orderNo) => `View order ${orderNo}`,
  pay: 'Pay',
  payOrder: (orderNo) => `Pay order ${orderNo}`,
  tooLate: 'The time to pay is over',
  left: (time) => `${time} left`,
  trips: 'Upcoming trips',
  allOrders: 'All orders',
  noTrips: 'No flights booked for the coming days',
  viewTrip: (flightNo, orderNo) => `View ${flightNo}, order ${orderNo}`,
  ahead: (days) => ['today', 'tomorrow'][days] ?? `in ${days} days`,
  arrivalDay: (days) => (days === 1 ? '+1 day' : `+${days} days`),
  ticket: (status) => TICKETS[status] ?? '',
  spend: 'Air spend this month',
  spendShort: 'Spend this month',
  scope: (range) => SCOPES[range],
  change: (way, amount, percent) =>
    way === 'same'
      ? 'Same as by this day last month'
      : `${amount}${percent && ` (${percent})`} ${way} than by this day last month`,
  paid: 'Paid this month',
  orders: (count) => `${count} ${count === 1 ? 'order' : 'orders'}`,
  lastToDate: 'By this day last month',
  last: 'Last month',
  spendItem: 'Item',
  spendAmount: 'Amount (CNY)',
  spendOrders: 'Orders',
  spendMonth: 'Month',
  spendScope: 'Scope',
  counted: (month) => `${month}, by posting date, refunds deducted`,
} satisfies HomeTexts;
