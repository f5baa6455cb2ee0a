import { formatPrice } from '../../../src/domain/money/money';
import { TIME_BANDS, type Filters } from './filters';
import type { FilterOption, FilterOptions } from './filter-options';
import { resultTexts, type ResultTexts } from '../results/texts';
import { PLANE_SIZES } from '../../../src/contract/flight-booking/booking';
import { filterTexts, type FilterTexts } from './texts';
import { CABIN_TYPES } from './filter-options';

/** Chip of an active filter: its label, and the change that removes it. */
export interface Chip {
  key: string;
  label: string;
  without: Partial<Filters>;
}

type ListKey = { [K in keyof Filters]: Filters[K] extends readonly (infer _)[] ? K : never }[keyof Filters];

/** Chips of the active filters, in the filters' order. Removing all chips clears the filters. */
export function chipsOf(
  filters: Filters,
  options: FilterOptions,
  t: FilterTexts = filterTexts.chinese,
  { cabinClass }: ResultTexts = resultTexts.chinese,
): Chip[] {
  const chips: Chip[] = [];
  const each = (key: ListKey, labels: ReadonlyMap<string | number, string>) => {
    const chosen: readonly (string | number)[] = filters[key];
    for (const value of chosen) {
      chips.push({
        key: `${key} ${value}`,
        label: labels.get(value) ?? `${value}`,
        without: { [key]: chosen.filter((other) => other !== value) },
      });
    }
  };
  const one = (isOn: boolean, key: string, label: string, without: Partial<Filters>) => {
    if (isOn) chips.push({ key, label, without });
  };
  each('timeBands', new Map(TIME_BANDS.map(({ id }) => [id, t.departing(id)])));
  each('arrTimeBands', new Map(TIME_BANDS.map(({ id }) => [id, t.arriving(id)])));
  each('carriers', labelsOf(options.carriers));
  each('depAirports', labelsOf(options.depAirports));
  each('arrAirports', labelsOf(options.arrAirports));
  each('planeSizes', new Map(PLANE_SIZES.map((size) => [size, t.size(size)])));
  each('cabinTypes', new Map(CABIN_TYPES.map((type) => [type, cabinClass(type)])));
  const { discountMost, priceLeast, priceMost, bookTime } = filters;
  one(discountMost !== null, 'discount', t.discountMost(discountMost ?? 0), { discountMost: null });
  one(
    priceLeast !== null || priceMost !== null,
    'price',
    t.priced(yuan(priceLeast), yuan(priceMost), options.isTaxed),
    {
      priceLeast: null,
      priceMost: null,
    },
  );
  one(filters.directOnly, 'direct', t.directOnly, { directOnly: false });
  one(filters.hideShare, 'share', t.hideShare, { hideShare: false });
  one(filters.refundableOnly, 'refundable', t.refundableOnly, { refundableOnly: false });
  one(filters.protocolOnly, 'protocol', t.protocolOnly, { protocolOnly: false });
  one(filters.withinOnly, 'within', t.withinOnly, { withinOnly: false });
  one(filters.lowestOnly, 'lowest', t.lowestOnly, { lowestOnly: false });
  one(bookTime !== null, 'bookTime', t.bookTime(bookTime ?? 1), { bookTime: null });
  return chips;
}

const labelsOf = (options: readonly FilterOption<string>[]): Map<string, string> =>
  new Map(options.map(({ value, label }) => [value, label]));

/** Amount in yuan, without decimals for whole amounts. */
const yuan = (fen: number | null): string | undefined =>
  fen === null ? undefined : `¥${formatPrice(fen).replace(/\.00$/, '')}`;
