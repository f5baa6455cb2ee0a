import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import type { Advert } from '../../../src/contract/adverts';
import { rankAdverts } from '../../../src/domain/portal/adverts';

const NOW = new Date('2026-11-20T02:00:00.000Z'); // 10:00 in Shanghai.

function advert(advertGroupID: string, change: Partial<Advert> = {}): Advert {
  return {
    advertGroupID,
    advertPriority: 1,
    advertCount: 9,
    beginEffectTime: '2026-11-01 00:00:00',
    endEffectTime: '2026-11-30 23:59:59',
    modifyTime: '2026-10-01 09:00:00',
    advertContent: { textContent: advertGroupID, imageUrl: '', linkUrl: '', textParts: {} },
    ...change,
  };
}
const ids = (adverts: readonly Advert[]) => adverts.map(({ advertGroupID }) => advertGroupID);
const ranked = (adverts: readonly Advert[], type = 1, shown: readonly string[] = [], now = NOW) =>
  ids(rankAdverts(adverts, { type, shown, now }));

describe('rankAdverts', () => {
  it('puts the smaller priority first, before all other fields', () => {
    const first = advert('first', { endEffectTime: '', modifyTime: '2020-01-01' });
    assert.deepEqual(ranked([advert('second', { advertPriority: 2 }), first]), ['first', 'second']);
  });

  it('puts the shorter effect first among equal priorities', () => {
    const adverts = [
      advert('open', { endEffectTime: '', modifyTime: '2026-11-19' }),
      advert('month'),
      advert('day', { beginEffectTime: '2026-11-20', endEffectTime: '2026-11-20', modifyTime: '2020-01-01' }),
    ];
    assert.deepEqual(ranked(adverts), ['day', 'month', 'open']);
  });

  it('puts the one modified last first among equal durations, and keeps the order of equals', () => {
    const adverts = [
      advert('old'),
      advert('new', { modifyTime: '2026-10-01 09:00:01' }),
      advert('unknown', { modifyTime: '' }),
      advert('old too'),
    ];
    assert.deepEqual(ranked(adverts), ['new', 'old', 'old too', 'unknown']);
  });

  for (const [advertCount, expected] of [
    [1, ['a']],
    [2, ['a', 'b']],
    [9, ['a', 'b', 'c']],
    [0, []],
    [-1, []],
  ] as const) {
    it(`cuts to the first one's count of ${advertCount}`, () => {
      const adverts = [
        advert('c', { advertPriority: 3, advertCount: 1 }),
        advert('a', { advertCount }),
        advert('b', { advertPriority: 2, advertCount: 1 }),
      ];
      assert.deepEqual(ranked(adverts), expected);
    });
  }

  it('hides groups shown for type 0 only, after the cut: nothing moves up', () => {
    const adverts = [
      advert('a', { advertCount: 2 }),
      advert('b', { advertPriority: 2 }),
      advert('c', { advertPriority: 3 }),
    ];
    assert.deepEqual(ranked(adverts, 0), ['a', 'b']);
    assert.deepEqual(ranked(adverts, 0, ['a']), ['b']);
    assert.deepEqual(ranked(adverts, 0, ['a', 'b']), []);
    assert.deepEqual(ranked(adverts, 1, ['a', 'b']), ['a', 'b']);
  });

  it('neither sorts nor cuts for type 2', () => {
    const adverts = [advert('b', { advertPriority: 2, advertCount: 1 }), advert('a')];
    assert.deepEqual(ranked(adverts, 2, ['a', 'b']), ['b', 'a']);
  });

  const WINDOWS: [begin: string, end: string, now: string, inEffect: boolean][] = [
    ['2026-11-20', '2026-11-20', '2026-11-19T15:59:59.999Z', false],
    ['2026-11-20', '2026-11-20', '2026-11-19T16:00:00.000Z', true],
    ['2026-11-20', '2026-11-20', '2026-11-20T15:59:59.999Z', true],
    ['2026-11-20', '2026-11-20', '2026-11-20T16:00:00.000Z', false],
    ['2026-11-20 10:00', '2026-11-20 18:00', '2026-11-20T10:00:59.999Z', true],
    ['2026-11-20 10:00', '2026-11-20 18:00', '2026-11-20T10:01:00.000Z', false],
    ['2026-11-20T10:00:00', '2026-11-20T18:00:00', '2026-11-20T02:00:00.000Z', true],
    ['2026-11-20T10:00:01', '2026-11-20T18:00:00', '2026-11-20T02:00:00.000Z', false],
    ['2026-11-20 10:00:00', '2026-11-20 18:00:00', '2026-11-20T10:00:00.999Z', true],
    ['2026-11-20 10:00:00', '2026-11-20 18:00:00', '2026-11-20T10:00:01.000Z', false],
    ['2026-11-20T02:00:00Z', '', '2026-11-20T02:00:00.000Z', true],
    ['2026-11-20T03:00:00+01:00', '', '2026-11-20T01:59:59.999Z', false],
    ['2026-11-20T03:00:00.000+01:00', '', '2026-11-20T02:00:00.000Z', true],
    ['2026-11-19T21:30:00-04:30', '', '2026-11-20T02:00:00.000Z', true],
    ['', '', '2026-11-20T02:00:00.000Z', true],
    ['2026-11-21', '2026-11-19', '2026-11-20T02:00:00.000Z', false],
    ['2026-02-30', '', '2026-11-20T02:00:00.000Z', false],
    ['2026-11-20 24:00:00', '', '2027-11-20T02:00:00.000Z', false],
    ['soon', '', '2026-11-20T02:00:00.000Z', false],
    ['', 'later', '2026-11-20T02:00:00.000Z', false],
  ];
  for (const [beginEffectTime, endEffectTime, now, inEffect] of WINDOWS) {
    for (const type of [0, 1, 2]) {
      it(`type ${type}: "${beginEffectTime}" to "${endEffectTime}" is ${inEffect ? 'in' : 'not in'} effect at ${now}`, () => {
        const one = advert('x', { beginEffectTime, endEffectTime });
        assert.deepEqual(ranked([one], type, [], new Date(now)), inEffect ? ['x'] : []);
      });
    }
  }

  const time = fc.oneof(
    fc.constant(''),
    fc
      .date({ min: new Date('2026-11-15'), max: new Date('2026-11-25'), noInvalidDate: true })
      .chain((date) => {
        const iso = date.toISOString();
        return fc.constantFrom(iso, iso.slice(0, 10), iso.slice(0, 19), iso.slice(0, 16).replace('T', ' '));
      }),
    fc.string({ maxLength: 12 }),
  );
  const anyAdvert = fc
    .record({
      advertPriority: fc.oneof(fc.integer({ min: -2, max: 3 }), fc.constant(Infinity)),
      advertCount: fc.integer({ min: 0, max: 6 }),
      beginEffectTime: time,
      endEffectTime: time,
      modifyTime: time,
    })
    .map((change) => advert('', change));
  const list = fc
    .array(anyAdvert, { maxLength: 12 })
    .map((adverts) => adverts.map((one, i) => ({ ...one, advertGroupID: String(i % 7) })));
  const groups = fc.subarray(['0', '1', '2', '3', '4', '5', '6']);

  it('gives only adverts of the list, each once, by rising priority, never more than the first one allows', () => {
    fc.assert(
      fc.property(list, groups, (adverts, shown) => {
        const all = rankAdverts(adverts, { type: 1, shown, now: NOW });
        assert.ok(all.every((one) => adverts.includes(one)));
        assert.equal(new Set(all).size, all.length);
        assert.ok(all.length <= (all[0]?.advertCount ?? 0));
        const priorities = all.map(({ advertPriority }) => advertPriority);
        assert.deepEqual(
          priorities,
          priorities.toSorted((a, b) => (a < b ? -1 : Number(a > b))),
        );
      }),
    );
  });

  it('for type 0 gives the result of type 1 without the groups shown', () => {
    fc.assert(
      fc.property(list, groups, (adverts, shown) => {
        const always = rankAdverts(adverts, { type: 1, shown, now: NOW });
        const once = rankAdverts(adverts, { type: 0, shown, now: NOW });
        assert.deepEqual(
          once,
          always.filter(({ advertGroupID }) => !shown.includes(advertGroupID)),
        );
      }),
    );
  });

  it('for type 2 gives everything that types 0 and 1 choose from, and does not touch its input', () => {
    fc.assert(
      fc.property(list, (adverts) => {
        const before = structuredClone(adverts);
        const all = rankAdverts(adverts, { type: 2, shown: [], now: NOW });
        for (const one of rankAdverts(adverts, { type: 1, shown: [], now: NOW }))
          assert.ok(all.includes(one));
        assert.deepEqual(
          all,
          adverts.filter((one) => all.includes(one)),
        );
        assert.deepEqual(adverts, before);
      }),
    );
  });
});
