/** One figure held against its floor, both taken in the same run. */
export interface Figure {
  name: string;
  /** Ours divided by the floor's. */
  ratio: number;
  /** The ratio is to stay below (`most`) or above (`least`). */
  limit: { most: number } | { least: number };
  /** What was measured, for the reader. */
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

/** Takes both in turn, so that a machine that slows down slows both; answers the median of each. */
export async function inTurn(
  rounds: number,
  ours: () => Promise<number>,
  floor: () => Promise<number>,
): Promise<{ ours: number; floor: number }> {
  const taken: { ours: number[]; floor: number[] } = { ours: [], floor: [] };
  await ours(); // the first of each warms caches
  await floor();
  for (let i = 0; i < rounds; i += 1) {
    taken.ours.push(await ours());
    taken.floor.push(await floor());
  }
  return { ours: median(taken.ours), floor: median(taken.floor) };
}
