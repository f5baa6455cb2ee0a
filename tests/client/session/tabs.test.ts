import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { KEYS } from '../../../src/session/storage';
import { tabChangeOf, watchTabs, type StorageChange, type TabChange } from '../../../src/session/tabs';

describe('a change of the shared storage by another tab', () => {
  const cases: [name: string, StorageChange, TabChange | undefined][] = [
    ['the token is removed', { key: KEYS.token, oldValue: 'a', newValue: null }, 'signed-out'],
    ['everything is cleared', { key: null, oldValue: null, newValue: null }, 'signed-out'],
    ['the token is another', { key: KEYS.token, oldValue: 'a', newValue: 'b' }, 'signed-in-again'],
    ['there is a token now', { key: KEYS.token, oldValue: null, newValue: 'b' }, 'signed-in-again'],
    ['the token is written again', { key: KEYS.token, oldValue: 'a', newValue: 'a' }, undefined],
    [
      'the enterprise is cleared',
      { key: KEYS.enterprise, oldValue: '1', newValue: null },
      'switched-enterprise',
    ],
    ['the enterprise is written', { key: KEYS.enterprise, oldValue: null, newValue: '2' }, undefined],
    ['another key', { key: 'somebody-else', oldValue: '1', newValue: null }, undefined],
  ];
  it('the token was renewed, in the same session', () => {
    const change = { key: KEYS.token, oldValue: 'a', newValue: 'b' };
    assert.equal(tabChangeOf(change, '', 'a'), undefined);
    // The tab holds another token than the replaced one, so it cannot tell whether the session is the same.
    assert.equal(tabChangeOf(change, '', 'z'), 'signed-in-again');
  });
  for (const [name, change, expected] of cases) {
    it(name, () => assert.equal(tabChangeOf(change), expected));
  }
});

describe('watching the other tabs', () => {
  class Changed extends Event {
    readonly storageArea = null;
    readonly key: string | null;
    readonly oldValue: string | null;
    readonly newValue: string | null;
    constructor({ key, oldValue, newValue }: StorageChange) {
      super('storage');
      this.key = key;
      this.oldValue = oldValue;
      this.newValue = newValue;
    }
  }

  const pageOf = (getItem: (key: string) => string | null) =>
    Object.assign(new EventTarget(), { localStorage: { getItem } });

  it('tells the first change only: signing out clears several keys', () => {
    const window = pageOf(() => null);
    const told: TabChange[] = [];
    watchTabs(window as unknown as Window, '', (change) => told.push(change));
    window.dispatchEvent(new Changed({ key: 'other', oldValue: '1', newValue: '2' }));
    window.dispatchEvent(new Changed({ key: KEYS.token, oldValue: 'a', newValue: null }));
    window.dispatchEvent(new Changed({ key: KEYS.enterprise, oldValue: '1', newValue: null }));
    assert.deepEqual(told, ['signed-out']);
  });

  it('minds the session it is of, and no other of the origin', () => {
    const window = pageOf(() => null);
    const told: TabChange[] = [];
    watchTabs(window as unknown as Window, ' other', (change) => told.push(change));
    window.dispatchEvent(new Changed({ key: KEYS.token, oldValue: 'a', newValue: null }));
    assert.deepEqual(told, []);
    window.dispatchEvent(new Changed({ key: `${KEYS.token} other`, oldValue: 'a', newValue: 'b' }));
    assert.deepEqual(told, ['signed-in-again']);
  });

  it('tells the changes made while the browser had frozen the page and sent no event', () => {
    class Shown extends Event {
      readonly persisted = true;
    }
    const localStorage = new Map<string, string>([
      [KEYS.token, 'a'],
      [KEYS.enterprise, '1'],
    ]);
    const window = pageOf((key) => localStorage.get(key) ?? null);
    const leaveAndComeBack = (change: () => void): TabChange[] => {
      const told: TabChange[] = [];
      const stop = watchTabs(window as unknown as Window, '', (one) => told.push(one));
      window.dispatchEvent(new Event('pagehide'));
      change();
      window.dispatchEvent(new Shown('pageshow'));
      stop();
      return told;
    };
    assert.deepEqual(
      leaveAndComeBack(() => undefined),
      [],
    );
    assert.deepEqual(
      leaveAndComeBack(() => localStorage.set(KEYS.token, 'b')),
      ['signed-in-again'],
    );
    assert.deepEqual(
      leaveAndComeBack(() => localStorage.delete(KEYS.enterprise)),
      ['switched-enterprise'],
    );
    assert.deepEqual(
      leaveAndComeBack(() => localStorage.clear()),
      ['signed-out'],
    );
  });

  it('ends when it is left', () => {
    const window = pageOf(() => null);
    const told: TabChange[] = [];
    watchTabs(window as unknown as Window, '', (change) => told.push(change))();
    window.dispatchEvent(new Changed({ key: KEYS.token, oldValue: 'a', newValue: null }));
    assert.deepEqual(told, []);
  });
});
