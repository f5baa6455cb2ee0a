import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { BoundedCache } from '../../../demo/gateway/supplier/bounded-cache';

test('recently used entries stay, others go when there is no room', () => {
  const cache = new BoundedCache<string>(5, (value) => value.length);
  const made: string[] = [];
  const get = (key: string) =>
    cache.getOrMake(key, () => {
      made.push(key);
      return key;
    });
  get('aa');
  get('bb');
  get('aa');
  assert.deepEqual(made, ['aa', 'bb']);
  get('cc');
  get('aa');
  assert.deepEqual(made, ['aa', 'bb', 'cc'], 'aa was used after bb');
  get('bb');
  assert.deepEqual(made, ['aa', 'bb', 'cc', 'bb']);
  get('longer than five');
  get('longer than five');
  assert.deepEqual(made.slice(4), ['longer than five'], 'a value too heavy is kept until the next one');
  get('a');
  get('longer than five');
  assert.deepEqual(made.slice(5), ['a', 'longer than five']);
});

test('the most recently used entries that fit are kept, and nothing beyond', () => {
  const capacity = 20;
  const usage = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 200 });
  fc.assert(
    fc.property(usage, (weights) => {
      let made = 0;
      const cache = new BoundedCache<number>(capacity, (value) => value);
      const get = (weight: number) =>
        cache.getOrMake(String(weight), () => {
          made += 1;
          return weight;
        });
      for (const weight of weights) assert.equal(get(weight), weight);

      const lastFirst = [...new Set(weights.toReversed())];
      const sumTo = (place: number) => lastFirst.slice(0, place + 1).reduce((sum, weight) => sum + weight, 0);
      const kept = lastFirst.filter((_, place) => sumTo(place) <= capacity);
      const gone = lastFirst[kept.length];
      made = 0;
      for (const weight of kept) get(weight);
      assert.equal(made, 0, `${kept.join(' ')} were used last and fit`);
      if (gone !== undefined) get(gone);
      assert.equal(made, gone === undefined ? 0 : 1, `${gone} does not fit beside them`);
    }),
  );
});
