import type { RefundDetail, RefundReason, TicketQuote } from '../../../../src/contract/order/refund';
import { ticketObstacle } from '../../../../src/domain/fare/ticket-obstacle';
import { quoteRefund } from '../../../../src/domain/refund/refund-quote';
import { instantOf } from '../../../../src/domain/shanghai-time';
import { policyOf } from '../insurance/policies';
import { underWayOf, type UnderWay } from '../after-sale/under-way';
import { REASONS } from './reasons';
import type { RefundParts } from './queries';

interface RefundQuoteQuery {
  orderNo: string;
  staffNo: string;
  reason: RefundReason;
  now: Date;
}

/** Current refund amount of every ticket of an order, and its refunds so far. */
export function refundDetail(
  parts: RefundParts,
  { orderNo, staffNo, reason, now }: RefundQuoteQuery,
): RefundDetail {
  const { tickets, policies, refunds, refundTickets, files, underWay } = parts;
  return {
    orderNo,
    staffNO: staffNo,
    isChange: tickets.some(({ change_of }) => change_of !== null),
    quoteTime: now.toISOString(),
    tickets: tickets.map((ticket) => ticketQuote(ticket, underWayOf(underWay, ticket), reason, now)),
    insurances: insurancesOf(policies, orderNo, tickets),
    serviceFee: [...new Map(tickets.map((t) => [t.passenger_no, t.service_fee])).values()].reduce(
      (sum, fee) => sum + fee,
      0,
    ),
    refunds: refunds.map((refund) => ({
      refundNo: refund.refund_no,
      refundState: refund.refund_state,
      reasonType: refund.reason_type,
      reasonName: REASONS.find(({ reasonType }) => reasonType === refund.reason_type)?.reasonName ?? '',
      remark: refund.remark,
      applicantName: refund.applicant_name,
      files: files.filter(({ ownerNo }) => ownerNo === refund.refund_no).map(({ file }) => file),
      tickets: refundTickets
        .filter(({ refund_no }) => refund_no === refund.refund_no)
        .map(({ passenger_no, segment_no }) => ({ passengerNo: passenger_no, segmentNo: segment_no })),
      refundFee: refund.refund_fee,
      refundAmount: refund.refund_amount,
      applyTime: refund.applied_at.toISOString(),
      doneTime: refund.done_at?.toISOString() ?? '',
      arriveTime: refund.arrives_at?.toISOString() ?? '',
      hasArrived: refund.arrived_at !== null,
    })),
  };
}

/**
 * Refundable policies of the passengers. A policy is refunded with the last ticket that it covers and stays while it
 * covers a valid ticket of another order or a flown one.
 */
function insurancesOf(
  policies: RefundParts['policies'],
  orderNo: string,
  tickets: RefundParts['tickets'],
): RefundDetail['insurances'] {
  const passengerNos = [...new Set(tickets.map(({ passenger_no }) => passenger_no))];
  return passengerNos.flatMap((passengerNo) => {
    const policy = policyOf(policies, orderNo, passengerNo);
    const elsewhere = policy?.covered.filter((one) => one.orderNo !== orderNo) ?? [];
    if (policy === undefined || elsewhere.some(({ ticketStatus }) => ticketStatus !== 'REFUNDED')) return [];
    return [{ passengerNo, amount: policy.products.reduce((sum, { price }) => sum + price, 0) }];
  });
}

function ticketQuote(
  ticket: RefundParts['tickets'][number],
  underWay: UnderWay | undefined,
  { isVoluntary }: RefundReason,
  now: Date,
): TicketQuote {
  const { flight, rule } = ticket;
  const { sale_price: salePrice, build_fee: buildFee, fuel_fee: fuelFee } = ticket;
  const departure = instantOf(flight.takeOffTime);
  const isNoShow = ticket.is_no_show;
  // the ticket may have been flown until the supplier reports who was on board
  const mayBeFlown = departure <= now && !isNoShow;
  const obstacle = ticketObstacle(ticket.ticket_status) ?? underWay ?? (mayBeFlown ? 'departed' : null);
  const known = {
    passengerNo: ticket.passenger_no,
    segmentNo: ticket.segment_no,
    passagerName: ticket.passenger_name,
    passengerTypeID: ticket.passenger_type_id,
    flightNo: flight.flightNo,
    depCityName: flight.depCityName,
    arrCityName: flight.arrCityName,
    takeOffTime: flight.takeOffTime,
    ticketNo: ticket.ticket_no ?? '',
    ticketStatus: ticket.ticket_status,
    isNoShow,
    salePrice,
    taxes: buildFee + fuelFee,
  };
  if (obstacle !== null) {
    return {
      ...known,
      obstacle,
      refundFee: 0,
      refundPercent: null,
      onlyTaxes: false,
      refundAmount: 0,
      rises: null,
    };
  }
  const quote = quoteRefund(
    {
      passengerTypeID: ticket.passenger_type_id,
      salePrice,
      buildFee,
      fuelFee,
      ladder: rule.refund,
      departure,
    },
    { now, isVoluntary },
  );
  return {
    ...known,
    obstacle,
    refundFee: quote.fee,
    refundPercent: quote.percent,
    onlyTaxes: quote.onlyTaxes,
    refundAmount: quote.amount,
    rises: quote.worse && { at: quote.worse.at.toISOString(), refundFee: quote.worse.fee },
  };
}
