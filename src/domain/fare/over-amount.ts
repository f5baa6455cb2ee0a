import type { StandardEvaluation, StandardRule } from '../../contract/travel-standard/shapes';

/** Rules whose threshold and actual value are in fen. */
const OF_MONEY: readonly StandardRule[] = ['price', 'lowestFare'];

/**
 * Returns the amount by which a choice exceeds the standards, fen for all tickets: for each segment and traveller the
 * largest excess of a rule about money. null: no such rule is broken, so no amount exists.
 */
export function overAmount({ segments }: Pick<StandardEvaluation, 'segments'>): number | null {
  const above = segments.flatMap(({ violations }) => {
    const most = new Map<string, number>();
    for (const { rule, threshold, actual, passengerNames } of violations) {
      if (!OF_MONEY.includes(rule)) continue;
      for (const name of passengerNames) most.set(name, Math.max(most.get(name) ?? 0, actual - threshold));
    }
    return [...most.values()];
  });
  return above.length === 0 ? null : above.reduce((sum, fen) => sum + fen, 0);
}
