import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  readRecents,
  withOwner,
  withoutRecent,
  withRecent,
  type Recent,
} from '../../../components/flight-booking/search/recent';
import { adaptToToday } from '../../../src/domain/place/journey';
import { addDays, daysBetween } from '../../../src/domain/shanghai-time';

const TODAY = '2026-11-20';

const anyDate = fc.integer({ min: -400, max: 400 }).map((days) => addDays(TODAY, days));
const anyCode = fc.constantFrom('BJS', 'SHA', 'SIA', 'CAN');
const anyRecent: fc.Arbitrary<Recent> = fc
  .record({
    depCode: anyCode,
    arrCode: anyCode,
    depDate: anyDate,
    stay: fc.option(fc.integer({ min: 0, max: 30 })),
  })
  .map(({ depCode, arrCode, depDate, stay }) => ({
    depCode,
    arrCode,
    depDate,
    retDate: stay === null ? '' : addDays(depDate, stay),
    depName: depCode,
    arrName: arrCode,
  }));

describe('recent searches', () => {
  it('are at most eight, the newest first, one of a route and kind of trip', () => {
    fc.assert(
      fc.property(fc.array(anyRecent, { maxLength: 30 }), (made) => {
        const list = made.reduce<Recent[]>(withRecent, []);
        const kinds = list.map(({ depCode, arrCode, retDate }) => `${depCode}${arrCode}${retDate === ''}`);
        assert.ok(list.length <= 8);
        assert.equal(new Set(kinds).size, kinds.length);
        assert.deepEqual(list[0], made.at(-1));
        for (const one of list) {
          const rest = withoutRecent(list, one);
          assert.deepEqual(
            rest,
            list.filter((other) => other !== one),
          );
        }
      }),
    );
  });

  it('never begin before today once renewed, and a stay keeps its length', () => {
    fc.assert(
      fc.property(anyRecent, (recent) => {
        const { depDate, retDate } = adaptToToday(recent, TODAY);
        assert.equal(depDate, recent.depDate >= TODAY ? recent.depDate : addDays(TODAY, 1));
        if (recent.retDate === '') assert.equal(retDate, '');
        else assert.equal(daysBetween(depDate, retDate), daysBetween(recent.depDate, recent.retDate));
      }),
    );
  });

  it('are read from storage only where they have the shape of searches', () => {
    const good: Recent = {
      depCode: 'BJS',
      arrCode: 'SHA',
      depDate: TODAY,
      retDate: '',
      depName: '北京',
      arrName: '上海',
    };
    const bad = [
      { ...good, depCode: 'bjs' },
      { ...good, arrName: '' },
      { ...good, depDate: '2026-02-30' },
      { ...good, retDate: 'soon' },
      { ...good, retDate: 5 },
      null,
      7,
      'BJS',
    ];
    assert.deepEqual(readRecents(JSON.stringify({ a: [good, ...bad], b: 'x' })), { a: [good], b: [] });
    for (const text of [undefined, '', '[', 'null', '5', '"a"']) assert.deepEqual(readRecents(text), {});
    fc.assert(
      fc.property(fc.json(), (text) => {
        for (const list of Object.values(readRecents(text))) assert.ok(list.length <= 8);
      }),
    );
  });

  it('are those of the five who were last there', () => {
    const one = { depCode: 'BJS', arrCode: 'SHA', depDate: TODAY, retDate: '', depName: '北', arrName: '上' };
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'b'].reduce<ReturnType<typeof withOwner>>(
      (kept, owner) => withOwner(kept, owner, [one]),
      {},
    );
    assert.deepEqual(Object.keys(all), ['c', 'd', 'e', 'f', 'b']);
    assert.deepEqual(Object.keys(withOwner(all, 'b', [])), ['c', 'd', 'e', 'f']);
  });
});
