/** Keeps what was used last, as much as fits; what a value weighs is for the owner to say. */
export class BoundedCache<V> {
  private readonly values = new Map<string, V>();
  private weight = 0;

  constructor(
    private readonly capacity: number,
    private readonly weigh: (value: V) => number,
  ) {}

  /** The kept value, or a made one that is kept from now on. */
  getOrMake(key: string, make: () => V): V {
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    this.set(key, made);
    return made;
  }

  /** The kept value. */
  get(key: string): V | undefined {
    const kept = this.values.get(key);
    if (kept === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, kept);
    return kept;
  }

  /** Keeps a value in place of the one before. */
  set(key: string, value: V): void {
    this.drop(key);
    this.values.set(key, value);
    this.weight += this.weigh(value);
    this.evict();
  }

  /** The kept value, without counting as use. */
  peek(key: string): V | undefined {
    return this.values.get(key);
  }

  drop(key: string): void {
    const kept = this.values.get(key);
    if (kept === undefined) return;
    this.values.delete(key);
    this.weight -= this.weigh(kept);
  }

  /** Drops the values not used for the longest time; the newest stays even if it alone is too heavy. */
  private evict(): void {
    for (const [key, value] of this.values) {
      if (this.weight <= this.capacity || this.values.size === 1) return;
      this.values.delete(key);
      this.weight -= this.weigh(value);
    }
  }
}
