import type {
  Flight,
  FlightItinerary,
  Price,
  PriceUnit,
} from '../../../../src/contract/flight-booking/booking';
import type { StandardSnapshot, StandardViolation } from '../../../../src/contract/standards/shapes';
import type { Obstacle } from '../../../../src/domain/fare/obstacle';
import { isRestricted } from '../../../../src/domain/standard/open-sale';
import { daysBetween } from '../../../../src/domain/shanghai-time';
import { isConnection, wholeFlight, wholeUnit, type Connection } from '../legs/connecting';
import { TIME_BANDS, type TimeBand } from '../../filters/filters';

/** Whether a fare keeps the standards of those who travel; no violations: all of them. */
export interface Compliance {
  violations: readonly StandardViolation[];
  standards: readonly StandardSnapshot[];
}

/** One price unit as offered, with the price it belongs to. */
export interface Fare {
  unit: PriceUnit;
  /** Of a connection: a unit a flight, in the order flown; `unit` stands for all of them. */
  units?: readonly PriceUnit[];
  price: Price;
  /**
   * What keeps those who travel from buying it now; undefined: nothing. Before they are known, a restriction that
   * not everybody meets does.
   */
  obstacle: Obstacle | undefined;
  /** The lowest of its flight that they can buy. */
  isLowest: boolean;
  /** Of an adult, fen: what is added to its sale price where it is listed; not there: it is listed without taxes. */
  taxes?: number;
  /** Not there: no standard governs, or it is not known yet. */
  compliance?: Compliance;
}

export type JudgedFare = Fare & { compliance: Compliance };

export const isJudged = (fare: Fare): fare is JudgedFare => fare.compliance !== undefined;

/** A flight as the list needs it: what filters and sorts ask for is computed once. */
export interface Offer {
  key: string;
  flight: Flight;
  /** Its flights, if it is a connection; `flight` stands for all of them. */
  connection?: Connection;
  /** What those who travel can buy first, then the others; each by what it is listed at, lowest first. */
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

/** A row of the list: an offer with the fares the filters leave, one at least. */
export interface ListedOffer extends Offer {
  shownFares: readonly Fare[];
  /** The lowest of the shown fares that those who travel can buy, or else the lowest of all. */
  cheapest: Fare;
  /** What that is listed at, fen. */
  lowest: number;
  /** It was agreed to beforehand, by the application the user came with. */
  isApproved?: boolean;
  /** The lowest shown fare of all, where it is not theirs and costs less. */
  outOfReach: Fare | undefined;
}

/** The offers of one segment of the itineraries: 1 is the way there, 2 the way back. */
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
    fares: inOrder(fares),
    departure,
    arrival: arrival + arrivalDayOffset * 1440,
    departureBand: bandOf(departure),
    arrivalBand: bandOf(arrival),
    arrivalDayOffset,
    isDirect: flight.stopInfos.length === 0,
  };
}

/** What a fare is listed at, fen: shown, filtered and ordered by. */
export const amountOf = ({ unit, taxes = 0 }: Fare): number => unit.salePrice + taxes;

/** 机建 and 燃油 of an adult, fen. */
export const taxesOf = ({ unit: { buildFee, fuelFee } }: Fare): number => buildFee + fuelFee;

/** The offers as they are listed with taxes. */
export const withTaxes = (offers: readonly Offer[]): Offer[] =>
  offers.map((offer) => ({
    ...offer,
    fares: inOrder(offer.fares.map((fare) => ({ ...fare, taxes: taxesOf(fare) }))),
  }));

/** Fares in the order of a list, the lowest marked: those that can be bought first. */
export function inOrder(fares: readonly Fare[]): Fare[] {
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
