import { PLANE_SIZES } from '../../../src/contract/flight-booking/booking';
import { resultTexts, type ResultTexts } from '../results/texts';
import { NO_FILTERS, TIME_BANDS, type Filters, type PlaneSize, type TimeBand } from './filters';
import { countEach } from './match-offers';
import { filterTexts, type FilterTexts } from './texts';
import { amountOf, type Offer } from '../results/offers/offers';

export interface FilterOption<T> {
  value: T;
  label: string;
  /** Number of flights that match with only this option chosen in its filter and the other filters unchanged. */
  count: number;
}

export interface FilterOptions {
  timeBands: FilterOption<TimeBand>[];
  arrTimeBands: FilterOption<TimeBand>[];
  carriers: FilterOption<string>[];
  depAirports: FilterOption<string>[];
  arrAirports: FilterOption<string>[];
  planeSizes: FilterOption<PlaneSize>[];
  cabinTypes: FilterOption<number>[];
  discounts: FilterOption<number>[];
  /** Number of flights that match with each switch on. */
  switches: Record<SwitchKey, number>;
  /** Lowest and highest listed price, in fen. */
  prices: { least: number; most: number };
  /** True when fares are listed with taxes. */
  isTaxed: boolean;
  /** True when fares are judged by travel standards. */
  isJudged: boolean;
}

export type SwitchKey =
  | 'directOnly'
  | 'hideShare'
  | 'refundableOnly'
  | 'protocolOnly'
  | 'withinOnly'
  | 'lowestOnly';
const SWITCHES: readonly SwitchKey[] = [
  'directOnly',
  'withinOnly',
  'hideShare',
  'refundableOnly',
  'protocolOnly',
  'lowestOnly',
];

export const CABIN_TYPES = [1, 2, 3] as const;
/** Maximum discounts to choose from, in percent of the full fare. The last one permits everything below it. */
const DISCOUNTS = [40, 60, 80] as const;
const BELOW_FULL = 99;

/** Options of all filters with their counts. Values that occur in no flight are left out. */
export function filterOptions(
  offers: readonly Offer[],
  filters: Filters,
  t: FilterTexts = filterTexts.chinese,
  { cabinClass }: ResultTexts = resultTexts.chinese,
): FilterOptions {
  type Choice<T> = readonly (readonly [value: T, label: string])[];
  const counted = <T>(key: keyof Filters, choices: Choice<T>, set: (value: T) => Partial<Filters>) => {
    const settings = choices.map(([value]) => ({ ...NO_FILTERS, ...set(value) }));
    const counts = countEach(offers, filters, key, settings);
    return choices.map(([value, label], i) => ({ value, label, count: counts[i] ?? 0 }));
  };
  const bands: Choice<TimeBand> = TIME_BANDS.map(({ id }) => [id, t.band(id)]);
  const occurring = (valueOf: (offer: Offer) => readonly [string, string]) => byFrequency(offers, valueOf);
  const cabins: Choice<number> = CABIN_TYPES.map((type) => [type, cabinClass(type)]);
  const discounts: Choice<number> = [
    ...DISCOUNTS.map((percent) => [percent, t.discountMost(percent)] as const),
    [BELOW_FULL, t.belowFull],
  ];
  const sizes = new Set(offers.map(({ flight }) => flight.planeSize));
  const count = (key: SwitchKey) => countEach(offers, filters, key, [{ ...NO_FILTERS, [key]: true }])[0] ?? 0;
  return {
    timeBands: counted('timeBands', bands, (band) => ({ timeBands: [band] })),
    arrTimeBands: counted('arrTimeBands', bands, (band) => ({ arrTimeBands: [band] })),
    carriers: counted(
      'carriers',
      occurring(({ flight }) => [flight.carrierCode, flight.carrierShortName]),
      (code) => ({ carriers: [code] }),
    ),
    depAirports: counted(
      'depAirports',
      occurring(({ flight }) => [flight.depAirportCode, flight.depAirportName]),
      (code) => ({ depAirports: [code] }),
    ),
    arrAirports: counted(
      'arrAirports',
      occurring(({ flight }) => [flight.arrAirportCode, flight.arrAirportName]),
      (code) => ({ arrAirports: [code] }),
    ),
    planeSizes: counted(
      'planeSizes',
      PLANE_SIZES.filter((size) => sizes.has(size)).map((size) => [size, t.size(size)]),
      (size) => ({ planeSizes: [size] }),
    ),
    cabinTypes: counted('cabinTypes', cabins, (type) => ({ cabinTypes: [type] })),
    discounts: counted('discountMost', discounts, (discountMost) => ({ discountMost })),
    switches: Object.fromEntries(SWITCHES.map((key) => [key, count(key)])) as Record<SwitchKey, number>,
    prices: pricesOf(offers),
    isTaxed: offers.some(({ fares }) => fares[0]?.taxes !== undefined),
    isJudged: offers.some(({ fares }) => fares[0]?.compliance !== undefined),
  };
}

/** Options by overall frequency, so that their order does not change with the other filters. */
function byFrequency(
  offers: readonly Offer[],
  valueOf: (offer: Offer) => readonly [value: string, label: string],
): (readonly [string, string])[] {
  const found = new Map<string, { label: string; total: number }>();
  for (const offer of offers) {
    const [value, label] = valueOf(offer);
    const known = found.get(value);
    if (known) known.total += 1;
    else found.set(value, { label, total: 1 });
  }
  return [...found]
    .sort(([a, one], [b, other]) => other.total - one.total || (a < b ? -1 : 1))
    .map(([value, { label }]) => [value, label]);
}

function pricesOf(offers: readonly Offer[]): { least: number; most: number } {
  let least = Infinity;
  let most = 0;
  for (const { fares } of offers) {
    for (const fare of fares) {
      least = Math.min(least, amountOf(fare));
      most = Math.max(most, amountOf(fare));
    }
  }
  return { least: Number.isFinite(least) ? least : 0, most };
}
