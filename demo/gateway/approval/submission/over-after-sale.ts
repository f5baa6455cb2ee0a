import type { ChangeRequest, RefundRequest } from '../../../../src/contract/approval/after-sale';
import { formatPrice } from '../../../../src/domain/money/money';
import { areSamePlaces } from '../../../../src/domain/refund/same-places';
import type { ApplicationRow } from '../applications/application-row';
import { uncovered, type OverChoice } from './over-choice';

/** Requested change or refund. */
export type AskedAfterSale =
  | { change: ChangeRequest; choice: Omit<OverChoice, 'overReasons'> }
  | { refund: RefundRequest };

/**
 * Difference of a change or refund from its approved application, in words; undefined when it is covered. It needs the
 * same tickets, no higher cost, and for a change the same flights.
 */
export function uncoveredAfterSale(
  { choice, change, refund }: Pick<ApplicationRow, 'choice' | 'change' | 'refund'>,
  asked: AskedAfterSale,
): string | undefined {
  if ('refund' in asked) {
    if (refund === null) return '该申请单不是退票申请';
    const tickets = `申请的机票为${ticketNames(refund)}，本次为${ticketNames(asked.refund)}`;
    const costOf = ({ refundFee }: RefundRequest) => refundFee;
    return differenceOf(refund, asked.refund, { what: '退票', tickets, cost: '退票费', costOf });
  }
  if (choice === null || change === null) return '该申请单不是改签申请';
  const flights = change.flights.map(({ from }) => from.flightNo).join('、');
  const tickets = `申请改签的机票为${flights}的${change.tickets.length}张，本次不同`;
  const costOf = ({ changeFee, fareDifference }: ChangeRequest) => changeFee + fareDifference;
  return (
    differenceOf(change, asked.change, { what: '改签', tickets, cost: '本次改签应付', costOf }) ??
    // for different tickets, different travellers need no message of their own
    uncovered(choice, asked.choice)
  );
}

interface Words<R> {
  what: string;
  /** Message for different tickets. */
  tickets: string;
  cost: string;
  costOf(request: R): number;
}

function differenceOf<R extends ChangeRequest | RefundRequest>(
  approved: R,
  asked: R,
  { what, tickets, cost, costOf }: Words<R>,
): string | undefined {
  if (approved.orderNo !== asked.orderNo)
    return `申请${what}的订单为${approved.orderNo}，本次为${asked.orderNo}`;
  if (!areSamePlaces(approved.tickets, asked.tickets)) return tickets;
  const [before, now] = [costOf(approved), costOf(asked)];
  return now > before ? `${cost}¥${formatPrice(now)}高于申请时的¥${formatPrice(before)}` : undefined;
}

/** Formats tickets as `张三 CA1501、李四 CA1501`. */
const ticketNames = ({ tickets }: Pick<RefundRequest, 'tickets'>): string =>
  tickets.map(({ passagerName, flightNo }) => `${passagerName} ${flightNo}`).join('、');
