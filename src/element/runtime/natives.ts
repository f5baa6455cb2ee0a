/**
 * What of the browser the libraries of an embedding page replace (Prototype.js, MooTools and others of their age). The
 * build has the suite and its libraries call these in the place of the natives (vite.config.ts); the page keeps its own.
 */

/** As the native `Array.from`. Theirs know no iterator, and take no second argument. */
export function arrayFrom<T, R>(
  source: Iterable<T> | ArrayLike<T>,
  each: (item: T, at: number) => R = (item) => item as unknown as R,
): R[] {
  const items = Symbol.iterator in Object(source) ? source : Array.prototype.slice.call(source);
  return [...(items as Iterable<T>)].map((item, at) => each(item, at));
}

type Replacer = (this: unknown, key: string, value: unknown) => unknown;

/** As the native `JSON.stringify`, but only what is no list, text or number writes itself: Prototype.js has those give texts of JSON. */
export const stringify = (value: unknown, replace?: Replacer, space?: number | string): string =>
  globalThis['JSON'].stringify(
    value,
    function (this: Record<string, unknown>, key, written: unknown) {
      const own = this[key];
      const kept = Array.isArray(own) || Object(own) !== own ? own : written;
      return replace ? replace.call(this, key, kept) : kept;
    },
    space,
  );

/** The native `Event`: MooTools has a class of that name, but what native ones inherit from stays. */
export const NativeEvent = /* @__PURE__ */ Object.getPrototypeOf(CustomEvent) as typeof Event;
