import { REFUND_STATE } from '../../../src/contract/order/refund-state';
import type { InsuranceState, OrderInvoice } from '../../../src/contract/order/list';
import type { OrderListTexts } from './texts';

const INSURANCE: Readonly<Record<InsuranceState, string>> = {
  pending: 'from ticketing on',
  void: 'never in force',
  covers: 'in force',
  refunding: 'being refunded',
  refunded: 'refunded',
  ended: 'ended',
};

const INVOICE: Readonly<Record<OrderInvoice['state'], string>> = {
  none: 'nothing to invoice',
  notYet: 'after the journey',
  missed: 'missed tickets to settle',
  open: 'can be requested',
  over: 'period over',
};

/** Time of a decision at the end of a clause; '' when unknown. */
const on = (at: string) => (at === '' ? '' : ` on ${at}`);

export default {
  order: 'order',
  title: (orderNo) => `Order ${orderNo}`,
  back: 'Back to the order',
  nothing: (scope) =>
    scope === 'own' ? 'No orders yet: booked flights are shown here' : 'No orders of those you manage yet',
  pay: 'Pay',
  detail: 'Details',
  query: 'Find orders',
  keyword: 'Order, PNR, flight, name',
  all: 'All',
  status: 'Status',
  dateBasis: 'Date of',
  bookingDate: 'Booking',
  departureDate: 'Departure',
  period: (since, until) =>
    since && until ? `${since} to ${until}` : since ? `since ${since}` : `until ${until}`,
  payType: 'Payment',
  subPayType: 'Paid through',
  commissionType: 'Service',
  orderNo: 'Order no.',
  state: 'Status',
  route: 'Route',
  takeOffTime: 'Departure',
  flightNo: 'Flight',
  traveller: 'Traveller',
  amount: 'Amount (CNY)',
  booker: 'Booked by',
  dept: 'Department',
  bookingTime: 'Booked',
  cancel: 'Cancel order',
  cancelYes: 'Cancel it',
  cancelNo: 'Keep it',
  cancelled: 'The order is cancelled',
  cancelFailed: 'The order could not be cancelled. Please try again',
  cancelHint: (isWithdrawal) =>
    `${isWithdrawal ? 'The order is cancelled with the request. ' : ''}The seats are released at once; the present price may not be had again.`,
  withdraw: 'Withdraw request',
  withdrawYes: 'Withdraw it',
  withdrawNo: 'Keep it',
  withdrawn: 'The request is withdrawn and the order cancelled',
  withdrawFailed: 'The request could not be withdrawn. Please try again',
  change: 'Change',
  refund: 'Refund',
  searchAnew: 'Search again',
  cancelReason: 'Cancelled because',
  cancelledBy: 'Cancelled by',
  waitsFor: 'Awaiting the decision of ',
  waitsForThen: '; once approved, the order can be paid.',
  waitsForEnd: '.',
  approvedBy: (at, isAwaited) =>
    ` approved the request${on(at)}.${isAwaited ? '' : ' This order was booked on an approved request.'}`,
  refusedBy: (at) => ` rejected the request${on(at)}. The order is closed and the seats are released.`,
  approvalExpired: 'Not approved in time: the order was cancelled and the seats are released.',
  approvalWithdrawn: (at) =>
    `The request was withdrawn${on(at)}. The order is cancelled and the seats are released.`,
  applyId: 'Request no.',
  opinion: 'Comment',
  seatsHeld: 'Seats held',
  priceHeld: 'Price held',
  left: (time) => `${time} left`,
  tooLate: 'The time to approve is over',
  priceOver: 'Over: checked anew when paid',
  progress: 'Progress of the order',
  ahead: 'To come',
  afterSale: 'Changes and refunds',
  changes: 'Changes',
  refunds: 'Refunds',
  booked: 'Booked first',
  changedFrom: (orderNo) => `Changed from ${orderNo}`,
  rebought: (orderNo) => `Bought in place of ${orderNo}`,
  thisOrder: 'This order',
  refundFee: (fee) => `Fee ¥${fee}`,
  givenBack: (state, amount) =>
    state === REFUND_STATE.failed
      ? 'Nothing given back'
      : state === REFUND_STATE.underWay
        ? `¥${amount} to come back`
        : `¥${amount} given back`,
  addToCalendar: 'Add to calendar',
  calendarTicket: (name, ticketNo) => `${name}, ticket ${ticketNo}`,
  print: 'Print',
  prices: 'Price by traveller',
  taxesSum: 'Taxes (¥)',
  insurance: 'Insurance (¥)',
  insuranceState: (state) => INSURANCE[state],
  insurances: 'Insurance',
  insuredFlight: (flight) => `covers ${flight}`,
  insuranceFrom: (orderNo) =>
    `Bought with order ${orderNo}; it moved here with the change for no further premium`,
  sum: 'Sum (¥)',
  itinerary: 'Itinerary',
  cabin: (name, code) => `${name}, class ${code}`,
  contact: 'Contact',
  contactPhone: 'Phone',
  noPnr: 'Not yet made',
  travelType: 'Kind of trip',
  business: 'Business',
  personal: 'Personal',
  purpose: 'Purpose',
  remark: 'Remarks',
  costs: 'Cost allocation',
  costCenter: 'Cost centre',
  accountingEntity: 'Accounting entity',
  costDept: 'Department charged',
  project: 'Project',
  charges: 'Charges',
  total: 'Total',
  serviceFee: 'Service fee',
  payDeadline: 'Pay by',
  priceUntil: 'Price held until',
  payments: 'Payments and refunds',
  paidBack: 'Refunded to',
  paid: 'Paid by',
  invoice: 'Invoice',
  invoiceState: (state) => INVOICE[state],
  invoiceKind: 'Kind',
  itineraryReceipt: 'Itinerary receipt (digital invoice)',
  invoiceAmount: 'Amount',
  invoiceUntil: 'Request by',
  invoiceNote: (state, days) => {
    switch (state) {
      case 'none':
        return 'Tickets that were refunded, voided or missed are not invoiced; those of a change are, with its order.';
      case 'notYet':
        return `Can be requested once all flights have been flown, for ${days} days after the day of the last arrival.`;
      case 'missed':
        return 'Can be requested for the other tickets once those of missed flights are refunded or changed.';
      case 'open':
        return 'All flights have been flown; the last day to request is included.';
      case 'over':
        return `More than ${days} days have passed since the day of the last arrival; it can no longer be requested.`;
    }
  },
  invoiceParts:
    'The amount is fares and taxes, without service fees, insurance, change and refund fees, seats and excess baggage.',
  rules: 'Change and refund rules',
  loadingRules: 'Loading the change and refund rules',
  rulesFailed: 'The change and refund rules could not be loaded. Please try again',
  logs: 'History',
  tickets: 'Travellers and tickets',
  noTravellers: 'No travellers',
  cardNo: 'Document no.',
  ticketNo: 'Ticket no.',
  noTicket: 'Not ticketed',
  fare: 'Fare (CNY)',
  taxes: (buildFee, fuelFee) => `Airport ${buildFee} · fuel ${fuelFee}`,
} satisfies OrderListTexts;
