import type { ParsedBodyOf } from '../../../src/contract/call';
import type { BookedPassenger, createOrder } from '../../../src/contract/flight-booking/booking';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { closedAirlines } from '../airline-agreement/closed-airlines';
import type { BookingParameters } from '../dictionary/booking-parameters';
import { checkPrices } from '../flight-offers/check-prices';
import { checkBookTime, findOffers, type Offer } from '../flight-offers/offer';
import { checkLimits, checkPassengers, checkSequence, checkVoyages, legsOf } from '../flight-offers/party';
import { forcedOffers } from './forced-offers';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { completePassengers, type CompletedParty } from '../travellers/complete-passengers';
import type { NewExtras } from '../travellers/extra-queries';
import { findExtras } from '../travellers/order-extras';
import { findRepeated } from '../travellers/repeated-passengers';

export type OrderBody = ParsedBodyOf<typeof createOrder>;
type Context = Pick<CallerContext, 'db' | 'caller' | 'now' | 'log'>;

/** Flights and passengers of an order as they can currently be booked. */
export interface OrderChoice extends CompletedParty<BookedPassenger> {
  parameters: BookingParameters;
  offers: Offer[];
  depDates: string[];
}

/** Prices an order again and checks the passengers and the limits. Throws the fault of the first failing step. */
export async function checkChoice(
  { supplierOf, parameters: readParameters }: Pick<AreaDeps, 'supplierOf' | 'parameters'>,
  context: Context,
  body: Pick<OrderBody, 'voyages' | 'voyageType' | 'passengers'>,
): Promise<OrderChoice> {
  const { db, caller, now } = context;
  const { voyages, voyageType } = body;
  checkVoyages(voyages, voyageType);
  const { passengers, staff } = await completePassengers(db, caller, body.passengers, now);
  const repeated = findRepeated(body.passengers, passengers);
  if (repeated !== undefined) {
    throw new Fault('passengerDuplicated', repeated.message, { duplicates: repeated.places });
  }

  const parameters = await readParameters(db, caller.enterpriseNum, now);
  const staffNos = [caller.staffNo, ...passengers.map(({ staffNO }) => staffNO)];
  const closed = await closedAirlines(db, caller, staffNos, now);
  const sold = await findOffers(supplierOf(caller), voyages, { now, parameters, closed });
  const offers = forcedOffers(caller, passengers, sold);
  await checkBookTime(offers, context);
  checkSequence(offers);
  const depDates = offers.map(({ flight }) => flight.flight.takeOffTime.slice(0, 10));
  checkPassengers(passengers, depDates);
  checkPrices(offers, voyages);
  const limits = checkLimits(offers, passengers, voyageType);
  if (limits.malformed.length > 0) context.log.warn({ plimit: limits.malformed }, 'malformed plimit');
  if (!limits.success) {
    throw new Fault('bookingLimited', limits.message, { title: limits.title, errorType: limits.errorType });
  }
  return { parameters, offers, depDates, passengers, staff };
}

/**
 * Extras of a choice's tickets: costs, insurance and service fees. `keepsCosts`: they replace tickets and keep their
 * cost bearers. Throws fieldsInvalid.
 */
export function extrasOfChoice(
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  { passengers, staff, offers, depDates }: OrderChoice,
  { cost, travelType, keepsCosts }: Pick<OrderBody, 'cost' | 'travelType'> & { keepsCosts: boolean },
): Promise<NewExtras[]> {
  return findExtras(db, {
    enterpriseNum: caller.enterpriseNum,
    passengers,
    staff,
    bookerNo: caller.staffNo,
    cost,
    travelType,
    flightDate: depDates[0] ?? '',
    segments: legsOf(offers).length,
    today: shanghaiDate(now),
    keepsCosts,
  });
}
