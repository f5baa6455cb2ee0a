/** Tickets of one kind and what they cost together, fen. */
export interface SpendCell {
  route: string;
  /** Bucket of days ahead: 0, 1, 3, 7, 14. */
  lead: number;
  isWithin: boolean;
  count: number;
  amount: number;
}

/** What a period cost: what was bought, by cells, and what changes and refunds added to it; fen. */
export interface PeriodSpend {
  cells: readonly SpendCell[];
  /** Fees and fare differences. */
  changes: number;
  /** Below 0: it came back. */
  refunds: number;
}

/**
 * What a rise or fall is made of, in this order: more or fewer tickets; other routes; bought at other days ahead; more or fewer over
 * the standard; dearer or cheaper all else alike; changes; refunds.
 */
export const CHANGE_PARTS = ['volume', 'mix', 'lead', 'overStandard', 'price', 'changes', 'refunds'] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];

type KeyOf = (cell: SpendCell) => string;

/** From coarse to fine: each tells apart what the one before it takes together. */
const LEVELS: readonly KeyOf[] = [
  () => '',
  ({ route }) => route,
  ({ route, lead }) => JSON.stringify([route, lead]),
  ({ route, lead, isWithin }) => JSON.stringify([route, lead, isWithin]),
];

const amountOf = (cells: readonly SpendCell[]): number => cells.reduce((sum, { amount }) => sum + amount, 0);

/** Average price of the tickets of each key. */
function prices(cells: readonly SpendCell[], keyOf: KeyOf): Map<string, number> {
  const sums = new Map<string, { count: number; amount: number }>();
  for (const cell of cells) {
    const sum = sums.get(keyOf(cell)) ?? { count: 0, amount: 0 };
    sums.set(keyOf(cell), { count: sum.count + cell.count, amount: sum.amount + cell.amount });
  }
  const priced = [...sums].filter(([, { count }]) => count > 0);
  return new Map(priced.map(([key, { count, amount }]) => [key, amount / count]));
}

/**
 * Splits the difference of two periods' net spend into its parts, in whole fen that add up to it exactly. The tickets of now are
 * valued at the prices of before: at one price for all, then route by route, day ahead by day ahead, within or over the standard;
 * each step shows what that tells apart has changed, and what is left is price. What was not bought before is valued as the
 * next coarser kind was, and all is volume where nothing was.
 */
export function explainChange(before: PeriodSpend, now: PeriodSpend): Record<ChangePart, number> {
  const [was, is] = [amountOf(before.cells), amountOf(now.cells)];
  const known = LEVELS.map((keyOf) => prices(before.cells, keyOf));
  /** What the tickets of now would have cost at the prices of before, told apart so far. */
  const values = LEVELS.map((_, finest) => {
    if (known[0]?.size === 0) return is;
    const value = now.cells.reduce((sum, cell) => {
      let price = 0;
      for (let level = 0; level <= finest; level += 1) {
        const key = LEVELS[level]?.(cell);
        price = (key === undefined ? undefined : known[level]?.get(key)) ?? price;
      }
      return sum + cell.count * price;
    }, 0);
    return Math.round(value);
  });
  const [volume = is, mix = is, lead = is, overStandard = is] = values;
  return {
    volume: volume - was,
    mix: mix - volume,
    lead: lead - mix,
    overStandard: overStandard - lead,
    price: is - overStandard,
    changes: now.changes - before.changes,
    refunds: now.refunds - before.refunds,
  };
}
