/**
 * Adds `toJSON` to arrays, strings and numbers, like Prototype.js up to 1.6: `JSON.stringify` then encodes their JSON a
 * second time.
 */
export function addToJson(): void {
  const stringify = JSON.stringify.bind(JSON);
  const plain = (value: unknown): unknown =>
    Array.isArray(value) ? value.map((one) => stringify(one)) : value;
  for (const { prototype } of [Array, String, Number]) {
    Object.assign(prototype, {
      toJSON(this: unknown[] | string | number) {
        return Array.isArray(this) ? `[${(plain(this) as string[]).join(', ')}]` : `"${String(this)}"`;
      },
    });
  }
}

/**
 * Adds enumerable names to `Object.prototype`, like Prototype.js up to 1.4 and json.js: every `for … in` meets them.
 */
export function addToObjectPrototype(): void {
  Object.assign(Object.prototype, {
    extend(this: object, more: object) {
      return Object.assign(this, more);
    },
    toJSONString(this: object) {
      return JSON.stringify(this);
    },
    each() {},
  });
}
