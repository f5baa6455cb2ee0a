/** Figure with its floor, both taken in the same run. */
export interface Figure {
  name: string;
  /** The suite's value divided by the floor's. */
  ratio: number;
  /** Limit that the ratio must stay below (`most`) or above (`least`). */
  limit: { most: number } | { least: number };
  /** Measured values, for the reader. */
  detail: string;
}

export const holds = ({ ratio, limit }: Figure): boolean =>
  'most' in limit ? ratio <= limit.most : ratio >= limit.least;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** Measures both alternately, so that a slow phase of the machine affects both. Resolves with the median of each. */
export async function inTurn(
  rounds: number,
  ours: () => Promise<number>,
  floor: () => Promise<number>,
): Promise<{ ours: number; floor: number }> {
  const taken: { ours: number[]; floor: number[] } = { ours: [], floor: [] };
  await ours(); // the first run of each warms caches
  await floor();
  for (let i = 0; i < rounds; i += 1) {
    taken.ours.push(await ours());
    taken.floor.push(await floor());
  }
  return { ours: median(taken.ours), floor: median(taken.floor) };
}
