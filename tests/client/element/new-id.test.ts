import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { afterEach, describe, it } from 'vitest';

afterEach(() => {
  mock.reset();
  mock.timers.reset();
});
import { newId } from '../../../src/element/runtime/new-id';

describe('a new id', () => {
  it('is a random UUID', () => {
    assert.match(newId(), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is another every time', () => {
    assert.equal(new Set(Array.from({ length: 100 }, newId)).size, 100);
  });

  it('is there where the page has no secure context', () => {
    mock.method(crypto, 'randomUUID', () => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    assert.equal(newId().length, 36);
  });
});
