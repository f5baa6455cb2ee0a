import { BoundedCache } from '../bounded-cache';

/** Answers of a service that are reused for a while. Concurrent questions for the same one ask once. */
export class RecentAnswers<V> {
  private readonly kept: BoundedCache<{ value: V; until: number }>;
  private readonly underWay = new Map<string, Promise<V>>();

  constructor(
    private readonly reusableMs: number,
    capacity: number,
    weigh: (value: V) => number,
  ) {
    this.kept = new BoundedCache(capacity, ({ value }) => weigh(value));
  }

  async getOrAsk(key: string, ask: () => Promise<V>): Promise<V> {
    // the age of an answer is time of this machine, not of the gateway's clock
    const known = this.kept.get(key);
    if (known !== undefined && performance.now() < known.until) return known.value;
    let asked = this.underWay.get(key);
    if (asked === undefined) {
      asked = ask()
        .then((value) => {
          this.kept.set(key, { value, until: performance.now() + this.reusableMs });
          return value;
        })
        .finally(() => this.underWay.delete(key));
      this.underWay.set(key, asked);
    }
    return asked;
  }
}
