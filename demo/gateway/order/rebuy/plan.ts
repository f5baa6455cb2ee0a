import type { BookedPassenger } from '../../../../src/contract/flight-booking/booking';
import { BOOKING_SOURCE } from '../../../../src/contract/envelope';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { applyRebuy, queryRebuyQuote, RebuyQuote } from '../../../../src/contract/order/rebuy';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { TRAVEL_TYPE } from '../../../../src/contract/flight-booking/travel-type';
import { OVER_POLICY } from '../../../../src/contract/travel-standard/shapes';
import { compareRebuy } from '../../../../src/domain/change/rebuy';
import { chooseTickets, type RefundChoice } from '../../../../src/domain/refund/choose-tickets';
import { isChangeApprovalRequired } from '../../enterprise-setting/after-sale-rules';
import { checkChoice, extrasOfChoice, type OrderBody } from '../../flight-booking/order-choice';
import { findOrderStandard } from '../../flight-booking/order-standard';
import { numbered, pricesOf } from '../../flight-booking/place-order';
import type { AreaDeps } from '../../server/deps';
import { withScopeOf } from '../../server/http/caller';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { findOrderExtras } from '../../travellers/extra-queries';
import { findInsuranceProducts } from '../../travellers/order-form-queries';
import { quoteOf } from '../change/apply';
import { passengerOf, planChange, type PlannedChange } from '../change/new-flights';
import { changesOf, findChangeParts, type ChangeParts } from '../change/queries';
import { changeDetail } from '../change/quote';
import { reasonOf as changeReasonOf } from '../change/reasons';
import { findPolicies, policyOf } from '../insurance/policies';
import { isChildLeftAlone } from '../refund/apply';
import { findRefundParts } from '../refund/queries';
import { refundDetail } from '../refund/quote';
import { reasonOf as refundReasonOf } from '../refund/reasons';
import { judgeRequestedRefund, type RequestedRefund } from '../refund/standard';
import { findOrderFor, worksOn, type Order } from '../scope';
import { isRebought } from './queries';

/** Tickets to be refunded and new flights to be bought, at current prices. */
export interface PlannedRebuy {
  quote: RebuyQuote;
  /** The change that the rebuy is compared with; it has the new flights and people as the new order numbers them. */
  change: PlannedChange;
  /** Booking of the new order. */
  booking: OrderBody;
  /** Refund in fen by passenger, as the new order numbers them: sum = backTotal of the quote. */
  comesBack: ReadonlyMap<number, number>;
  reasonType: number;
}

/**
 * Plans the change, the refund and the booking, each by its own rules. Throws their faults, forbidden without the
 * rights to book and to refund, and rebuyNotOffered.
 */
export async function planRebuy(
  deps: AreaDeps,
  context: CallerContext,
  order: Order,
  wanted: ParsedBodyOf<typeof queryRebuyQuote>,
): Promise<PlannedRebuy> {
  const { db, caller, now } = context;
  if (!caller.objects.has(OBJECT.bookFlight) || !caller.objects.has(OBJECT.refundOrder))
    throw new Fault('forbidden');
  const { order_no: orderNo } = order;
  await findOrderFor(db, withScopeOf(caller, OBJECT.refundOrder), orderNo);
  const reason = changeReasonOf(wanted.changeReason);
  // the carrier examines involuntary reasons and may refuse the refund after the new tickets are bought
  if (!reason.isVoluntary) throw new Fault('rebuyNotOffered');

  const parts = await findChangeParts(db, orderNo);
  const detail = changeDetail(parts, {
    order,
    viewer: caller,
    mayWork: await worksOn(db, caller, changesOf(parts)),
    reason,
    cities: await deps.supplierOf(caller).cities(),
    now,
  });
  const change = await planChange(deps, context, { orderNo, parts, detail, reason }, wanted);

  // voluntary reasons have the same numbers for changes and refunds
  const refundReason = refundReasonOf(reason.changeReason);
  const refundParts = await findRefundParts(db, orderNo);
  const refunds = refundDetail(refundParts, { orderNo, staffNo: caller.staffNo, reason: refundReason, now });
  const places = change.tickets.map(({ oldPassengerNo, oldSegmentNo }) => ({
    passengerNo: oldPassengerNo,
    segmentNo: oldSegmentNo,
  }));
  const back = chooseTickets(refunds, places);
  if (back === undefined) throw new Fault('ticketNotRefundable', undefined, refunds);
  if (isChildLeftAlone(refundParts.tickets, places)) throw new Fault('childLeftAlone');
  if (await isRebought(db, orderNo, places)) throw new Fault('rebuyNotOffered');
  await refuseRuledRefunds(context, { order, reason: refundReason, choice: back });

  const booking = await bookingOf(context, order, { parts, change });
  const choice = await checkChoice(deps, context, booking);
  const extras = await extrasOfChoice(context, choice, { ...booking, keepsCosts: true });
  const offers = numbered(choice.offers);
  const { tickets } = pricesOf({ offers, passengers: choice.passengers, extras, createdAt: now });
  const quote = compareRebuy(quoteOf(change).tickets, back, {
    tickets: tickets.map(({ passengerNo, segmentNo, salePrice, buildFee, fuelFee }) => {
      const planned = change.tickets.find(
        (one) => one.passengerNo === passengerNo && one.segmentNo === segmentNo,
      );
      return {
        passengerNo: planned?.oldPassengerNo ?? 0,
        segmentNo: planned?.oldSegmentNo ?? 0,
        salePrice,
        taxes: buildFee + fuelFee,
      };
    }),
    serviceFee: extras.reduce((sum, { serviceFee }) => sum + serviceFee, 0),
    insurancePrice: extras.flatMap(({ insurances }) => insurances).reduce((sum, { price }) => sum + price, 0),
  });
  return {
    quote,
    change,
    booking,
    comesBack: comesBackOf(change, back),
    reasonType: refundReason.reasonType,
  };
}

