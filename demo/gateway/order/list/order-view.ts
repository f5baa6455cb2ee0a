import type {
  OrderApproval,
  OrderCost,
  OrderInsurance,
  OrderInvoice,
  OrderRow,
  OrderStatus,
} from '../../../../src/contract/order/list';
import type { ResultOf } from '../../../../src/contract/call';
import type { queryAirTicketDetailNew } from '../../../../src/contract/order/list';
import { maskCardNo, maskPhone } from '../../../../src/domain/passenger/mask';
import type { findOrderExtras } from '../../travellers/extra-queries';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { Caller } from '../../server/http/caller';
import { isAwaitingApproval, isOpen } from '../lifecycle';
import type { ListedOrder } from './find-orders';
import type { findChain, findOrderApproval, findOrderParts, findRefundsOf } from './queries';
import { insuranceState } from '../../../../src/domain/order/insurance-state';
import { invoiceState } from '../../../../src/domain/order/invoice-state';
import { policyOf, type Policy } from '../insurance/policies';
import { isAfterSaleAllowed } from '../after-sale/states';
import type { MayWork, Order } from '../scope';

/** A row as its viewer sees it at a moment. */
export function orderRow(order: ListedOrder, { mayWork, now }: Omit<ViewContext, 'viewer'>): OrderRow {
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
    companyPayType: order.company_pay_type,
    createTime: order.created_at.toISOString(),
    payDeadline: order.pay_deadline.toISOString(),
    canPay: open && mayWork(OBJECT.payOrder, order.order_no),
    canChange: isAfterSaleAllowed(order.order_status) && mayWork(OBJECT.changeOrder, order.order_no),
    canRefund: isAfterSaleAllowed(order.order_status) && mayWork(OBJECT.refundOrder, order.order_no),
    canCancel: (open || isAwaitingApproval(order, now)) && mayWork(OBJECT.cancelOrder, order.order_no),
  };
}

interface ViewContext {
  viewer: Caller;
  mayWork: MayWork;
  now: Date;
}

type Detail = ResultOf<typeof queryAirTicketDetailNew>;

/** Data read beside the order itself. */
export type OrderParts = Awaited<ReturnType<typeof findOrderParts>> &
  Awaited<ReturnType<typeof findOrderExtras>> & {
    payments: Detail['payments'];
    policies: readonly Policy[];
    approval: Awaited<ReturnType<typeof findOrderApproval>>;
    chain: Awaited<ReturnType<typeof findChain>>;
    refunds: Awaited<ReturnType<typeof findRefundsOf>>;
  };

export function orderDetail(
  order: Order,
  {
    segments,
    passengers,
    tickets,
    states,
    logs,
    costs,
    policies,
    payments,
    approval,
    chain,
    refunds,
  }: OrderParts,
  seen: ViewContext,
): Detail {
  // an agency that looks has the number of the administrator, and gets their phone no more than others'
  const viewerNo = seen.viewer.isViewOnly === true ? '' : seen.viewer.staffNo;
  return {
    ...orderRow(order, seen),
    contactName: order.contact_name,
    contactPhone: order.booker_no === viewerNo ? order.contact_phone : maskPhone(order.contact_phone),
    remark: order.remark,
    travelType: order.travel_type,
    travelPurpose: order.travel_purpose,
    priceGuaranteedUntil: order.price_guaranteed_until.toISOString(),
    cancellation: cancellationView(order),
    approval: approval === undefined ? null : approvalView(approval),
    segments: segments.map((segment) => ({
      segmentNo: segment.segment_no,
      legNo: segment.leg_no,
      flight: segment.flight,
      cabinCode: segment.cabin_code,
      cabinName: segment.cabin_name,
      discount: segment.discount,
    })),
    travellers: passengers.map((passenger) => ({
      passagerName: passenger.passenger_name,
      cardType: passenger.card_type,
      cardNo: maskCardNo(passenger.card_no),
      phone: passenger.staff_no === viewerNo ? passenger.phone : maskPhone(passenger.phone),
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
      serviceFee: passenger.service_fee,
      insurances: insurancesOf(policies, order, passenger.passenger_no),
      cost: costView(costs.find((cost) => cost.passenger_no === passenger.passenger_no)),
    })),
    payments,
    invoice: invoiceOf(segments, tickets, seen.now),
    states: states.map(({ order_status, entered_at }) => ({
      orderStatus: order_status,
      time: entered_at.toISOString(),
    })),
    chain: chain.map((one) => ({
      orderNo: one.order_no,
      changeOf: one.change_of ?? '',
      rebuyOf: one.old_order_no ?? '',
      orderStatus: one.order_status,
      flights: one.flights,
      passengerNames: one.passenger_names,
      totalAmount: one.total_amount,
      createTime: one.created_at.toISOString(),
    })),
    refunds: refunds.map((refund) => ({
      refundNo: refund.refund_no,
      refundState: refund.refund_state,
      passengerNames: refund.passenger_names ?? [],
      refundFee: refund.refund_fee,
      refundAmount: refund.refund_amount,
      applyTime: refund.applied_at.toISOString(),
      doneTime: refund.done_at?.toISOString() ?? '',
    })),
    logs: logs.map((log) => ({
      time: log.logged_at.toISOString(),
      operatorName: log.operator_name,
      content: log.content,
    })),
  };
}

