export { legacyCss } from './legacy-css';

/** Adds missing functions of newer browsers to the page; existing ones stay. */
export function installPolyfills(): void {
  lend(Array.prototype, LISTS);
  lend(AbortSignal, { any: anyOf });
  lend(URL, { canParse });
  lend(Element.prototype, { checkVisibility });
}

function lend(owner: object, given: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(given)) {
    // not enumerable, because pages iterate over arrays by `in`
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  }
}

type Test = (item: unknown, index: number, list: unknown[]) => unknown;

const LISTS = {
  toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare);
  },
  toReversed(this: unknown[]) {
    return this.map((_, index) => this[this.length - 1 - index]);
  },
  toSpliced(this: unknown[], ...change: [start: number, count: number, ...added: unknown[]]) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
  findLast(this: unknown[], test: Test) {
    return this[lastIndex(this, test)];
  },
  findLastIndex(this: unknown[], test: Test) {
    return lastIndex(this, test);
  },
};

function lastIndex(list: unknown[], test: Test): number {
  let index = list.length - 1;
  while (index >= 0 && !test(list[index], index, list)) index -= 1;
  return index;
}

function anyOf(signals: Iterable<AbortSignal>): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason);
    else signal.addEventListener('abort', () => any.abort(signal.reason), { signal: any.signal });
  }
  return any.signal;
}

function canParse(address: string, base?: string): boolean {
  try {
    return new URL(address, base) instanceof URL;
  } catch {
    return false;
  }
}

function checkVisibility(this: Element): boolean {
  return this.isConnected && this.getClientRects().length > 0;
}