function comesBackOf({ tickets }: PlannedChange, back: RefundChoice): ReadonlyMap<number, number> {
  const ofPassenger = new Map<number, number>();
  const add = (oldPassengerNo: number, amount: number) => {
    const no = tickets.find((ticket) => ticket.oldPassengerNo === oldPassengerNo)?.passengerNo ?? 0;
    ofPassenger.set(no, (ofPassenger.get(no) ?? 0) + amount);
  };
  for (const { passengerNo, refundAmount } of back.tickets) add(passengerNo, refundAmount);
  for (const { passengerNo, amount } of back.insurances) add(passengerNo, amount);
  return ofPassenger;
}

/**
 * Throws rebuyNotOffered when the enterprise requires a reason or an approval for the refund, or an approval for every
 * change; the change or refund must then be applied for separately.
 */
async function refuseRuledRefunds(context: CallerContext, wanted: RequestedRefund): Promise<void> {
  const { db, caller } = context;
  const { policy } = await judgeRequestedRefund(context, wanted);
  const isOver = policy === OVER_POLICY.reason || policy === OVER_POLICY.approval;
  const isBusiness = wanted.order.travel_type !== TRAVEL_TYPE.personal;
  if (isOver || (isBusiness && (await isChangeApprovalRequired(db, caller.enterpriseNum))))
    throw new Fault('rebuyNotOffered');
}

/**
 * Booking of the new flights for the same people, under the same travel request, at the same cost bearers and with the
 * same insurance at current prices. Throws rebuyNotOffered when the insurance is no longer sold, so that passengers do
 * not lose their cover unasked.
 */
async function bookingOf(
  { db, caller }: CallerContext,
  order: Order,
  { parts, change }: { parts: ChangeParts; change: PlannedChange },
): Promise<OrderBody> {
  const { order_no: orderNo } = order;
  const { costs } = await findOrderExtras(db, orderNo);
  const policies = await findPolicies(db, orderNo);
  const sold = await findInsuranceProducts(db, caller.enterpriseNum);
  const oldNos = [...new Set(change.tickets.map(({ oldPassengerNo }) => oldPassengerNo))];
  const passengers = oldNos.flatMap((passengerNo): BookedPassenger[] => {
    const person = parts.passengers.find(({ passenger_no }) => passenger_no === passengerNo);
    if (person === undefined) return [];
    const cost = costs.find(({ passenger_no }) => passenger_no === passengerNo);
    const insured = policyOf(policies, orderNo, passengerNo)?.products ?? [];
    return [
      {
        ...passengerOf(person),
        insurances: insured.map(({ productNo }) => {
          const product = sold.find((one) => one.productNo === productNo);
          if (product === undefined) throw new Fault('rebuyNotOffered');
          return { productNo, price: product.price };
        }),
        ...(cost && {
          cost: {
            costCenterNo: cost.cost_center_no,
            accountingEntityNo: cost.accounting_entity_no,
            deptNo: cost.dept_no,
            projectNo: cost.project_no ?? '',
          },
        }),
      },
    ];
  });
  const legNos = change.offers.map(({ legNo }) => legNo);
  return {
    bookingSource: BOOKING_SOURCE,
    travelType: order.travel_type,
    voyageType: new Set(legNos).size > 1 ? 2 : 1,
    voyages: change.offers.map(({ flight: { flight }, price: { unit }, legNo }, i) => ({
      segmentNo: legNo,
      ...(legNos.filter((other) => other === legNo).length > 1 && {
        sequenceNo: i - legNos.indexOf(legNo) + 1,
      }),
      flightNo: flight.flightNo,
      depAirportCode: flight.depAirportCode,
      arrAirportCode: flight.arrAirportCode,
      depDate: flight.takeOffTime.slice(0, 10),
      cabinCode: unit.cabinCode,
      policyId: unit.policyId,
      salePrice: unit.salePrice,
    })),
    passengers,
    cost: undefined,
    travelPurpose: order.travel_purpose,
    contactName: order.contact_name,
    contactPhone: order.contact_phone,
    remark: '',
    overlapConfirmed: false,
    budgetConfirmed: false,
    overReasons: [],
    applyId: (await findOrderStandard(db, orderNo))?.apply_id ?? '',
    overStandardApplyId: '',
  };
}

/** Renumbers reasons by legs, as the standards of a booking do, instead of by flights. */
export const reasonsByWay = (
  { offers }: PlannedChange,
  overReasons: ParsedBodyOf<typeof applyRebuy>['overReasons'],
): OrderBody['overReasons'] =>
  overReasons.map((reason) => ({
    ...reason,
    segmentNo: offers[reason.segmentNo - 1]?.legNo ?? reason.segmentNo,
  }));
