import { formatPrice } from '../../../src/domain/money/money';
import { TIME_BANDS, type Filters } from './filters';
import { CABIN_LABELS, SIZE_LABELS, type FilterOption, type FilterOptions } from './filter-options';

/** A chosen filter as a chip: its words, and what taking it away changes. */
export interface Chip {
  key: string;
  label: string;
  without: Partial<Filters>;
}

type ListKey = { [K in keyof Filters]: Filters[K] extends readonly (infer _)[] ? K : never }[keyof Filters];

/** One chip for each thing chosen, in the order of the filters; taking all of them away clears the filters. */
export function chipsOf(filters: Filters, options: FilterOptions): Chip[] {
  const chips: Chip[] = [];
  const each = (key: ListKey, prefix: string, labels: ReadonlyMap<string | number, string>) => {
    const chosen: readonly (string | number)[] = filters[key];
    for (const value of chosen) {
      chips.push({
        key: `${key} ${value}`,
        label: `${prefix}${labels.get(value) ?? value}`,
        without: { [key]: chosen.filter((other) => other !== value) },
      });
    }
  };
  const one = (isOn: boolean, key: string, label: string, without: Partial<Filters>) => {
    if (isOn) chips.push({ key, label, without });
  };
  const bands = new Map<string, string>(TIME_BANDS.map(({ id, label }) => [id, label]));
  each('timeBands', '起飞 ', bands);
  each('arrTimeBands', '到达 ', bands);
  each('carriers', '', labelsOf(options.carriers));
  each('depAirports', '', labelsOf(options.depAirports));
  each('arrAirports', '', labelsOf(options.arrAirports));
  each('planeSizes', '', new Map(SIZE_LABELS));
  each('cabinTypes', '', new Map<number, string>(CABIN_LABELS));
  const { discountMost, priceLeast, priceMost, bookTime } = filters;
  one(discountMost !== null, 'discount', discountText(discountMost ?? 0), { discountMost: null });
  one(
    priceLeast !== null || priceMost !== null,
    'price',
    `${options.isTaxed ? '含税 ' : ''}${priceText(priceLeast, priceMost)}`,
    {
      priceLeast: null,
      priceMost: null,
    },
  );
  one(filters.directOnly, 'direct', '仅看直飞', { directOnly: false });
  one(filters.hideShare, 'share', '隐藏共享', { hideShare: false });
  one(filters.refundableOnly, 'refundable', '可退票', { refundableOnly: false });
  one(filters.protocolOnly, 'protocol', '协议价', { protocolOnly: false });
  one(filters.withinOnly, 'within', '符合差标', { withinOnly: false });
  one(filters.lowestOnly, 'lowest', '仅看最低价', { lowestOnly: false });
  one(bookTime !== null, 'bookTime', `${bookTime === 1 ? '工作时间' : '非工作时间'}可订`, { bookTime: null });
  return chips;
}

const labelsOf = (options: readonly FilterOption<string>[]): Map<string, string> =>
  new Map(options.map(({ value, label }) => [value, label]));

/** 60 as 6折及以下. */
export const discountText = (most: number): string => `${most / 10}折及以下`;

/** Bounds in fen as ¥500–800, ¥500 以上 or ¥800 以下; whole yuan without decimals. */
function priceText(least: number | null, most: number | null): string {
  if (least === null) return `¥${yuan(most ?? 0)}以下`;
  return most === null ? `¥${yuan(least)}以上` : `¥${yuan(least)}–${yuan(most)}`;
}

const yuan = (fen: number): string => formatPrice(fen).replace(/\.00$/, '');
