import * as v from 'valibot';
import {
  Flight,
  LocalDate,
  LocalDateTime,
  PriceUnit,
  TicketRule,
} from '../../contract/flight-booking/booking';
import { City } from '../../contract/flight-booking/places';
import { ProductTagInfo } from '../../contract/flight-booking/product';
import { AmountFen, Count, method, PriceFen, ShortText } from '../service';

/** Code of an airport, or of a city that may have several: `BJS` has `PEK` and `PKX`. */
export const PlaceCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** City or airport codes, and the local date of departure. */
export const Leg = v.object({ depCode: PlaceCode, arrCode: PlaceCode, depDate: LocalDate });

/** A flight number between two airports on a local date of departure. */
export const FlightKey = v.object({
  flightNo: ShortText,
  depAirportCode: PlaceCode,
  arrAirportCode: PlaceCode,
  depDate: LocalDate,
});

/** A product that is sold on a flight. */
export const SoldPrice = v.object({
  /** The price for one adult in one booking class. `seatCount` is the number of seats before the gateway’s sales, 9 for nine or more. */
  unit: v.object({
    ...PriceUnit.entries,
    cabinCode: ShortText,
    policyId: ShortText,
    salePrice: PriceFen,
    ticketPrice: PriceFen,
    fuelFee: AmountFen,
    buildFee: AmountFen,
    seatCount: v.pipe(Count, v.maxValue(9)),
  }),
  /** Its rules. Fees are for one adult at `unit.salePrice`. */
  rule: TicketRule,
});

/** A flight with its seats and prices. */
export const SoldFlight = v.object({
  flight: v.object({
    ...Flight.entries,
    flightNo: ShortText,
    depAirportCode: PlaceCode,
    arrAirportCode: PlaceCode,
    distance: v.pipe(v.number(), v.minValue(1)),
    duration: v.pipe(v.number(), v.minValue(1)),
  }),
  /** Feeder-line flights owe no build fee. */
  isFeeder: v.boolean(),
  /** Number of the aircraft’s seats on this flight and date: a codeshare has that of the operating flight. The same in every answer. */
  inventoryKey: ShortText,
  /** Seats by cabin code, before the gateway’s own sales: add back those that it has booked. */
  seats: v.record(v.string(), Count),
  /** Full published fares of the class groups; 0 where the flight has no such cabin. */
  fullFares: v.object({ Y: AmountFen, C: AmountFen, F: AmountFen }),
  prices: v.array(SoldPrice),
});

/** A fare that anyone may buy at any time, with the data to check whether it is still available. */
export const LowFare = v.object({
  salePrice: PriceFen,
  inventoryKey: ShortText,
  cabinCode: ShortText,
  /** Seats of the cabin code before the gateway’s own sales. */
  seats: Count,
  /** Wall clock of the airport, YYYY-MM-DDTHH:mm. */
  takeOffTime: LocalDateTime,
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
    answer: v.object({ cities: v.array(City) }),
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
    request: v.object({ productTags: v.array(v.string()) }),
    answer: v.object({ tags: v.array(ProductTagInfo) }),
  }),
} as const;
