import type { ChangeRequest, RefundRequest } from '../../../../src/contract/approval/after-sale';
import { formatPrice } from '../../../../src/domain/money/money';
import { areSamePlaces } from '../../../../src/domain/refund/same-places';

/**
 * Difference of a change from its approved application, in words, beside the new flights, which `uncovered` compares;
 * undefined when it is covered. It needs the same tickets for no higher price.
 */
export function uncoveredChange(approved: ChangeRequest, asked: ChangeRequest): string | undefined {
  if (approved.orderNo !== asked.orderNo)
    return `申请改签的订单为${approved.orderNo}，本次为${asked.orderNo}`;
  if (!areSamePlaces(approved.tickets, asked.tickets)) {
    const flights = approved.flights.map(({ from }) => from.flightNo).join('、');
    return `申请改签的机票为${flights}的${approved.tickets.length}张，本次不同`;
  }
  const [total, now] = [totalOf(approved), totalOf(asked)];
  return now > total ? `本次改签应付¥${formatPrice(now)}高于申请时的¥${formatPrice(total)}` : undefined;
}

const totalOf = ({ changeFee, fareDifference }: ChangeRequest): number => changeFee + fareDifference;

/** Difference of a refund from its approved application, in words: it needs the same tickets for no higher fee. */
export function uncoveredRefund(approved: RefundRequest, asked: RefundRequest): string | undefined {
  if (approved.orderNo !== asked.orderNo)
    return `申请退票的订单为${approved.orderNo}，本次为${asked.orderNo}`;
  if (!areSamePlaces(approved.tickets, asked.tickets))
    return `申请的机票为${ticketNames(approved)}，本次为${ticketNames(asked)}`;
  if (asked.refundFee <= approved.refundFee) return undefined;
  return `退票费¥${formatPrice(asked.refundFee)}高于申请时的¥${formatPrice(approved.refundFee)}`;
}

/** `张三 CA1501、李四 CA1501` */
const ticketNames = ({ tickets }: Pick<RefundRequest, 'tickets'>): string =>
  tickets.map(({ passagerName, flightNo }) => `${passagerName} ${flightNo}`).join('、');
