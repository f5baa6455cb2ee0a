import type { OrderRow } from '../../../src/contract/order-list';
import type { ResultOf } from '../../../src/contract/call';
import type { queryAirTicketDetailNew } from '../../../src/contract/order-list';
import { isAwaitingApproval, isOpen } from './lifecycle';
import type { findOrderParts, ListedOrder } from './queries';
import type { Order } from './scope';

export function orderRow(order: ListedOrder, now: Date): OrderRow {
  const open = isOpen(order, now);
  return {
    orderNo: order.order_no,
    orderStatus: order.order_status,
    pnr: order.pnr,
    flights: order.flights,
    passengerNames: order.passenger_names,
    bookerName: order.booker_name,
    deptName: order.dept_name,
    totalAmount: order.total_amount,
    commissionType: order.commission_type,
    payType: order.pay_type,
    subPayType: order.sub_pay_type,
    createTime: order.created_at.toISOString(),
    payDeadline: order.pay_deadline.toISOString(),
    canPay: open,
    canCancel: open || isAwaitingApproval(order, now),
  };
}

type Detail = ResultOf<typeof queryAirTicketDetailNew>;

export function orderDetail(
  order: Order,
  { segments, passengers, tickets, logs }: Awaited<ReturnType<typeof findOrderParts>>,
  payments: Detail['payments'],
  now: Date,
): Detail {
  return {
    ...orderRow(order, now),
    contactName: order.contact_name,
    contactPhone: order.contact_phone,
    remark: order.remark,
    priceGuaranteedUntil: order.price_guaranteed_until.toISOString(),
    segments: segments.map((segment) => ({
      segmentNo: segment.segment_no,
      flight: segment.flight,
      cabinCode: segment.cabin_code,
      cabinName: segment.cabin_name,
      discount: segment.discount,
    })),
    travellers: passengers.map((passenger) => ({
      passagerName: passenger.passenger_name,
      cardType: passenger.card_type,
      cardNo: maskCardNo(passenger.card_no),
      phone: passenger.phone,
      passengerTypeID: passenger.passenger_type_id,
      tickets: tickets
        .filter((ticket) => ticket.passenger_no === passenger.passenger_no)
        .map((ticket) => ({
          segmentNo: ticket.segment_no,
          ticketNo: ticket.ticket_no ?? '',
          ticketStatus: ticket.ticket_status,
          salePrice: ticket.sale_price,
          buildFee: ticket.build_fee,
          fuelFee: ticket.fuel_fee,
        })),
    })),
    payments,
    logs: logs.map((log) => ({
      time: log.logged_at.toISOString(),
      operatorName: log.operator_name,
      content: log.content,
    })),
  };
}

/** An ID number with its middle hidden: the first three and the last two characters stay, of short ones the last two. */
export function maskCardNo(cardNo: string): string {
  const shown = cardNo.length > 8 ? 3 : 0;
  return cardNo.slice(0, shown) + '*'.repeat(Math.max(0, cardNo.length - shown - 2)) + cardNo.slice(-2);
}
