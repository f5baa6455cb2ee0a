/** Pseudo-random numbers that are the same for the same seed (mulberry32 from an FNV-1a of the seed). */
export class Random {
  private state: number;

  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    this.state = hash >>> 0;
  }

  /** Returns an integer from 0 to below `end`. */
  below(end: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  }

  /** Returns an element of a non-empty list. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}
