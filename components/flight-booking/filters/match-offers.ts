import { isSet, type Filters } from './filters';
import { amountOf, type Fare, type ListedOffer, type Offer } from '../results/offers/offers';

/**
 * A filter tests either the flight or a fare. A flight matches when it passes all flight tests and has a fare that the
 * travellers can buy now and that passes all fare tests; it is then listed with the passing fares. Without fare tests
 * every flight matches.
 */
type FlightTest = (offer: Offer, filters: Filters) => boolean;
type FareTest = (fare: Fare, filters: Filters) => boolean;

const among = <T>(chosen: readonly T[], value: T): boolean => chosen.length === 0 || chosen.includes(value);

const FLIGHT_TESTS: readonly (readonly [keyof Filters, FlightTest])[] = [
  ['timeBands', (offer, { timeBands }) => among(timeBands, offer.departureBand)],
  ['arrTimeBands', (offer, { arrTimeBands }) => among(arrTimeBands, offer.arrivalBand)],
  ['carriers', (offer, { carriers }) => among(carriers, offer.flight.carrierCode)],
  ['depAirports', (offer, { depAirports }) => among(depAirports, offer.flight.depAirportCode)],
  ['arrAirports', (offer, { arrAirports }) => among(arrAirports, offer.flight.arrAirportCode)],
  ['planeSizes', (offer, { planeSizes }) => among(planeSizes, offer.flight.planeSize)],
  ['directOnly', (offer, { directOnly }) => !directOnly || offer.isDirect],
  ['hideShare', (offer, { hideShare }) => !hideShare || !offer.flight.isShare],
];

const FARE_TESTS: readonly (readonly [keyof Filters, FareTest])[] = [
  ['cabinTypes', ({ unit }, { cabinTypes }) => among(cabinTypes, unit.cabinType)],
  ['discountMost', ({ unit }, { discountMost }) => discountMost === null || unit.discount <= discountMost],
  ['priceLeast', (fare, { priceLeast }) => priceLeast === null || amountOf(fare) >= priceLeast],
  ['priceMost', (fare, { priceMost }) => priceMost === null || amountOf(fare) <= priceMost],
  ['refundableOnly', ({ unit }, { refundableOnly }) => !refundableOnly || unit.refundable === true],
  ['protocolOnly', ({ unit }, { protocolOnly }) => !protocolOnly || unit.isProtocol],
  [
    'withinOnly',
    ({ compliance }, { withinOnly }) => !withinOnly || !compliance || compliance.violations.length === 0,
  ],
  ['lowestOnly', ({ isLowest }, { lowestOnly }) => !lowestOnly || isLowest],
  [
    'bookTime',
    ({ unit }, { bookTime }) =>
      bookTime === null || unit.canBookTime === undefined || unit.canBookTime === bookTime,
  ],
];

const FARE_KEYS: ReadonlySet<keyof Filters> = new Set(FARE_TESTS.map(([key]) => key));

/** Matching flights in the given order. */
export function matchOffers(offers: readonly Offer[], filters: Filters): ListedOffer[] {
  const flightTests = active(FLIGHT_TESTS, filters);
  const fareTests = active(FARE_TESTS, filters);
  const matched: ListedOffer[] = [];
  for (const offer of offers) {
    if (!flightTests.every(([, test]) => test(offer, filters))) continue;
    const listed =
      fareTests.length === 0
        ? whole(offer)
        : narrowed(
            offer,
            offer.fares.filter((fare) => fareTests.every(([, test]) => test(fare, filters))),
          );
    if (listed) matched.push(listed);
  }
  return matched;
}

/**
 * Number of matching flights for each of `settings`, as `matchOffers` would return with `{ ...filters, [key]:
 * setting[key] }`, in one pass over the offers.
 */
export function countEach(
  offers: readonly Offer[],
  filters: Filters,
  key: keyof Filters,
  settings: readonly Filters[],
): number[] {
  const flightTests = active(FLIGHT_TESTS, filters).filter(([other]) => other !== key);
  const fareTests = active(FARE_TESTS, filters).filter(([other]) => other !== key);
  const counts = settings.map(() => 0);
  const ofFare = FARE_KEYS.has(key);
  const flightTest = FLIGHT_TESTS.find(([other]) => other === key)?.[1];
  const fareTest = FARE_TESTS.find(([other]) => other === key)?.[1];
  const isLeft = (fare: Fare) => hasNoObstacle(fare) && fareTests.every(([, test]) => test(fare, filters));
  for (const offer of offers) {
    const { fares } = offer;
    if (fares.length === 0 || !flightTests.every(([, test]) => test(offer, filters))) continue;
    if (!ofFare && fareTests.length > 0 && !fares.some(isLeft)) continue;
    settings.forEach((setting, i) => {
      const passes = ofFare
        ? fares.some((fare) => isLeft(fare) && fareTest?.(fare, setting))
        : flightTest?.(offer, setting) === true;
      if (passes) counts[i] = (counts[i] ?? 0) + 1;
    });
  }
  return counts;
}

/** Leaves out tests without effect, as most filters are empty. */
function active<T>(
  tests: readonly (readonly [keyof Filters, T])[],
  filters: Filters,
): (readonly [keyof Filters, T])[] {
  return tests.filter(([key]) => isSet(filters, key));
}

/** Lists an offer only if its first fare can be bought, as fares are sorted by that. */
const narrowed = (offer: Offer, fares: readonly Fare[]): ListedOffer | undefined =>
  fares[0] && hasNoObstacle(fares[0]) ? listedWith(offer, fares) : undefined;

const hasNoObstacle = ({ obstacle }: Fare): boolean => obstacle === undefined;

const wholes = new WeakMap<Offer, ListedOffer | undefined>();

/** Returns the offer with all its fares as a stable object, so that its row is not rendered again. */
function whole(offer: Offer): ListedOffer | undefined {
  if (!wholes.has(offer)) wholes.set(offer, listedWith(offer, offer.fares));
  return wholes.get(offer);
}

function listedWith(offer: Offer, shownFares: readonly Fare[]): ListedOffer | undefined {
  const [cheapest] = shownFares;
  if (!cheapest) return undefined;
  const lowest = amountOf(cheapest);
  return { ...offer, shownFares, cheapest, lowest, outOfReach: cheaperOutOfReach(shownFares, lowest) };
}

function cheaperOutOfReach(fares: readonly Fare[], lowest: number): Fare | undefined {
  const first = fares.find((fare) => !hasNoObstacle(fare));
  return first && amountOf(first) < lowest ? first : undefined;
}
