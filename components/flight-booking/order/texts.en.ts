import { ORDER_STATUS, type OrderStatus } from '../../../src/contract/order/list';
import states from '../../../src/element/order-status/texts.en';
import type { FlightOrderTexts } from './texts';

function heading(status: OrderStatus, hasWaited: boolean): string {
  switch (status) {
    case ORDER_STATUS.pendingApproval:
      return 'Order placed, waiting for approval';
    case ORDER_STATUS.unpaid:
      return hasWaited ? 'Approved: please pay soon' : 'Order placed, seats held';
    case ORDER_STATUS.rejected:
      return 'Not approved, seats released';
    case ORDER_STATUS.cancelled:
      return 'Order cancelled, seats released';
    case ORDER_STATUS.issuing:
      return 'Order paid, tickets being issued';
    default:
      return `Order: ${states.order(status).toLowerCase()}`;
  }
}

export default {
  heldOrders: 'Open orders',
  othersHeld: (count: number) => `${count} more open ${count === 1 ? 'order' : 'orders'}: see “My orders”`,
  allHeld: (count: number) => `All ${count}`,
  pay: 'Pay',
  look: 'Show',
  payOf: (orderNo: string) => `Pay order ${orderNo}`,
  lookOf: (orderNo: string) => `Show order ${orderNo}`,
  routes: (routes: readonly string[]) => routes.join(', '),
  orderNo: (orderNo: string) => `Order\u00a0${orderNo}`,
  heldOver: 'Seats no longer held',
  payLeft: (clock: string) => `${clock} left to pay`,
  heldUntil: (time: string) => `Seats held until ${time}`,

  opening: 'Opening the order',
  openFailed: (orderNo: string, why: string) => `Order ${orderNo} could not be opened. ${why}`,
  bookAgain: 'Book again',
  steps: 'Booking steps',
  bookOn: 'Book another flight',
  heading,
  tooLate: 'The time to pay has run out, seats released',
  waiting:
    'The fare is over the travel policy. You can pay once it is approved; the seats are released if it is refused or not decided in time.',
  tooLateNote: 'This order can no longer be paid. Please search again.',
  searchAgain: 'Search again',
  cancelReason: 'Reason for cancelling',
  cancelledBy: 'Cancelled by',
  noPayer: 'You do not have permission to pay. Please have a colleague who has it pay in time.',
  number: 'Order number',
  amount: 'Order amount',
  due: 'Amount due',
  timeLeft: 'Time left to pay',
  show: 'Show order',
  payment: 'Pay for the order',
  paid: 'Payment received',
  paidNote: ': the tickets are being issued. You will be told by text message.',

  state: 'Order status',
  approver: 'Approver',
  reading: 'Reading',
  applyId: 'Request number',
  seatsUntil: 'Seats held until',
  seatsOver: 'Seats no longer held',
  priceUntil: 'Price held until',
  priceOver: 'The price is that of the time you pay',
  progress: 'Approval',
  failed: 'It could not be read',
  retry: 'Try again',
  left: (time: string) => `${time} left`,
  opinion: (opinion: string) => `Comment: ${opinion}`,
  refused: ' did not approve the over-policy request, and the seats were released. ',
  undecided: 'The request was not decided in time: the order was cancelled and the seats were released.',
  cancelled: 'The order was cancelled and the seats were released.',
  changed: (status: string) => `Order status: ${status}`,
} satisfies FlightOrderTexts;
