import type {
  Flight,
  FlightItinerary,
  Price,
  PriceUnit,
} from '../../../../src/contract/flight-booking/booking';
import type { StandardSnapshot, StandardViolation } from '../../../../src/contract/travel-standard/shapes';
import type { Obstacle } from '../../../../src/domain/fare/obstacle';
import { isRestricted } from '../../../../src/domain/travel-standard/open-sale';
import { daysBetween } from '../../../../src/domain/shanghai-time';
import { isConnection, wholeFlight, wholeUnit, type Connection } from '../legs/connection';
import { TIME_BANDS, type TimeBand } from '../../filters/filters';

/** Compliance of a fare with the travellers' standards; without violations it complies with all. */
export interface Compliance {
  violations: readonly StandardViolation[];
  standards: readonly StandardSnapshot[];
}

/** A price unit as offered, with its price. */
export interface Fare {
  unit: PriceUnit;
  /** Price units of a connection's flights in flight order; `unit` represents all of them. */
  units?: readonly PriceUnit[];
  price: Price;
  /**
   * Obstacle that keeps the travellers from buying it now; undefined for none. Before the travellers are known, any
   * restriction that excludes some passengers counts.
   */
  obstacle: Obstacle | undefined;
  /** Lowest fare of its flight that can be bought. */
  isLowest: boolean;
  /** Taxes of an adult in fen, added to the listed price; undefined when listed without taxes. */
  taxes?: number;
  /** undefined when no standard applies, or while loading. */
  compliance?: Compliance;
}

export type JudgedFare = Fare & { compliance: Compliance };

export const isJudged = (fare: Fare): fare is JudgedFare => fare.compliance !== undefined;

/** A flight for the list, with the values that filters and sorting need computed once. */
export interface Offer {
  key: string;
  flight: Flight;
  /** Flights of a connection; `flight` represents all of them. */
  connection?: Connection;
  /** Fares that the travellers can buy first, then the others, each by listed price. */
  fares: readonly Fare[];
  /** Minutes since midnight of the departure day. */
  departure: number;
  arrival: number;
  departureBand: TimeBand;
  arrivalBand: TimeBand;
  /** Calendar days between departure and arrival. */
  arrivalDayOffset: number;
  isDirect: boolean;
}

/** Row of the list: an offer with at least one fare that passes the filters. */
export interface ListedOffer extends Offer {
  shownFares: readonly Fare[];
  /** Lowest shown fare that the travellers can buy, or else the lowest of all. */
  cheapest: Fare;
  /** Listed price of `cheapest` in fen. */
  lowest: number;
  /** Set when the application that the user came with approves this flight. */
  isApproved?: boolean;
  /** Lowest shown fare, when the travellers cannot buy it and it costs less than `cheapest`. */
  outOfReach: Fare | undefined;
}

/** Offers of one segment of the itineraries: 1 is outbound, 2 is return. */
export function offersOf(itineraries: readonly FlightItinerary[], segNo = 1): Offer[] {
  return itineraries.flatMap((itinerary) => {
    const flights = itinerary.flightSegments.find((segment) => segment.segNo === segNo)?.flightList ?? [];
    if (isConnection(flights)) {
      const fares = itinerary.priceList.flatMap(connectionFare);
      return [{ ...offerOf(wholeFlight(flights), fares), connection: flights, isDirect: false }];
    }
    const [flight] = flights;
    return flight ? [offerOf(flight, itinerary.priceList.flatMap(faresOf))] : [];
  });
}

const faresOf = (price: Price): Fare[] =>
  price.priceUnitList.map((unit) => ({
    unit,
    price,
    obstacle: isRestricted(unit.plimit) ? ('limits' as const) : undefined,
    isLowest: false,
  }));

function connectionFare(price: Price): Fare[] {
  const [first, ...others] = price.priceUnitList;
  if (first === undefined) return [];
  const units = [first, ...others] as const;
  const isLimited = units.some(({ plimit }) => isRestricted(plimit));
  return [
    { unit: wholeUnit(units), units, price, obstacle: isLimited ? 'limits' : undefined, isLowest: false },
  ];
}

function offerOf(flight: Flight, fares: readonly Fare[]): Offer {
  const departure = minutesOfDay(flight.takeOffTime);
  const arrivalDayOffset = daysBetween(flight.takeOffTime.slice(0, 10), flight.arrTime.slice(0, 10));
  const arrival = minutesOfDay(flight.arrTime);
  return {
    key: `${flight.flightNo}-${flight.depAirportCode}-${flight.arrAirportCode}-${flight.takeOffTime}`,
    flight,
    fares: sortFares(fares),
    departure,
    arrival: arrival + arrivalDayOffset * 1440,
    departureBand: bandOf(departure),
    arrivalBand: bandOf(arrival),
    arrivalDayOffset,
    isDirect: flight.stopInfos.length === 0,
  };
}

/** Listed price of a fare in fen, as shown, filtered and sorted. */
export const amountOf = ({ unit, taxes = 0 }: Fare): number => unit.salePrice + taxes;

/** 机建 and 燃油 of an adult, in fen. */
export const taxesOf = ({ unit: { buildFee, fuelFee } }: Fare): number => buildFee + fuelFee;

/** Offers listed with taxes. */
export const withTaxes = (offers: readonly Offer[]): Offer[] =>
  offers.map((offer) => ({
    ...offer,
    fares: sortFares(offer.fares.map((fare) => ({ ...fare, taxes: taxesOf(fare) }))),
  }));

/** Sorts fares for the list, buyable ones first, and marks the lowest. */
export function sortFares(fares: readonly Fare[]): Fare[] {
  const ordered = fares.toSorted(
    (a, b) =>
      Number(a.obstacle !== undefined) - Number(b.obstacle !== undefined) || amountOf(a) - amountOf(b),
  );
  const lowest = ordered[0] && amountOf(ordered[0]);
  return ordered.map((fare) => {
    const isLowest = fare.obstacle === undefined && amountOf(fare) === lowest;
    return isLowest === fare.isLowest ? fare : { ...fare, isLowest };
  });
}

const minutesOfDay = (time: string): number => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));

function bandOf(minutes: number): TimeBand {
  const hour = Math.floor(minutes / 60);
  return TIME_BANDS.find((band) => hour >= band.from && hour < band.to)?.id ?? 'dawn';
}
