import type { StandardRule } from '../../../src/contract/standards/shapes';
import type { ApprovalAction, ApprovalTab } from './kinds';
import type { ApprovalListTexts } from './texts';

const NOTHING: Readonly<Record<ApprovalTab, string>> = {
  pending: 'No requests await your approval',
  decided: 'You have decided no requests yet',
  mine: 'You have made no requests yet',
};
const DONE: Readonly<Record<ApprovalAction, string>> = {
  agree: 'The request is approved',
  refuse: 'The request is rejected',
  withdraw: 'The request is withdrawn',
};
const RULES: Readonly<Record<StandardRule, string>> = {
  cabin: 'Cabin',
  discount: 'Discount',
  price: 'Price',
  lowestFare: 'Lowest fare',
  advance: 'Advance booking',
};
const CABINS: Readonly<Record<number, string>> = { 1: 'Economy', 2: 'Business', 3: 'First' };
const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export default {
  application: 'request',
  title: (kind, applyId) => `${kind} ${applyId}`,
  back: 'Back to approvals',
  newRequest: 'New request',
  approvals: 'Approvals',
  pending: 'For my approval',
  decided: 'Decided by me',
  mine: 'My requests',
  nothing: (tab) => NOTHING[tab],
  book: 'Book',
  decide: 'Decide',
  detail: 'Details',
  query: 'Find requests',
  keywordMine: 'Request no., order no.',
  keyword: 'Requester, request no., order no.',
  all: 'All',
  applyType: 'Type',
  applyState: 'Status',
  applyId: 'Request no.',
  state: 'Status',
  type: 'Type',
  applicant: 'Requester',
  dept: 'Department',
  content: 'Route',
  travelTime: 'Travel time',
  overColumn: 'Over policy (CNY)',
  overPrefix: 'Over policy by ¥',
  deadline: 'Decide by',
  createTime: 'Submitted',
  approver: 'Approver',
  decideTime: 'Decided',
  orderNo: 'Order no.',
  tooLate: 'The time is over',
  left: (time) => `${time} left`,
  days: (from, to) => `${from} to ${to}`,
  opinion: 'Comment',
  opinionHint: 'Comment (optional)',
  sending: 'Submitting',
  agree: 'Approve',
  refuse: 'Reject',
  refuseTitle: 'Reject the request',
  refuseYes: 'Reject it',
  refuseNo: 'Not now',
  refuseHint: (hasOrder) =>
    hasOrder
      ? 'The order is closed and its seats are released at once. This cannot be undone.'
      : 'The requester will have to submit a new request.',
  withdraw: 'Withdraw request',
  withdrawYes: 'Withdraw it',
  withdrawNo: 'Keep it',
  withdrawHint: (hasOrder) =>
    hasOrder
      ? 'The order is cancelled and its seats are released at once.'
      : 'You will have to submit a new request.',
  done: (action) => DONE[action],
  failed: 'It could not be submitted. Please try again',
  uncertain: (message) =>
    `${message} The outcome is unknown: please submit it again to make sure. Nothing is done twice.`,
  agreed: (at, isUnpaid, canBook) =>
    ` approved the request on ${at}.${isUnpaid ? ' The order awaits payment.' : ''}${canBook ? ' Seats and price are not held: please book soon.' : ''}`,
  refused: (at, hasOrder) =>
    ` rejected the request on ${at}.${hasOrder ? ' The order is closed and the seats are released.' : ''}`,
  expired: (hasOrder) =>
    `Not decided in time: the request has expired.${hasOrder ? ' The order was cancelled and the seats are released.' : ''}`,
  withdrawn: (at, hasOrder) =>
    `The requester withdrew the request on ${at}.${hasOrder ? ' The order is cancelled and the seats are released.' : ''}`,
  said: (opinion) => `Comment: ${opinion}`,
  order: 'Order',
  orderState: (state) => ` (${state})`,
  openOrder: 'View order',
  orderAmount: 'Order total',
  overAmount: 'Over policy by',
  budgetAsked: 'Budget requested',
  fares: 'Fares',
  priceHeld: 'Price held',
  priceOver: 'Over: checked anew when paid',
  itinerary: 'Itinerary',
  travellers: 'Travellers',
  to: 'to',
  cabin: (name, code) => (name === '' ? `class ${code}` : `${name}, class ${code}`),
  perPerson: (price) => `¥${price} each`,
  trip: 'Trip',
  purpose: 'Purpose',
  cities: 'Cities',
  dates: 'Dates',
  companions: 'Travellers',
  budget: 'Budget',
  noBudget: 'No limit',
  reason: 'Reason',
  violations: 'Over policy',
  violation: (rule) => RULES[rule],
  flightNo: 'Flight',
  threshold: 'Policy',
  actual: 'Chosen',
  over: 'Over by',
  overCard: 'Over by ',
  overReason: 'Reason given',
  standard: 'Travel policy',
  noViolations: 'Nothing is over policy',
  noReason: 'None given',
  reasons: (parts) => parts.join(', '),
  cheaper: 'Cheaper flights',
  cheaperBy: (flightNo, amount) => `¥${amount} less than the ${flightNo} chosen`,
  atLeastAhead: (count) => `at least ${days(count)} ahead`,
  ahead: (count) => `${days(count)} ahead`,
  atMost: (value) => `up to ${value}`,
  cabinClass: (cabin) => CABINS[cabin] ?? `Cabin ${cabin}`,
} satisfies ApprovalListTexts;
