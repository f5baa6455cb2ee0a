/** Bookings of one product and kind with their total cost, fen. */
export interface SpendCell {
  /** Route, or the city of stays. */
  route: string;
  /** Rank of the class; 0 when unknown. */
  classRank: number;
  /** Bucket of days ahead: 0, 1, 3, 7, 14. */
  lead: number;
  isWithin: boolean;
  /** Number of bookings: tickets, rides, stays. */
  count: number;
  /** Units of the price: nights of stays, bookings of other products. */
  quantity: number;
  /** Cost including taxes and service fees. */
  amount: number;
  /** Taxes and service fees alone. */
  fees: number;
}

/** Explains the difference between the cost of bookings of one product and that of as many former ones; fen. */
export interface UnitEffects {
  nights: number;
  mix: number;
  class: number;
  lead: number;
  overStandard: number;
  price: number;
  fees: number;
}

type KeyOf = (cell: SpendCell) => string;
type ValueOf = (cell: SpendCell) => number;

/** Keys from coarse to fine: each splits the groups of the preceding one. */
const LEVELS: readonly KeyOf[] = [
  () => '',
  ({ route }) => route,
  ({ route, classRank }) => JSON.stringify([route, classRank]),
  ({ route, classRank, lead }) => JSON.stringify([route, classRank, lead]),
  ({ route, classRank, lead, isWithin }) => JSON.stringify([route, classRank, lead, isWithin]),
];

interface Sums {
  quantity: number;
  value: number;
}

/** Sums quantity and value of the cells by key. */
function sumsBy(cells: readonly SpendCell[], keyOf: KeyOf, valueOf: ValueOf): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const cell of cells) {
    const { quantity, value } = sums.get(keyOf(cell)) ?? { quantity: 0, value: 0 };
    sums.set(keyOf(cell), { quantity: quantity + cell.quantity, value: value + valueOf(cell) });
  }
  return sums;
}

/**
 * Returns the cost of the present units at the former averages, by level. Units without former purchases have no former
 * price, so they count at their present cost from the first level that separates them.
 */
function valuesAtFormer(before: readonly SpendCell[], now: readonly SpendCell[], valueOf: ValueOf): number[] {
  return LEVELS.map((keyOf) => {
    const former = sumsBy(before, keyOf, valueOf);
    const values = [...sumsBy(now, keyOf, valueOf)].map(([key, { quantity, value }]) => {
      const known = former.get(key);
      return known && known.quantity > 0 ? (known.value * quantity) / known.quantity : value;
    });
    return Math.round(values.reduce((sum, value) => sum + value, 0));
  });
}

/**
 * Splits the cost of the present bookings beyond `counted`, as many at the former average: by nights, route, class, day
 * ahead, and within or over the standard. Each step shows the change by its own distinction only. The rest, between
 * equal units, is price, and its part in taxes and service fees is fees.
 */
export function unitEffects(
  before: readonly SpendCell[],
  now: readonly SpendCell[],
  counted: number,
): UnitEffects {
  const amountOf: ValueOf = ({ amount }) => amount;
  const feesOf: ValueOf = ({ fees }) => fees;
  const is = now.reduce((sum, cell) => sum + amountOf(cell), 0);
  const [nights = is, mix = is, cabin = is, lead = is, overStandard = is] = valuesAtFormer(
    before,
    now,
    amountOf,
  );
  const feesNow = now.reduce((sum, cell) => sum + feesOf(cell), 0);
  const fees = feesNow - (valuesAtFormer(before, now, feesOf).at(-1) ?? feesNow);
  return {
    nights: nights - counted,
    mix: mix - nights,
    class: cabin - mix,
    lead: lead - cabin,
    overStandard: overStandard - lead,
    price: is - overStandard - fees,
    fees,
  };
}
