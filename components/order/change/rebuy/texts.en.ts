import type { RebuyOutcome } from '../../../../src/contract/order/rebuy';
import type { RebuyTexts } from './texts';

const OUTCOMES: Readonly<Record<RebuyOutcome, string>> = {
  open: 'New tickets not issued yet',
  bought: 'Old tickets being refunded',
  done: 'Done',
  refundFailed: 'Old tickets not refunded',
  notIssued: 'Ticketing failed',
  cancelled: 'Cancelled',
};

const tickets = (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`);

export default {
  offer: (saved) => `Refunding and buying anew is ¥${saved} cheaper`,
  offerHint:
    'The new flight is bought at today’s price, and the old ticket is refunded once the new one is issued. If it is not issued, the old ticket stays as it is.',
  table: 'The change beside a refund and a new ticket',
  ticket: 'Ticket',
  change: 'Change',
  rebuy: 'Refund and buy anew',
  changeFee: (fee) => `fee ${fee}`,
  difference: (difference) => `difference ${difference}`,
  newPrice: (price) => `new ${price}`,
  newTaxes: (taxes) => `taxes ${taxes}`,
  back: (back) => `back ${back}`,
  refundFee: (fee) => `refund fee ${fee}`,
  onlyTaxes: 'not refundable but for taxes',
  serviceFee: 'Service fee',
  insurance: 'Insurance',
  insured: (price) => `bought anew ${price}`,
  total: 'Total',
  pays: (pay) => `pay ${pay}`,
  choose: (pay) => `Refund and buy anew for ¥${pay}`,
  sending: 'Submitting',
  confirm: 'Refund and buy anew',
  confirmNo: 'Not yet',
  asked: (count, pay, back) =>
    `${tickets(count)} bought anew for ¥${pay}. Once issued, the old ones are refunded: ¥${back} comes back.`,
  paidBy: (name) => `Paid as the order was, by ${name}; after its approval where it needs one.`,
  paidLater:
    'Please pay in time once it is submitted. Otherwise the new seats are released and the old tickets stay as they are.',
  overlaps: 'Flights at the same time',
  overlapsHint: 'A traveller has another flight at the time of the new one. Buy it all the same?',
  rebuyAnyway: 'Buy it all the same',
  changed: 'The cost has changed. Please check it and submit again.',
  uncertain: (message) =>
    `${message} The result is not known: submit again to find out. Nothing is bought twice.`,
  applied: 'Submitted. The old tickets are refunded once the new ones are issued.',
  appliedToPay: (amount) => `Submitted. Please pay ¥${amount} soon.`,
  waits: 'Submitted; it waits for approval',
  records: 'Refunded and bought anew',
  outcome: (outcome) => OUTCOMES[outcome],
  record: (names) => names.join(', '),
  amounts: (pay, back) => `New tickets ¥${pay}, ¥${back} back`,
  amountsDue: (pay, back) => `New tickets ¥${pay}, ¥${back} to come back`,
  newAmount: (pay) => `New tickets ¥${pay}`,
  twoTickets:
    'The old tickets could not be refunded: both the old and the new ones are valid now. Please request the refund again.',
  notRefundable:
    'The old tickets can no longer be refunded: both the old and the new ones are valid now. Please contact customer service.',
  oldKept: 'The old tickets stay as they are.',
  pay: 'Pay',
  cancel: 'Cancel',
  cancelHint: 'The new seats are released at once and the old tickets stay as they are.',
  cancelYes: 'Cancel it',
  cancelled: 'Cancelled: the old tickets stay as they are',
  showNew: 'New order',
  showOld: 'Old order',
  showRefund: 'Refund',
  refundAgain: 'Request the refund again',
} satisfies RebuyTexts;
