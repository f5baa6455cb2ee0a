/**
 * Replacements for native functions that libraries of an embedding page override (Prototype.js, MooTools and others of
 * their age). The build redirects the suite and its libraries to these functions (vite.config.ts); the page keeps its
 * own.
 */

/** Equals the native `Array.from`. Overrides ignore iterators and the second argument. */
export function arrayFrom<T, R>(
  source: Iterable<T> | ArrayLike<T>,
  each: (item: T, at: number) => R = (item) => item as unknown as R,
): R[] {
  const items = Symbol.iterator in Object(source) ? source : Array.prototype.slice.call(source);
  return [...(items as Iterable<T>)].map((item, at) => each(item, at));
}

type Replacer = (this: unknown, key: string, value: unknown) => unknown;

/**
 * Equals the native `JSON.stringify`, except that arrays, strings and numbers do not use `toJSON`, which Prototype.js
 * defines so that it returns JSON text.
 */
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

/** The native `Event`: MooTools defines a class of that name, but the prototype chain of native events stays. */
export const NativeEvent = /* @__PURE__ */ Object.getPrototypeOf(CustomEvent) as typeof Event;
