import * as v from 'valibot';
import { LocalDate } from '../../contract/flight-booking/booking';
import { method } from '../service';
import { PlaceCode, SoldCity, SoldFlight, SoldTag } from './sold';
import { Count, PriceFen, Seats, ShortText, Text, WallClock } from './values';

/** City or airport codes, and the local date of departure. */
export const Leg = v.object({ depCode: PlaceCode, arrCode: PlaceCode, depDate: LocalDate });

/** A flight number between two airports on a local date of departure. */
export const FlightKey = v.object({
  flightNo: ShortText,
  depAirportCode: PlaceCode,
  arrAirportCode: PlaceCode,
  depDate: LocalDate,
});

/** A fare that anyone may buy at any time, with the data to check whether it is still available. */
export const LowFare = v.object({
  salePrice: PriceFen,
  inventoryKey: ShortText,
  cabinCode: ShortText,
  /** Seats of the cabin code before the gateway’s own sales. */
  seats: Seats,
  takeOffTime: WallClock,
});

const LegRequest = v.object({
  leg: Leg,
  /** Day on which the tickets would be issued, in Shanghai. It decides the taxes. */
  issueDate: LocalDate,
});

/** Methods that read; the gateway repeats them once after a lost connection. */
export const READING = {
  cities: method({
    path: 'cities',
    summary: 'All cities with their served airports.',
    request: v.object({}),
    answer: v.object({ cities: v.array(SoldCity) }),
  }),
  flights: method({
    path: 'flights',
    summary: 'Direct flights of a leg by departure time, then by flight number. Empty for an unknown leg.',
    request: LegRequest,
    answer: v.object({ flights: v.array(SoldFlight) }),
  }),
  connections: method({
    path: 'connections',
    summary:
      'Connections of a leg with one or two stops that leave on its day, each as its flights in the order flown: the quickest ones, by departure. Empty for an unknown leg.',
    request: LegRequest,
    answer: v.object({
      connections: v.array(v.pipe(v.array(SoldFlight), v.minLength(2), v.maxLength(3))),
    }),
  }),
  flight: method({
    path: 'flight',
    summary: 'One flight, as in the list of its leg; null if it is unknown. Every booking is checked by it.',
    request: v.object({ key: FlightKey, issueDate: LocalDate }),
    answer: v.object({ flight: v.nullable(SoldFlight) }),
  }),
  lowestFares: method({
    path: 'lowestFares',
    summary: 'Cheapest fares of a leg that anyone may buy at any time, by price, for the calendar of prices.',
    request: v.object({
      leg: v.object({
        ...Leg.entries,
        /** Departure airports of the city that count; all if left out. */
        depAirports: v.optional(v.array(PlaceCode)),
        /** Arrival airports of the city that count; all if left out. */
        arrAirports: v.optional(v.array(PlaceCode)),
        /** Smallest number of seats, before the gateway’s own sales. */
        seats: v.pipe(Count, v.minValue(1)),
        /** Airlines whose agreement fares do not count. */
        closed: v.optional(v.array(ShortText)),
      }),
      issueDate: LocalDate,
      /** Largest number of fares in the answer; all if left out. */
      most: v.optional(v.pipe(Count, v.minValue(1))),
    }),
    answer: v.object({ fares: v.array(LowFare) }),
  }),
  tagInfo: method({
    path: 'tagInfo',
    summary: 'Explanations of product tags, in the requested order; unknown ones are left out.',
    request: v.object({ productTags: v.array(Text) }),
    answer: v.object({ tags: v.array(SoldTag) }),
  }),
} as const;
