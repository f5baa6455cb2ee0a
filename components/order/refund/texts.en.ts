import { REFUND_REASON, type TicketQuote } from '../../../src/contract/order/refund';
import { REFUND_STATE, type RefundState } from '../../../src/contract/order/refund-state';
import type { RefundTexts } from './texts';

const OBSTACLES: Readonly<Record<NonNullable<TicketQuote['obstacle']>, string>> = {
  notIssued: 'Not issued',
  checkedIn: 'Checked in: please undo the check-in first',
  departed: 'Departed: checking who was on board',
  flown: 'Used',
  refunded: 'Refunded',
  exchanged: 'Exchanged',
  suspended: 'Suspended',
  void: 'Void',
  changing: 'Being changed',
  refunding: 'Refund being processed',
  orderUnderWay: 'Can be refunded once the change or refund of this order is done',
};
const REASONS: Readonly<Record<number, string>> = {
  [REFUND_REASON.planChanged]: 'Change of plans',
  [REFUND_REASON.bookedWrongly]: 'Wrong date, flight or traveller booked',
  [REFUND_REASON.cancelled]: 'Flight cancelled',
  [REFUND_REASON.delayed]: 'Flight delayed or rescheduled',
  [REFUND_REASON.ill]: 'Illness of the traveller',
};
const STATES: Readonly<Record<RefundState, string>> = {
  [REFUND_STATE.underWay]: 'Being refunded',
  [REFUND_STATE.done]: 'Refunded',
  [REFUND_STATE.failed]: 'Refund failed',
};
const tickets = (count: number) => `${count} ${count === 1 ? 'ticket' : 'tickets'}`;

export default {
  loading: 'Loading the tickets',
  order: (orderNo) => `Order ${orderNo}`,
  reason: 'Reason',
  voluntary: 'Voluntary',
  involuntary: 'Involuntary',
  involuntaryHint:
    'Free of charge once the airline has confirmed it. Otherwise your tickets stay as they are.',
  reasonName: ({ reasonType, reasonName }) => REASONS[reasonType] ?? reasonName,
  proof: 'Proof',
  proofMissing: 'Please upload a medical certificate or the like',
  uploading: 'Not all files are uploaded. Please wait, or remove them, then submit.',
  remark: 'Remarks',
  remarkHint: 'Optional, 200 characters at most',
  tickets: 'Tickets to refund',
  all: 'Select all',
  price: 'Fare',
  taxes: 'Taxes',
  fee: 'Refund fee',
  back: 'You get back',
  free: 'Free',
  percent: (percent) => `${percent}% of the fare`,
  onlyTaxes: 'Non-refundable: taxes only',
  noShow: 'Flight missed',
  obstacle: (obstacle) => OBSTACLES[obstacle],
  rises: (at, fee) => `After ${at} the refund fee is ¥${fee}`,
  nothing: 'No ticket of this order can be refunded',
  nothingYet: 'A change or refund of this order is being processed. Please apply again once it is done.',
  chosen: (count) => `${tickets(count)} selected`,
  prices: 'Fares',
  insurance: 'Insurance',
  serviceFee: (fee) => `The service fee of ¥${fee} is not refunded`,
  apply: 'Request refund',
  applyFor: (amount) => `Request refund of ¥${amount}`,
  applying: 'Submitting',
  none: 'Please select the tickets to refund',
  confirm: 'Refund tickets',
  confirmNo: 'Not now',
  asked: (count, fee, amount) =>
    `${tickets(count)}, ${fee === '' ? 'no refund fee' : `refund fee ¥${fee}`}, you get back ¥${amount}. The seats are released at once and cannot be restored.`,
  where: 'The money goes back to where it came from.',
  changed: 'The refund fee has changed. Please check it and submit again.',
  uncertain: (message) =>
    `${message} The result is not known: submit again to find out. Nothing is refunded twice.`,
  progress: (state) =>
    state === REFUND_STATE.underWay
      ? 'Your refund has been requested'
      : state === REFUND_STATE.done
        ? 'Your tickets have been refunded'
        : 'The refund has failed',
  stepAsked: 'Requested',
  stepAirline: (state) =>
    state === REFUND_STATE.underWay
      ? 'The airline is working on it'
      : state === REFUND_STATE.done
        ? 'Refunded by the airline'
        : 'The airline refused it. The tickets are still valid.',
  refundNo: 'Refund number',
  ticketsOf: 'Refunded tickets',
  names: (names) => names.join(', '),
  others: 'Tickets of this order',
  unknown: 'This refund was not found',
  showProgress: 'View progress',
  refunds: 'Refunds',
  refundState: (state) => STATES[state],
  record: (count, reason) => `${tickets(count)} · ${reason}`,
  recordBack: (state, amount) =>
    state === REFUND_STATE.failed
      ? 'The airline refused it. The tickets are still valid.'
      : `${state === REFUND_STATE.done ? 'Returned' : 'To be returned'} ¥${amount}`,
  arrives: (day) => `Expected on your account by ${day}`,
  arrived: 'On your account',
  recordFee: (fee) => (fee === '' ? 'No fee' : `Fee ¥${fee}`),
} satisfies RefundTexts;
