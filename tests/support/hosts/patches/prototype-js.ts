/**
 * Changes the natives of a page like Prototype.js 1.7, as far as it replaces or extends natives. No registry has the
 * library. Runs in the page, before any of its scripts.
 */
export function patchAsPrototypeJs(): void {
  type Method = (this: never, ...args: never[]) => unknown;
  /** Its `Object.extend`: additions stay enumerable. */
  const extend = (target: object, methods: Record<string, Method>) => Object.assign(target, methods);
  const identity = (value: unknown) => value;
  const breakOut = {};

  function toArray(source: { length?: number; toArray?(): unknown[] } | null | undefined): unknown[] {
    if (!source) return [];
    if ('toArray' in Object(source) && source.toArray) return source.toArray();
    return [...Array(source.length ?? 0).keys()].map((at) => (source as unknown[])[at]);
  }

  function valuesWithInherited(object: Record<string, unknown>): unknown[] {
    const values = [];
    // oxlint-disable-next-line guard-for-in -- the library includes inherited properties too
    for (const name in object) values.push(object[name]);
    return values;
  }

  extend(Object, { extend, values: valuesWithInherited, clone: (object) => extend({}, object) });

  extend(Function.prototype, {
    // lacks the native behaviour with `new`
    bind(this: (...args: unknown[]) => unknown, context: unknown, ...given: unknown[]) {
      // oxlint-disable-next-line typescript/no-this-alias -- as the library does
      const method = this;
      return function (...args: unknown[]) {
        return method.apply(context, [...given, ...args]);
      };
    },
    wrap: identity,
    curry: identity,
    defer: identity,
    delay: identity,
    methodize: identity,
    argumentNames: () => [],
  });

  extend(String.prototype, {
    startsWith(this: string, pattern: string) {
      return this.lastIndexOf(pattern, 0) === 0;
    },
    endsWith(this: string, pattern: string) {
      const at = this.length - pattern.length;
      return at >= 0 && this.indexOf(pattern, at) === at;
    },
    include(this: string, pattern: string) {
      return this.includes(pattern);
    },
    toArray(this: string) {
      return this.split('');
    },
    sub: identity,
    times(this: string, count: number) {
      return this.repeat(count);
    },
    strip: String.prototype.trim,
    empty(this: string) {
      return this === '';
    },
    inspect: String,
  });
  extend(Number.prototype, { succ: identity, times: identity, round: identity, abs: identity });
  extend(RegExp.prototype, {
    match(this: RegExp, text: string) {
      return this.test(text);
    },
  });

  const { map, filter, some, every, forEach, reverse, slice } = Array.prototype;
  const withDefault = (native: (this: unknown[], how: never, context: unknown) => unknown) =>
    function (this: unknown[], how: unknown = identity, context?: unknown) {
      return native.call(this, how as never, context);
    };
  function each(this: unknown[], how: (value: unknown, at: number) => void) {
    try {
      forEach.call(this, how);
    } catch (error) {
      if (error !== breakOut) throw error;
    }
    return this;
  }
  function detect(this: unknown[], test: (value: unknown, at: number) => unknown) {
    let found: unknown;
    each.call(this, (value, at) => {
      if (!test(value, at)) return;
      found = value;
      throw breakOut;
    });
    return found;
  }
  function clone(this: unknown[]) {
    return slice.call(this);
  }
  extend(Array.prototype, {
    _reverse: reverse,
    _each: forEach,
    each,
    find: detect,
    detect,
    map: withDefault(map),
    collect: withDefault(map),
    filter: withDefault(filter),
    select: withDefault(filter),
    some: withDefault(some),
    any: withDefault(some),
    every: withDefault(every),
    all: withDefault(every),
    include: Array.prototype.includes,
    member: Array.prototype.includes,
    // returns values, where the native method returns pairs
    entries: clone,
    toArray: clone,
    clone,
    reverse(this: unknown[], inPlace?: boolean) {
      return reverse.call(inPlace === false ? [...this] : this);
    },
    clear: identity,
    first: identity,
    last: identity,
    compact: identity,
    flatten: identity,
    without: identity,
    uniq: identity,
    size: identity,
    inspect: identity,
    zip: identity,
    pluck: identity,
    max: identity,
    min: identity,
  });
  // ignores the second argument, and returns an empty array for values without length
  extend(Array, { from: toArray });

  const cumulativeTop = (element: HTMLElement) => element.getBoundingClientRect().top + scrollY;
  extend(HTMLElement.prototype, {
    remove(this: HTMLElement) {
      // throws without a parent
      (this.parentNode as Node).removeChild(this);
      return this;
    },
    scrollTo(this: HTMLElement) {
      window.scrollTo(0, cumulativeTop(this));
      return this;
    },
    replace(this: HTMLElement, content: Node) {
      this.parentNode?.replaceChild(content, this);
      return this;
    },
    hide(this: HTMLElement) {
      this.style.display = 'none';
      return this;
    },
    show(this: HTMLElement) {
      this.style.display = '';
      return this;
    },
    update: identity,
    insert: identity,
    select: identity,
    wrap: identity,
    next: identity,
    previous: identity,
    up: identity,
    down: identity,
    toggle: identity,
    visible: identity,
    empty: identity,
    match: identity,
    measure: identity,
    observe: identity,
    on: identity,
    fire: identity,
    store: identity,
    retrieve: identity,
    clone: identity,
    identify: identity,
  });
  extend(HTMLInputElement.prototype, {
    clear: identity,
    present: identity,
    activate: identity,
    enable: identity,
    disable: identity,
  });
  extend(HTMLFormElement.prototype, { serialize: identity, request: identity, getElements: identity });
  extend(Event.prototype, {
    stop(this: Event) {
      this.preventDefault();
      this.stopPropagation();
    },
    element(this: Event) {
      return this.target;
    },
    inspect: identity,
  });
  replaceElement();

  function replaceElement() {
    const native = window.Element;
    const replaced = function (name: string) {
      return document.createElement(name);
    };
    Object.assign(replaced, { prototype: native.prototype });
    Object.assign(window, { Element: replaced });
  }
}
