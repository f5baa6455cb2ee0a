/** Form of a code in which it is compared: without case and width. */
export const codeKey = (code: string): string => code.normalize('NFKC').toUpperCase();

/**
 * Finds the code that is meant by a typed one: the same, else the only one that differs by case or width alone, else the
 * typed one itself. Databases in use have codes that differ by these alone, so the same one comes first.
 */
export class CodeIndex {
  readonly #codes = new Set<string>();
  readonly #byKey = new Map<string, Set<string>>();

  constructor(codes: Iterable<string>) {
    for (const code of codes) this.add(code);
  }

  add(code: string): void {
    this.#codes.add(code);
    const key = codeKey(code);
    const alike = this.#byKey.get(key);
    if (alike) alike.add(code);
    else this.#byKey.set(key, new Set([code]));
  }

  meant(typed: string): string {
    if (typed === '' || this.#codes.has(typed)) return typed;
    const [first, ...others] = this.#byKey.get(codeKey(typed)) ?? [];
    return first !== undefined && others.length === 0 ? first : typed;
  }
}
