import type { FilterTexts } from './texts';
import { PLANE_SIZES, type Flight } from '../../../src/contract/flight-booking/booking';
import type { BookTime } from '../../../src/domain/travel-standard/book-time';
import type { TimeBand } from './filters';
import type { SortKey } from './sort-offers';

type PlaneSize = Flight['planeSize'];

const SIZES = ['Large aircraft', 'Medium aircraft', 'Small aircraft'];

const BANDS: Readonly<Record<TimeBand, string>> = {
  dawn: '00–06',
  morning: '06–12',
  afternoon: '12–18',
  evening: '18–24',
};

const KEYS: Readonly<Record<SortKey, string>> = {
  score: 'Recommended',
  departure: 'Departure',
  arrival: 'Arrival',
  duration: 'Duration',
  price: 'Fare',
};

const WAYS: Readonly<Record<SortKey, readonly [string, string]>> = {
  score: ['', ''],
  departure: [', earliest first', ', latest first'],
  arrival: [', earliest first', ', latest first'],
  duration: [', shortest first', ', longest first'],
  price: [', lowest first', ', highest first'],
};

const orderText = (key: SortKey, descending: boolean): string =>
  `${KEYS[key]}${WAYS[key][descending ? 1 : 0]}`;

function bounds(least: string | undefined, most: string | undefined): string {
  if (least === undefined) return `up to ${most}`;
  return most === undefined ? `${least} or more` : `${least}–${most.replace('¥', '')}`;
}

export default {
  filters: 'Filters',
  taxed: 'Include taxes',
  departure: 'Departure time',
  arrival: 'Arrival time',
  airlines: 'Airlines',
  airports: 'Airports',
  depAirports: 'Departure airport',
  arrAirports: 'Arrival airport',
  cabins: 'Cabin',
  price: 'Fare',
  more: 'More',
  sizes: 'Aircraft size',
  protocolOnly: 'Corporate fares',
  lowestOnly: 'Lowest fares only',
  withinOnly: 'Within policy',
  directOnly: 'Direct only',
  hideShare: 'Hide codeshares',
  refundableOnly: 'Refundable',
  chosen: ' chosen',
  band: (band: TimeBand) => BANDS[band],
  size: (size: PlaneSize) => SIZES[PLANE_SIZES.indexOf(size)] ?? '',
  discount: 'Discount',
  any: 'Any',
  discountMost: (percent: number) => `${100 - percent}% off or more`,
  belowFull: 'Below full fare',
  prices: (isTaxed: boolean) => `Fare (CNY, ${isTaxed ? 'incl.' : 'excl.'} taxes)`,
  priceLeast: 'Lowest fare',
  priceMost: 'Highest fare',
  apply: 'Apply',
  chips: 'Active filters',
  remove: 'Remove ',
  clear: 'Clear filters',
  departing: (band: TimeBand) => `Departs ${BANDS[band]}`,
  arriving: (band: TimeBand) => `Arrives ${BANDS[band]}`,
  priced: (least: string | undefined, most: string | undefined, isTaxed: boolean) =>
    `${bounds(least, most)}${isTaxed ? ' incl. taxes' : ''}`,
  bookTime: (time: BookTime) => (time === 1 ? 'Bookable in work hours' : 'Bookable outside work hours'),
  overview: 'Airline overview',
  overviewNone: 'No flights match the other filters',
  overviewCaption: 'Lowest fare of each airline by time of departure; press a cell to filter',
  lowestOf: (airline: string, band: string) => `${airline}, ${band}, lowest `,
  count: (flights: number) => `${flights} ${flights === 1 ? 'flight' : 'flights'}`,
  sort: 'Sort',
  key: (key: SortKey) => KEYS[key],
  order: (key: SortKey, descending: boolean) => orderText(key, descending),
  sortBy: (key: SortKey) => `Sort by ${KEYS[key].toLowerCase()}`,
  sortedBy: (key: SortKey, descending: boolean) => `Sort by ${orderText(key, descending)}`,
} satisfies FilterTexts;
