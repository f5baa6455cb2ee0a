import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { installPolyfills } from '../../../src/element/older-browsers/older-parts';

/** Features that are removed first, because the oldest browsers lack them; there is no document here. */
const LACKING: [owner: object, names: string[]][] = [
  [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex']],
  [AbortSignal, ['any']],
  [URL, ['canParse']],
];

describe('a replacement for older browsers', () => {
  let put: (() => void)[];
  beforeEach(() => {
    put = [];
    for (const [owner, names] of LACKING)
      for (const name of names) {
        const own = Object.getOwnPropertyDescriptor(owner, name) ?? {};
        put.push(() => Object.defineProperty(owner, name, own));
        Reflect.deleteProperty(owner, name);
      }
    Reflect.set(globalThis, 'Element', () => undefined);
    Reflect.set(globalThis.Element, 'prototype', {});
    installPolyfills();
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'Element');
    for (const back of put) back();
  });

  it('sorts, turns and cuts copies of lists, and searches them from the end', () => {
    const list = [3, 1, 2];
    assert.deepEqual(list.toSorted(), [1, 2, 3]);
    assert.deepEqual(
      list.toSorted((a, b) => b - a),
      [3, 2, 1],
    );
    assert.deepEqual(list.toReversed(), [2, 1, 3]);
    assert.deepEqual(list.toSpliced(1, 1, 9, 8), [3, 9, 8, 2]);
    assert.deepEqual(list.toSpliced(1), [3]);
    assert.deepEqual(list, [3, 1, 2]);
    assert.equal(
      list.findLast((one) => one > 1),
      2,
    );
    assert.equal(
      list.findLastIndex((one) => one > 2),
      0,
    );
    assert.equal(
      list.findLast((one) => one > 9),
      undefined,
    );
  });

  it('puts nothing into walks over a list by its names', () => {
    const found = Object.entries(Object.getOwnPropertyDescriptors(Array.prototype));
    assert.deepEqual(
      found.filter(([, { enumerable }]) => enumerable),
      [],
    );
  });

  it('ends a signal with the first of several, for its reason', () => {
    const one = new AbortController();
    const other = new AbortController();
    const any = AbortSignal.any([one.signal, other.signal]);
    assert.equal(any.aborted, false);
    other.abort('left');
    assert.deepEqual([any.aborted, any.reason], [true, 'left']);
    assert.equal(AbortSignal.any([one.signal, other.signal]).reason, 'left');
  });

  it('tells addresses from other texts', () => {
    assert.equal(URL.canParse('https://a.example/b'), true);
    assert.equal(URL.canParse('/b'), false);
    assert.equal(URL.canParse('/b', 'https://a.example'), true);
  });
});
