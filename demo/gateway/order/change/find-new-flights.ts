import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { queryChangeFlightSec } from '../../../../src/contract/order/change';
import type { Flight, FlightItinerary } from '../../../../src/contract/flight-booking/booking';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { checkDate, saleEnd } from '../../flight-offers/booking-dates';
import { itineraryOf } from '../../flight-offers/itinerary';
import { findTakenSeats } from '../../flight-offers/taken-seats';
import type { AreaDeps } from '../../server/deps';
import { fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import type { FlightSupplier, Leg } from '../../supplier/port';
import { findOrderFor } from '../scope';
import { findChangeParts } from './queries';
import { cityOf } from './quote';
import { reasonOf } from './reasons';

/**
 * Finds the flights on sale on a day between the cities of a flight to be changed. They are limited to its carrier
 * unless the ticket is transferable or the change involuntary; an involuntary change is limited to the same class.
 */
export async function findNewFlights(
  { supplierOf, parameters }: AreaDeps,
  { db, caller, now }: CallerContext,
  body: ParsedBodyOf<typeof queryChangeFlightSec>,
): Promise<ResultOf<typeof queryChangeFlightSec>> {
  const { orderNo, oldSegmentNo, depDate } = body;
  const supplier = supplierOf(caller);
  const { isVoluntary } = reasonOf(body.changeReason);
  await findOrderFor(db, caller, orderNo);
  const { segments } = await findChangeParts(db, orderNo);
  const segment = segments.find(({ segment_no }) => segment_no === oldSegmentNo);
  if (segment === undefined) throw fieldsInvalid({ oldSegmentNo: '请选择要改签的航段' });
  const { flight: old, rule, cabin_name } = segment;
  const limits = await parameters(db, caller.enterpriseNum, now);
  checkDate(depDate, now, limits);
  const flights = await supplier.flights(await legOf(supplier, old, depDate), shanghaiDate(now));
  const { byInventory } = await findTakenSeats(
    db,
    flights.map(({ inventoryKey }) => inventoryKey),
  );
  const itineraryList = flights.flatMap((found): FlightItinerary[] => {
    const { takeOffTime, carrierCode } = found.flight;
    const isTheirs = carrierCode === old.carrierCode || rule.transferable || !isVoluntary;
    if (!isTheirs || now.getTime() >= saleEnd(takeOffTime, limits)) return [];
    const itinerary = itineraryOf(found, byInventory.get(found.inventoryKey) ?? new Map());
    const priceList = itinerary?.priceList.filter(
      ({ priceUnitList }) => isVoluntary || priceUnitList.every(({ cabinName }) => cabinName === cabin_name),
    );
    return itinerary && priceList && priceList.length > 0 ? [{ ...itinerary, priceList }] : [];
  });
  return { itineraryList };
}

/** Leg between the cities of the old flight, so that all of their airports count. */
async function legOf(
  supplier: FlightSupplier,
  { depAirportCode, arrAirportCode }: Flight,
  depDate: string,
): Promise<Leg> {
  const cities = await supplier.cities();
  return { depCode: cityOf(cities, depAirportCode), arrCode: cityOf(cities, arrAirportCode), depDate };
}
