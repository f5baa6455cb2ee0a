/** Deterministic random numbers. */
export interface Random {
  /** From 0 to `n`, exclusive. */
  int(n: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** Mulberry32: small, and even enough for demo data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const int = (n: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
  return { int, pick: (items) => items[int(items.length)] ?? items[0] };
}
