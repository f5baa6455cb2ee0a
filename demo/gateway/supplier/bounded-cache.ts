/** Cache with a weight limit that evicts the least recently used values; its owner defines the weight of a value. */
export class BoundedCache<V> {
  private readonly values = new Map<string, V>();
  private weight = 0;

  constructor(
    private readonly capacity: number,
    private readonly weigh: (value: V) => number,
  ) {}

  /** Returns the cached value, or makes and caches one. */
  getOrMake(key: string, make: () => V): V {
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    this.set(key, made);
    return made;
  }

  /** Returns the cached value. */
  get(key: string): V | undefined {
    const kept = this.values.get(key);
    if (kept === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, kept);
    return kept;
  }

  /** Caches a value, replacing the former one. */
  set(key: string, value: V): void {
    this.drop(key);
    this.values.set(key, value);
    this.weight += this.weigh(value);
    this.evict();
  }

  /** The cached value, without counting as use. */
  peek(key: string): V | undefined {
    return this.values.get(key);
  }

  drop(key: string): void {
    const kept = this.values.get(key);
    if (kept === undefined) return;
    this.values.delete(key);
    this.weight -= this.weigh(kept);
  }

  /** Evicts the least recently used values. The newest stays even if it exceeds the limit alone. */
  private evict(): void {
    for (const [key, value] of this.values) {
      if (this.weight <= this.capacity || this.values.size === 1) return;
      this.values.delete(key);
      this.weight -= this.weigh(value);
    }
  }
}
