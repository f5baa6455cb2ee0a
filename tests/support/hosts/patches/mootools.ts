/**
 * Changes the natives of a page like MooTools 1.6 with its compatibility layer, as far as it replaces or extends
 * natives. No registry has its build for browsers. Runs in the page, before any of its scripts.
 */
export function patchAsMooTools(): void {
  const identity = (value: unknown) => value;
  const isList = (item: unknown): item is ArrayLike<unknown> =>
    typeof (item as ArrayLike<unknown>).length === 'number' &&
    typeof item !== 'function' &&
    typeof item !== 'string';

  Object.assign(Array, {
    // a value without length, such as a set or an iterator, becomes the only item of an array
    from(item: unknown): unknown {
      if (item === null || item === undefined) return [];
      if (!isList(item)) return [item];
      return Array.isArray(item) ? item : Array.prototype.slice.call(item);
    },
  });
  Object.assign(Number, { from: parseFloat });
  Object.assign(String, { from: String });
  Object.assign(Function, { from: identity });

  for (const type of [Array, String, Number, Function, RegExp, Date]) {
    Object.assign(type.prototype, { $family: () => type.name.toLowerCase(), $constructor: type });
    Object.assign(type, { $name: type.name, implement: identity, alias: identity, mirror: identity });
  }
  Object.assign(Function.prototype, {
    extend: identity,
    implement: identity,
    hide: identity,
    protect: identity,
    pass: identity,
    delay: identity,
    periodical: identity,
    attempt: identity,
    overloadSetter: identity,
  });
  Object.assign(Object, { append: Object.assign, each: identity, merge: Object.assign, clone: identity });
  Object.assign(Array.prototype, {
    each: Array.prototype.forEach,
    contains: Array.prototype.includes,
    clean: identity,
    invoke: identity,
    associate: identity,
    link: identity,
    append: identity,
    include: identity,
    combine: identity,
    erase: identity,
    empty: identity,
    flatten: identity,
    pick: identity,
    getLast: identity,
    getRandom: identity,
  });
  Object.assign(String.prototype, { contains: String.prototype.includes, test: identity, clean: identity });
  Object.assign(Number.prototype, { limit: identity, round: identity, times: identity, each: identity });

  Object.assign(Element.prototype, {
    get: identity,
    set: identity,
    erase: identity,
    inject: identity,
    adopt: identity,
    grab: identity,
    dispose: identity,
    destroy: identity,
    empty: identity,
    clone: identity,
    match: identity,
    store: identity,
    retrieve: identity,
    addEvent: identity,
    fireEvent: identity,
    setStyle: identity,
    getSize: identity,
    getPosition: identity,
  });
  replaceGlobals();

  /** Global names of the browser that it replaces by its own classes. */
  function replaceGlobals() {
    const element = function (name: string) {
      return document.createElement(name);
    };
    Object.assign(element, { prototype: Element.prototype });
    Object.assign(window, {
      Element: element,
      Window: function Window() {},
      Document: function Document() {},
      Event: function DOMEvent() {},
      Request: function Request() {},
      Cookie: {},
      Fx: {},
      Class: function Class() {},
    });
  }
}
