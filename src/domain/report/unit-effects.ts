/** Bookings of one product and kind, and what they cost together, fen. */
export interface SpendCell {
  /** The city of stays. */
  route: string;
  /** Rank of the class; 0: not known. */
  classRank: number;
  /** Bucket of days ahead: 0, 1, 3, 7, 14. */
  lead: number;
  isWithin: boolean;
  /** Bookings: tickets, rides, stays. */
  count: number;
  /** What a price is of: nights of stays, bookings of all else. */
  quantity: number;
  /** With taxes and service fees. */
  amount: number;
  /** Taxes and service fees alone. */
  fees: number;
}

/** Why bookings of one product cost another amount than as many did before; fen. */
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

/** From coarse to fine: each tells apart what the one before it takes together. */
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

/** Units of each key, and what they come to. */
function sumsBy(cells: readonly SpendCell[], keyOf: KeyOf, valueOf: ValueOf): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const cell of cells) {
    const { quantity, value } = sums.get(keyOf(cell)) ?? { quantity: 0, value: 0 };
    sums.set(keyOf(cell), { quantity: quantity + cell.quantity, value: value + valueOf(cell) });
  }
  return sums;
}

/**
 * What the units of now would have come to at the averages of before, told apart by each level. What was not bought before has
 * no price to be held against: it counts as it is from the level on that first tells it apart.
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
 * Splits what bookings of now cost beyond `counted`, as many at the average of before: nights by night, route by route, class by
 * class, day ahead by day ahead, within or over the standard; each step shows what that tells apart has changed. What the same has
 * cost more or less is price, and of it what taxes and service fees have is fees.
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
