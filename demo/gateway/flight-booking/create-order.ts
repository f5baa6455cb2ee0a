import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { createOrder as createOrderCall } from '../../../src/contract/flight-booking';
import type { AreaDeps } from '../deps';
import { Fault } from '../fault';
import type { CallerContext } from '../implement';
import { checkBookTime, findOffers, type Offer } from './offer';
import { placeOrder } from './place-order';
import { completePassengers } from '../travellers/complete-passengers';
import { findExtras } from '../travellers/order-extras';
import { checkLimits, checkPassengers, checkSequence, checkVoyages } from './party';

type Body = ParsedBodyOf<typeof createOrderCall>;
type Created = ResultOf<typeof createOrderCall>;

const MINUTE = 60_000;

/**
 * Prices again, checks the limits, holds the seats and makes the PNR. Throws the fault of the first step that
 * does not work out; the call's transaction undoes the steps before.
 */
export async function createOrder(
  { supplier, parameters: readParameters }: AreaDeps,
  context: CallerContext,
  body: Body,
): Promise<Created> {
  const { db, caller, now } = context;
  const { voyages, voyageType, travelType } = body;
  checkVoyages(voyages, voyageType);
  const { passengers, staff } = await completePassengers(db, caller, body.passengers);

  const parameters = await readParameters(db, now);
  const offers = await findOffers(supplier, voyages, { now, parameters });
  checkBookTime(offers, now);
  checkSequence(offers);
  const depDates = offers.map(({ flight }) => flight.flight.takeOffTime.slice(0, 10));
  checkPassengers(passengers, depDates);
  checkPrices(offers, body);
  const limits = checkLimits(offers, passengers, voyageType);
  if (limits.malformed.length > 0) context.log.warn({ plimit: limits.malformed }, 'unreadable restriction');
  if (!limits.success) {
    throw new Fault('bookingLimited', limits.message, { title: limits.title, errorType: limits.errorType });
  }

  const extras = await findExtras(db, {
    enterpriseNum: caller.enterpriseNum,
    passengers,
    staff,
    bookerNo: caller.staffNo,
    cost: body.cost,
    travelType,
    flightDate: depDates[0] ?? '',
    segments: offers.length,
  });
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
  const { payMinutes, priceGuaranteeMinutes } = parameters;
  const payDeadline = inMinutes(payMinutes);
  const priceGuaranteedUntil = inMinutes(Math.min(priceGuaranteeMinutes, payMinutes));
  const { orderNo, total } = await placeOrder(db, supplier, {
    caller,
    voyageType,
    travelType,
    travelPurpose: body.travelPurpose,
    offers,
    passengers,
    extras,
    contactName: body.contactName,
    contactPhone: body.contactPhone,
    remark: body.remark,
    createdAt: now,
    payDeadline,
    priceGuaranteedUntil,
  });
  return {
    orderNo,
    totalAmount: total,
    payDeadline: payDeadline.toISOString(),
    priceGuaranteedUntil: priceGuaranteedUntil.toISOString(),
  };
}

function checkPrices(offers: readonly Offer[], { voyages }: Body): void {
  for (const [i, { segmentNo, price }] of offers.entries()) {
    const { salePrice } = price.unit;
    if (voyages[i]?.salePrice !== salePrice) {
      throw new Fault('priceChanged', undefined, { segmentNo, salePrice });
    }
  }
}
