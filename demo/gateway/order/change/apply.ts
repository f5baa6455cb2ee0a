import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { applyChangeAirTicketGateway } from '../../../../src/contract/order/change';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { formatPrice } from '../../../../src/domain/money/money';
import { checkBudgets } from '../../flight-booking/budget-control';
import { findOrderStandard } from '../../flight-booking/order-standard';
import { findOverlaps } from '../../flight-booking/overlaps';
import { latestPayment, placePriced } from '../../flight-booking/place-order';
import { clearStandards, noteClearance } from '../../flight-booking/standard-clearance';
import { limitUnpaidSeats } from '../../flight-booking/unpaid-seats';
import { seatsOf } from '../../flight-offers/party';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import type { NewExtras } from '../../travellers/extra-queries';
import { findOrderExtras } from '../../travellers/extra-queries';
import { markPaid } from '../lifecycle';
import { beginAfterSale } from '../after-sale/application';
import { lockChangeable } from '../after-sale/states';
import { worksOn, type Order } from '../scope';
import { changeRequestOf, voyagesOf } from './change-request';
import { findLinkedOrders } from './linked-orders';
import { planChange, type PlannedChange } from './new-flights';
import { changesOf, findChangeParts, insertChange, type ChangeParts } from './queries';
import { changeDetail } from './quote';
import { reasonOf } from './reasons';

const MINUTE = 60_000;

/**
 * Holds the new seats and writes the order of the change, which then waits for its payment or its approval; with
 * neither, the supplier is called after the commit.
 */
export async function applyForChange(
  deps: AreaDeps,
  context: CallerContext,
  body: ParsedBodyOf<typeof applyChangeAirTicketGateway>,
): Promise<ResultOf<typeof applyChangeAirTicketGateway>> {
  const { db, caller, now } = context;
  const { orderNo } = body;
  const reason = reasonOf(body.changeReason);
  const { order, statusBefore } = await lockChangeable(context, orderNo);
  const parts = await findChangeParts(db, orderNo);
  const supplier = deps.supplierOf(caller);
  const cities = await supplier.cities();
  const mayWork = await worksOn(db, caller, changesOf(parts));
  const detail = changeDetail(parts, { order, viewer: caller, mayWork, reason, cities, now });
  const plan = await planChange(deps, context, { orderNo, parts, detail, reason }, body);
  if (plan.total !== body.totalAmount) {
    const quote = quoteOf(plan);
    throw new Fault('changeAmountChanged', undefined, { ...detail, quote });
  }

  const parameters = await deps.parameters(db, caller.enterpriseNum, now);
  const { config } = deps;
  const judged = {
    voyages: voyagesOf(body.newFlights),
    passengers: plan.passengers,
    overReasons: body.overReasons,
    // the new flights belong to the travel request that the order was booked under
    applyId: (await findOrderStandard(db, orderNo))?.apply_id ?? '',
    overStandardApplyId: body.applyId,
    travelType: order.travel_type,
    change: changeRequestOf({ orderNo, parts, reason }, plan, body),
  };
  const clearance = await clearStandards({ supplier, parameters }, context, judged, plan.offers);
  const waitsFor = clearance?.waitsFor;
  await limitUnpaidSeats(db, {
    userNo: caller.userNo,
    seats: seatsOf(plan.passengers) * plan.offers.length,
    limit: config.unpaidSeatsPerUser,
  });
  if (!body.overlapConfirmed) await checkOverlaps(context, orderNo, plan);
  const extras = await extrasOf(db, orderNo, plan);
  await checkBudgets(db, {
    enterpriseNum: caller.enterpriseNum,
    extras,
    createdAt: now,
    isConfirmed: body.budgetConfirmed,
    costOf: (passengerNo) =>
      plan.tickets
        .filter((ticket) => ticket.passengerNo === passengerNo)
        .reduce((sum, { changeFee, fareDifference }) => sum + changeFee + fareDifference, 0),
  });

  const payDeadline = waitsFor?.until ?? new Date(now.getTime() + parameters.payMinutes * MINUTE);
  const orderStatus = waitsFor === undefined ? '待支付' : '待审批';
  const content = `改签自订单${orderNo}，改签费¥${formatPrice(feesOf(plan))}，票价差额¥${formatPrice(plan.total - feesOf(plan))}`;
  const { orderNo: changeOrderNo } = await placePriced(db, supplier, {
    caller: bookerOf(order),
    orderStatus,
    voyageType: new Set(plan.offers.map(({ legNo }) => legNo)).size > 1 ? 2 : 1,
    travelType: order.travel_type,
    travelPurpose: order.travel_purpose,
    offers: plan.offers,
    passengers: plan.passengers,
    tickets: plan.tickets,
    extras,
    total: plan.total,
    contactName: order.contact_name,
    contactPhone: order.contact_phone,
    remark: body.remark,
    createdAt: now,
    payDeadline,
    holdUntil: latestPayment(payDeadline, orderStatus, parameters),
    exchange: { isVoluntary: reason.isVoluntary, oldTicketNos: oldTicketNosOf(parts, plan) },
    // the price is guaranteed as long as its seats are held
    priceGuaranteedUntil: payDeadline,
    firstLog: { operatorName: caller.staffName, content },
    changeOf: orderNo,
  });
  await insertChange(db, {
    order_no: changeOrderNo,
    changed_order_no: orderNo,
    applicant_no: caller.staffNo,
    applicant_name: caller.staffName,
    change_reason: reason.changeReason,
    remark: body.remark,
    status_before: statusBefore,
    tickets: plan.tickets,
    now,
  });
  if (clearance)
    await noteClearance(context, judged, clearance, { orderNo: changeOrderNo, total: plan.total });
  const names = plan.passengers.map(({ passagerName }) => passagerName).join('、');
  await beginAfterSale(context, {
    orderNo,
    to: '改签待核算',
    operatorName: caller.staffName,
    content: `申请改签（${reason.reasonName}）：${names}，改签单${changeOrderNo}`,
  });
  if (plan.total === 0 && waitsFor === undefined) await completeFreeChange(context, changeOrderNo);
  return {
    changeOrderNo,
    orderStatus: plan.total === 0 && waitsFor === undefined ? '改签中' : orderStatus,
    totalAmount: plan.total,
    payDeadline: payDeadline.toISOString(),
    canPay: plan.total > 0 && waitsFor === undefined && caller.objects.has(OBJECT.payOrder),
  };
}

