import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { createOrder as createOrderCall } from '../../../src/contract/flight-booking/booking';
import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/fault';
import type { CallerContext } from '../server/implement';
import { completePassengers } from '../travellers/complete-passengers';
import { findRepeated } from '../travellers/repeated-passengers';
import { findExtras } from '../travellers/order-extras';
import { checkPrices } from '../flight-offers/check-prices';
import { checkBookTime, findOffers } from '../flight-offers/offer';
import { findOverlaps } from './overlaps';
import { numbered, placeOrder } from './place-order';
import {
  checkLimits,
  checkPassengers,
  checkSequence,
  checkVoyages,
  legsOf,
  seatsOf,
} from '../flight-offers/party';
import { clearStandards, noteClearance } from './standard-clearance';
import { limitUnpaidSeats } from './unpaid-seats';

type Body = ParsedBodyOf<typeof createOrderCall>;
type Created = ResultOf<typeof createOrderCall>;

const MINUTE = 60_000;

/**
 * Prices again, checks the limits and the standards, holds the seats and makes the PNR. Throws the fault of the first step that
 * does not work out; the call's transaction undoes the steps before.
 */
export async function createOrder(
  { supplier, parameters: readParameters, config }: AreaDeps,
  context: CallerContext,
  body: Body,
): Promise<Created> {
  const { db, caller, now } = context;
  const { voyages, voyageType, travelType } = body;
  checkVoyages(voyages, voyageType);
  const { passengers, staff } = await completePassengers(db, caller, body.passengers);
  const repeated = findRepeated(body.passengers, passengers);
  if (repeated !== undefined) {
    throw new Fault('passengerDuplicated', repeated.message, { duplicates: repeated.places });
  }

  const parameters = await readParameters(db, now);
  const offers = await findOffers(supplier, voyages, { now, parameters });
  await checkBookTime(offers, context);
  checkSequence(offers);
  const depDates = offers.map(({ flight }) => flight.flight.takeOffTime.slice(0, 10));
  checkPassengers(passengers, depDates);
  checkPrices(offers, voyages);
  const limits = checkLimits(offers, passengers, voyageType);
  if (limits.malformed.length > 0) context.log.warn({ plimit: limits.malformed }, 'unreadable restriction');
  if (!limits.success) {
    throw new Fault('bookingLimited', limits.message, { title: limits.title, errorType: limits.errorType });
  }

  const booked = { ...body, passengers };
  const clearance = await clearStandards({ supplier, parameters }, context, booked, offers);
  const waitsFor = clearance?.waitsFor;
  const extras = await findExtras(db, {
    enterpriseNum: caller.enterpriseNum,
    passengers,
    staff,
    bookerNo: caller.staffNo,
    cost: body.cost,
    travelType,
    flightDate: depDates[0] ?? '',
    segments: legsOf(offers).length,
  });
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
  const { payMinutes, priceGuaranteeMinutes } = parameters;
  // while an order waits for its approver, the seats are held until their time is over
  const payDeadline = waitsFor?.until ?? inMinutes(payMinutes);
  const priceGuaranteedUntil = earlier(inMinutes(priceGuaranteeMinutes), payDeadline);
  await limitUnpaidSeats(db, {
    userNo: caller.userNo,
    seats: seatsOf(passengers) * offers.length,
    limit: config.unpaidSeatsPerUser,
  });
  // after the lock of the limit: of two orders sent at once, the second sees the first
  if (!body.overlapConfirmed) {
    const overlaps = await findOverlaps(db, { caller, passengers, offers, now });
    if (overlaps.length > 0) throw new Fault('journeysOverlap', undefined, { overlaps });
  }
  const orderStatus = waitsFor === undefined ? '待支付' : '待审批';
  const { orderNo, total } = await placeOrder(db, supplier, {
    caller,
    orderStatus,
    voyageType,
    travelType,
    travelPurpose: body.travelPurpose,
    offers: numbered(offers),
    passengers,
    extras,
    contactName: body.contactName,
    contactPhone: body.contactPhone,
    remark: body.remark,
    createdAt: now,
    payDeadline,
    priceGuaranteedUntil,
  });
  const waitsForApplyId = clearance
    ? await noteClearance(context, booked, clearance, { orderNo, total })
    : '';
  return {
    orderNo,
    orderStatus,
    waitsForApplyId,
    totalAmount: total,
    payDeadline: payDeadline.toISOString(),
    priceGuaranteedUntil: priceGuaranteedUntil.toISOString(),
    canPay: caller.objects.has(OBJECT.payOrder),
  };
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
