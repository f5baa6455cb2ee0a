import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'vitest';
import { arrayFrom, NativeEvent, stringify } from '../../../src/element/runtime/natives';
import { addToJson } from '../../support/hosts/patches/additions';

describe('own natives', () => {
  afterEach(() => {
    for (const { prototype } of [Array, String, Number]) Reflect.deleteProperty(prototype, 'toJSON');
  });

  it('lists iterables and objects with a length, through a function or unchanged', () => {
    assert.deepEqual(arrayFrom(new Set([1, 2])), [1, 2]);
    assert.deepEqual(arrayFrom('一二'), ['一', '二']);
    assert.deepEqual(
      arrayFrom({ length: 2 }, (_, at) => at),
      [0, 1],
    );
    assert.deepEqual(arrayFrom({ length: 1, 0: 'a' }), ['a']);
    assert.deepEqual(
      arrayFrom(new Map([['a', 1]]).values(), (value) => value * 2),
      [2],
    );
  });

  it('writes JSON as natives do', () => {
    const value = {
      list: [1, 'two', [null, true]],
      date: new Date(0),
      own: { toJSON: () => ['given'] },
      left: undefined,
      text: '"',
    };
    assert.equal(stringify(value), JSON.stringify(value));
    assert.equal(stringify(value, undefined, 2), JSON.stringify(value, undefined, 2));
    const upper = (_: string, one: unknown) => (typeof one === 'string' ? one.toUpperCase() : one);
    assert.equal(stringify(value, upper), JSON.stringify(value, upper));
    assert.equal(stringify(undefined), undefined);
  });

  it('writes JSON without the toJSON methods of lists, texts and numbers', () => {
    const value = { list: [1, 'two', { deep: ['three'] }], text: 'four', date: new Date(0) };
    const written = JSON.stringify(value);
    addToJson();
    assert.notEqual(JSON.stringify(value), written);
    assert.equal(stringify(value), written);
    assert.equal(stringify(['a']), '["a"]');
  });

  it('knows the native event', () => assert.equal(NativeEvent, Event));
});
