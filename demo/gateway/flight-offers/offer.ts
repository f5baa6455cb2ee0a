import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import type { Voyage } from '../../../src/contract/flight-booking/booking';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { bookTimeText, canBookAt, workTimeOf } from '../../../src/domain/travel-standard/work-time';
import type { BookingParameters } from '../dictionary/booking-parameters';
import { findEntSetting } from '../enterprise-setting/queries';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { holidays } from '../reference-data/index';
import { isAgreementOf } from '../supplier/agreement-fares';
import type { FlightKey, FlightSupplier, SupplierFlight, SupplierPrice } from '../supplier/port';
import { checkDate, saleEnd } from './booking-dates';

/** A chosen price unit in the supplier's current state. */
export interface Offer {
  segmentNo: number;
  flight: SupplierFlight;
  price: SupplierPrice;
}

export interface OfferMoment {
  now: Date;
  parameters: BookingParameters;
  /** Airlines whose agreement fares are closed to the booker or a traveller; earlier purchases stay valid. */
  closed?: ReadonlySet<string>;
}

/** Key of a price unit. */
export type PriceKey = FlightKey & Pick<Voyage, 'segmentNo' | 'cabinCode' | 'policyId'>;

/**
 * Finds the chosen price unit at the supplier. Throws the first that applies of datePast, dateTooFar, flightUnknown,
 * priceGone and agreementClosed, in this order.
 */
async function findOffer(supplier: FlightSupplier, key: PriceKey, moment: OfferMoment): Promise<Offer> {
  const { now, parameters, closed } = moment;
  checkDate(key.depDate, now, parameters);
  const flight = await supplier.flight(key, shanghaiDate(now));
  if (flight === undefined) throw new Fault('flightUnknown');
  if (now.getTime() >= saleEnd(flight.flight.takeOffTime, parameters)) throw new Fault('datePast');
  const price = flight.prices.find(
    ({ unit }) => unit.cabinCode === key.cabinCode && unit.policyId === key.policyId,
  );
  if (price === undefined) throw new Fault('priceGone');
  if (closed && isAgreementOf(flight, price.unit.isProtocol, closed)) throw new Fault('agreementClosed');
  return { segmentNo: key.segmentNo, flight, price };
}

/**
 * Throws bookTimeWrong for an offer that is not sold on this day at this time, by the work hours of the booking
 * enterprise (specification 9).
 */
export async function checkBookTime(
  offers: readonly Offer[],
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
): Promise<void> {
  if (offers.every(({ price }) => price.unit.canBookTime === undefined)) return;
  const workTime = workTimeOf(await findEntSetting(db, caller.enterpriseNum, ENT_SETTING.workTime));
  for (const { segmentNo, price } of offers) {
    const { canBookTime } = price.unit;
    if (canBookTime === undefined || canBookAt(canBookTime, now, holidays(), workTime)) continue;
    const message = `该价格仅限${bookTimeText(canBookTime, workTime)}预订，请在该时段预订或选择其他价格`;
    throw new Fault('bookTimeWrong', message, { segmentNo });
  }
}

/**
 * The offers of all voyages, in their order. All are asked for at once, because a transaction may wait for them. Throws
 * the fault of the first voyage that has one.
 */
export async function findOffers(
  supplier: FlightSupplier,
  voyages: readonly PriceKey[],
  moment: OfferMoment,
): Promise<Offer[]> {
  const asked = voyages.map((voyage) => findOffer(supplier, voyage, moment));
  await Promise.allSettled(asked);
  return Promise.all(asked);
}
