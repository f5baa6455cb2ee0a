import type { Flight, FlightItinerary, Price, PriceUnit } from '../../../src/contract/flight-booking/booking';
import type { StandardSnapshot, StandardViolation } from '../../../src/contract/standards/shapes';
import { isRestricted } from '../../../src/domain/standard/open-sale';
import { TIME_BANDS, type TimeBand } from '../filters/filters';

/** Whether a fare keeps the standards of those who travel; no violations: all of them. */
export interface Compliance {
  violations: readonly StandardViolation[];
  standards: readonly StandardSnapshot[];
}

/** One price unit as offered, with the price it belongs to. */
export interface Fare {
  unit: PriceUnit;
  price: Price;
  /** Only some travellers may buy it: by age, sex, number, or a document other than the ID card. */
  isRestricted: boolean;
  /** The lowest of its flight that anyone may buy. */
  isLowest: boolean;
  /** Not there: no standard governs, or it is not known yet. */
  compliance?: Compliance;
}

/** A flight as the list needs it: what filters and sorts ask for is computed once. */
export interface Offer {
  key: string;
  flight: Flight;
  /** What anyone may buy first, then what is restricted; each by sale price, lowest first. */
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
  /** Lowest sale price anyone can have among the shown fares, or else the lowest of all; fen. */
  lowest: number;
}

/** The offers of one segment of the itineraries: 1 is the way there, 2 the way back. */
export function offersOf(itineraries: readonly FlightItinerary[], segNo = 1): Offer[] {
  return itineraries.flatMap((itinerary) => {
    const flight = itinerary.flightSegments.find((segment) => segment.segNo === segNo)?.flightList[0];
    return flight ? [offerOf(flight, itinerary.priceList)] : [];
  });
}

function offerOf(flight: Flight, prices: readonly Price[]): Offer {
  const fares = prices
    .flatMap((price) =>
      price.priceUnitList.map((unit) => ({
        unit,
        price,
        isRestricted: isRestricted(unit.plimit),
        isLowest: false,
      })),
    )
    .sort((a, b) => Number(a.isRestricted) - Number(b.isRestricted) || a.unit.salePrice - b.unit.salePrice);
  const lowest = fares[0]?.unit.salePrice;
  for (const fare of fares) fare.isLowest = fare.unit.salePrice === lowest && !fare.isRestricted;
  const departure = minutesOfDay(flight.takeOffTime);
  const arrivalDayOffset = flight.arrTime.slice(0, 10) > flight.takeOffTime.slice(0, 10) ? 1 : 0;
  const arrival = minutesOfDay(flight.arrTime);
  return {
    key: `${flight.flightNo}-${flight.depAirportCode}-${flight.arrAirportCode}-${flight.takeOffTime}`,
    flight,
    fares,
    departure,
    arrival: arrival + arrivalDayOffset * 1440,
    departureBand: bandOf(departure),
    arrivalBand: bandOf(arrival),
    arrivalDayOffset,
    isDirect: flight.stopInfos.length === 0,
  };
}

const minutesOfDay = (time: string): number => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));

function bandOf(minutes: number): TimeBand {
  const hour = Math.floor(minutes / 60);
  return TIME_BANDS.find((band) => hour >= band.from && hour < band.to)?.id ?? 'dawn';
}
