import * as fc from 'fast-check';
import { TIME_BANDS, type Filters } from '../../../components/flight-booking/filters/filters';
import { offersOf, type Offer } from '../../../components/flight-booking/results/offers/offers';
import type { Flight, FlightItinerary, PriceUnit } from '../../../src/contract/flight-booking/booking';
import type { StandardViolation } from '../../../src/contract/travel-standard/shapes';
import { flight, itinerary, unit as sampleUnit } from '../../support/flight-samples';

const two = (n: number) => String(n).padStart(2, '0');

/** A price that can be refunded, because filters need one. */
const unit = (change: Partial<PriceUnit> = {}): PriceUnit => sampleUnit({ refundable: true, ...change });

export const offer = (change: Partial<Flight>, ...units: Partial<PriceUnit>[]): Offer => {
  const [made] = offersOf([
    itinerary(
      flight(change),
      units.map((change) => unit(change)),
    ),
  ]);
  if (!made) throw new Error('no offer was made');
  return made;
};

const STOP = {
  cityName: '济南',
  airportCode: 'TNA',
  airportName: '遥墙机场',
  arrTime: '2027-03-01T09:30',
  takeOffTime: '2027-03-01T10:10',
};

const anyUnit = fc.record({
  cabinType: fc.constantFrom(1 as const, 2 as const, 3 as const),
  discount: fc.integer({ min: 20, max: 110 }),
  salePrice: fc.integer({ min: 30, max: 80 }).map((n) => n * 1000),
  plimit: fc.constantFrom('', '', '4:2-9', '3:1'),
  isProtocol: fc.boolean(),
  refundable: fc.boolean(),
  bookTime: fc.constantFrom(undefined, 1 as const, 2 as const),
});

const anyItinerary = fc
  .record({
    carrier: fc.constantFrom('CA', 'MU', 'CZ'),
    minute: fc.integer({ min: 0, max: 1439 }),
    duration: fc.integer({ min: 60, max: 240 }),
    dep: fc.constantFrom('PEK', 'PKX'),
    arr: fc.constantFrom('SHA', 'PVG'),
    size: fc.constantFrom('大' as const, '中' as const, '小' as const),
    stops: fc.boolean(),
    isShare: fc.boolean(),
    units: fc.array(anyUnit, { minLength: 1, maxLength: 5 }),
  })
  .map(({ carrier, minute, duration, units, ...rest }) => {
    const landing = minute + duration;
    return itinerary(
      flight({
        carrierCode: carrier,
        carrierShortName: carrier,
        takeOffTime: `2027-03-01T${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
        arrTime: `2027-03-0${landing < 1440 ? 1 : 2}T${two(Math.floor((landing % 1440) / 60))}:${two(landing % 60)}`,
        duration,
        depAirportCode: rest.dep,
        arrAirportCode: rest.arr,
        planeSize: rest.size,
        stopInfos: rest.stops ? [STOP] : [],
        isShare: rest.isShare,
      }),
      units.map(({ bookTime, ...facts }, i) =>
        unit({ ...facts, policyId: `P${i}`, ...(bookTime ? { canBookTime: bookTime } : {}) }),
      ),
    );
  });

/** The offer as judged by a standard that allows economy only. */
const judged = (one: Offer): Offer => ({
  ...one,
  fares: one.fares.map((fare) => ({
    ...fare,
    compliance: { violations: fare.unit.cabinType > 1 ? [CABIN_VIOLATION] : [], standards: [] },
  })),
});
const CABIN_VIOLATION: StandardViolation = {
  segmentNo: 1,
  rule: 'cabin',
  threshold: 1,
  actual: 2,
  standardNo: 'S1',
  policy: 0,
  passengerNames: [],
  lowest: null,
};

/** Offers with distinct flight numbers; some lists are judged. */
export const anyOffers = fc
  .tuple(fc.array(anyItinerary, { maxLength: 25 }), fc.boolean())
  .map(([itineraries, isJudged]) => (isJudged ? numbered(itineraries).map(judged) : numbered(itineraries)));

const numbered = (itineraries: readonly FlightItinerary[]) =>
  offersOf(
    itineraries.map((one, i) => {
      const [segment] = one.flightSegments;
      const [first] = segment?.flightList ?? [];
      if (!first) return one;
      const other = { ...first, flightNo: `${first.carrierCode}${1000 + i}` };
      return { ...one, flightSegments: [{ segNo: 1, flightList: [other] }] };
    }),
  );

const some = <T>(...values: T[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<T[]>([]) }, fc.subarray(values));
const rarely = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true));
const bound = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  fc.integer({ min: 30, max: 80 }).map((n) => n * 1000),
);
const bands = some(...TIME_BANDS.map(({ id }) => id));

export const anyFilters: fc.Arbitrary<Filters> = fc.record({
  timeBands: bands,
  arrTimeBands: bands,
  carriers: some('CA', 'MU', 'CZ'),
  depAirports: some('PEK', 'PKX'),
  arrAirports: some('SHA', 'PVG'),
  planeSizes: some('大' as const, '中' as const, '小' as const),
  directOnly: rarely,
  hideShare: rarely,
  cabinTypes: some(1, 2, 3),
  discountMost: fc.constantFrom(null, null, 40, 60, 80, 99),
  priceLeast: bound,
  priceMost: bound,
  refundableOnly: rarely,
  protocolOnly: rarely,
  withinOnly: rarely,
  lowestOnly: rarely,
  bookTime: fc.constantFrom(null, null, null, 1 as const, 2 as const),
});