/** Insurance bought with the order, and insurance that followed its changed tickets. */
function insurancesOf(policies: readonly Policy[], order: Order, passengerNo: number): OrderInsurance[] {
  const { order_no: orderNo } = order;
  const policy =
    policies.find((one) => one.orderNo === orderNo && one.passengerNo === passengerNo) ??
    policyOf(policies, orderNo, passengerNo);
  if (policy === undefined) return [];
  const { covered, refundState, products } = policy;
  const boughtHere = policy.orderNo === orderNo;
  const state = insuranceState({
    refund: refundState === '已退票' ? 'done' : refundState === '退票中' ? 'underWay' : undefined,
    tickets: covered.map(({ ticketStatus }) => ticketStatus),
    isClosed: boughtHere && isClosed(order.order_status),
  });
  const flights = covered
    .filter(({ ticketStatus }) => ticketStatus !== 'REFUNDED' && ticketStatus !== 'VOID')
    .map(({ flight: { flightNo, takeOffTime } }) => ({ flightNo, takeOffTime }));
  return products.map(({ productName, insurerName, price }) => ({
    productName,
    insurerName,
    price,
    boughtWith: boughtHere ? '' : policy.orderNo,
    state,
    flights,
  }));
}

function invoiceOf(
  segments: OrderParts['segments'],
  tickets: OrderParts['tickets'],
  now: Date,
): OrderInvoice {
  const arrivals = new Map(segments.map(({ segment_no, flight }) => [segment_no, flight.arrTime]));
  return invoiceState(
    tickets.map((ticket) => ({
      ticketStatus: ticket.ticket_status,
      isMissed: ticket.is_no_show,
      arrTime: arrivals.get(ticket.segment_no) ?? '',
      amount: ticket.sale_price + ticket.build_fee + ticket.fuel_fee,
    })),
    now,
  );
}

const isClosed = (status: OrderStatus): boolean =>
  status === '已取消' || status === '审批不通过' || status === '出票失败';

function cancellationView({
  cancel_kind: kind,
  cancelled_by: operatorName,
  cancel_reason: reason,
}: Order): Detail['cancellation'] {
  return kind === null ? null : { kind, operatorName, reason };
}

function approvalView(found: NonNullable<Awaited<ReturnType<typeof findOrderApproval>>>): OrderApproval {
  return {
    applyId: found.apply_id,
    applyState: found.apply_state,
    approverName: found.approver_name,
    deadline: found.deadline.toISOString(),
    decideTime: found.decided_at?.toISOString() ?? '',
    opinion: found.opinion,
    isAwaited: found.order_no !== null,
  };
}

function costView(
  cost: Awaited<ReturnType<typeof findOrderExtras>>['costs'][number] | undefined,
): OrderCost | null {
  if (cost === undefined) return null;
  return {
    costCenterName: cost.cost_center_name,
    accountingEntityName: cost.accounting_entity_name,
    deptName: cost.dept_name,
    projectName: cost.project_name,
  };
}
