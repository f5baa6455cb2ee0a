import type { StandardEvaluation, StandardRule } from '../../contract/standards/shapes';

/** Rules whose threshold and actual value are fen. */
const OF_MONEY: readonly StandardRule[] = ['price', 'lowestFare'];

/**
 * How much a choice costs above the standards, fen for all tickets: of each segment and traveller the most that one
 * of the rules of money is exceeded by. null: none of them is broken, so there is no amount to name.
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