/** A free change proceeds like a paid one. */
export function completeFreeChange(
  source: Pick<CallerContext, 'db' | 'now' | 'emit'>,
  orderNo: string,
): Promise<void> {
  return markPaid(source, { orderNo, isChange: true, payType: null, subPayType: null, companyPayType: null });
}

export const quoteOf = ({ kind, tickets, total }: PlannedChange) => ({
  kind,
  total,
  tickets: tickets.map(({ oldPassengerNo, oldSegmentNo, changeFee, fareDifference, salePrice }) => ({
    passengerNo: oldPassengerNo,
    segmentNo: oldSegmentNo,
    changeFee,
    fareDifference,
    newPrice: salePrice,
  })),
});

const oldTicketNosOf = ({ tickets }: ChangeParts, plan: PlannedChange): string[] =>
  plan.tickets.flatMap(({ oldSegmentNo, oldPassengerNo }) => {
    const old = tickets.find(
      ({ segment_no, passenger_no }) => segment_no === oldSegmentNo && passenger_no === oldPassengerNo,
    );
    return old?.ticket_no ?? [];
  });

const feesOf = ({ tickets }: PlannedChange): number =>
  tickets.reduce((sum, { changeFee }) => sum + changeFee, 0);

/** The booker stays the same, so that the change is listed with its order. */
export const bookerOf = (order: Order) => ({
  enterpriseNum: order.enterprise_num,
  staffNo: order.booker_no,
  staffName: order.booker_name,
  deptNo: order.dept_no,
  deptName: order.dept_name,
});

/** Copies the cost bearers; insurance and service fee were paid with the first tickets. */
async function extrasOf(
  db: CallerContext['db'],
  orderNo: string,
  { tickets }: PlannedChange,
): Promise<NewExtras[]> {
  const { costs } = await findOrderExtras(db, orderNo);
  const people = new Map(tickets.map(({ passengerNo, oldPassengerNo }) => [passengerNo, oldPassengerNo]));
  return [...people].map(([passengerNo, oldPassengerNo]) => {
    const cost = costs.find(({ passenger_no }) => passenger_no === oldPassengerNo);
    return {
      passengerNo,
      serviceFee: 0,
      insurances: [],
      cost: cost
        ? {
            costCenterNo: cost.cost_center_no,
            costCenterName: cost.cost_center_name,
            accountingEntityNo: cost.accounting_entity_no,
            accountingEntityName: cost.accounting_entity_name,
            deptNo: cost.dept_no,
            deptName: cost.dept_name,
            projectNo: cost.project_no ?? '',
            projectName: cost.project_name,
          }
        : null,
    };
  });
}

/** Finds overlapping flights of other journeys; flights of the changed journey do not count. */
async function checkOverlaps(
  { db, caller, now }: CallerContext,
  orderNo: string,
  { passengers, offers }: PlannedChange,
): Promise<void> {
  const own = await findLinkedOrders(db, orderNo);
  const found = await findOverlaps(db, { caller, passengers, offers, now });
  const overlaps = found.filter((journey) => !own.includes(journey.orderNo));
  if (overlaps.length > 0) throw new Fault('journeysOverlap', undefined, { overlaps });
}
