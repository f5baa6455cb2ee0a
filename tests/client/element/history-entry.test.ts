import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { entryState } from '../../../src/element/navigation/history-entry';

const at = (search: string, pathname = '/travel/flights', hash = '') => ({ pathname, search, hash });

describe('an entry that an element makes in the history of a page', () => {
  it('keeps the state that the page has there', () => {
    assert.deepEqual(entryState({ mine: 1 }, at('?step=review'), true), { mine: 1 });
    assert.deepEqual(entryState(null, at('?step=review'), true), {});
    assert.deepEqual(entryState('text', at(''), false), {});
  });

  it('is one of vue-router’s own: its address, the one before, its place', () => {
    const former = {
      back: '/',
      current: '/flights?lang=zh',
      forward: null,
      position: 3,
      replaced: false,
      scroll: { left: 0, top: 120 },
    };
    const added = entryState(former, at('?lang=zh&step=review'), true);
    assert.deepEqual(added, {
      back: '/flights?lang=zh',
      current: '/flights?lang=zh&step=review',
      forward: null,
      position: 4,
      replaced: false,
      scroll: null,
    });
    // The next push of the router writes `current` into the entry that it leaves.
    assert.deepEqual(entryState(added, at('?lang=zh&step=order'), false), {
      ...added,
      current: '/flights?lang=zh&step=order',
    });
  });

  it('leaves the address alone that vue-router keeps in the hash', () => {
    const former = {
      back: null,
      current: '/flights',
      forward: null,
      position: 0,
      replaced: true,
      scroll: null,
    };
    const { current, position } = entryState(former, at('?step=review', '/index.html', '#/flights'), true);
    assert.deepEqual({ current, position }, { current: '/flights', position: 1 });
  });

  it('has the address that the pages of Next go back to, and all that its app router keeps', () => {
    const former = { __N: true, url: '/[place]?place=flights', as: '/flights', options: {}, key: 'k1' };
    assert.deepEqual(entryState(former, at('?step=review', '/flights'), true), {
      ...former,
      as: '/flights?step=review',
      url: '/[place]?place=flights&step=review',
    });
    const app = { __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: ['', {}] };
    assert.deepEqual(entryState(app, at('?step=review'), true), app);
  });
});
