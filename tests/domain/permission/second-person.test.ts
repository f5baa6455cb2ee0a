import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  countsSince,
  INDEPENDENT_DAYS,
  isIndependent,
  administratorsBehind,
  type DoersHistory,
} from '../../../src/domain/permission/second-person';

const DAY = 24 * 3_600_000;
const of = (record: DoersHistory['record'], ...ways: DoersHistory['ways']): DoersHistory => ({
  record,
  ways,
});

describe('a second person', () => {
  const between = (standings: Record<string, DoersHistory>, main?: string) =>
    isIndependent(new Map(Object.entries(standings)), { first: 'A', second: 'B', main });

  it('is independent of the first unless the one has set up the other', () => {
    const table: [string, boolean, Record<string, DoersHistory>, string?][] = [
      ['nothing was done', true, {}],
      ['somebody else added them', true, { B: of(['C']) }],
      ['the first added them', false, { B: of(['A']) }],
      ['the second added the first', false, { A: of(['B']) }],
      ['it is not known who added them', false, { B: of([null]) }],
      ['the first gave the only role', false, { B: of([], ['A']) }],
      ['the first gave one of two roles', true, { B: of([], ['A'], []) }],
      ['the first gave both roles', false, { B: of([], ['A'], ['C', 'A']) }],
      ['somebody set up by the first did', false, { B: of([], ['C']), C: of(['A']) }],
      ['somebody set up by such a one did', false, { B: of(['C']), C: of(['D']), D: of(['A']) }],
      ['two set up each other', true, { B: of(['C']), C: of(['B']) }],
      ['the first added the main administrator', true, { B: of(['A']) }, 'B'],
      ['the main administrator was the first', false, { B: of(['A']) }, 'A'],
      ['the first added them by the main administrator', true, { B: of(['M']), M: of(['A']) }, 'M'],
    ];
    for (const [name, expected, standings, main] of table)
      assert.equal(between(standings, main), expected, name);
  });

  it('is never the first', () => {
    assert.equal(isIndependent(new Map(), { first: 'A', second: 'A', main: 'A' }), false);
  });

  it('has as makers all who have set them up', () => {
    const makers = (standings: Record<string, DoersHistory>, main?: string) =>
      [...administratorsBehind(new Map(Object.entries(standings)), { person: 'P', main })]
        .toSorted()
        .join('');
    const table: [string, string, Record<string, DoersHistory>, string?][] = [
      ['nothing was done', '', {}],
      ['it is not known who did', '', { P: of([null]) }],
      ['one added them, another gave the only role', 'AB', { P: of(['A'], ['B']) }],
      ['a role of two was left alone', 'A', { P: of(['A'], ['B'], []) }],
      ['one whom another had set up', 'AB', { P: of(['A']), A: of(['B']) }],
      ['two set up each other', 'A', { P: of(['A']), A: of(['P']) }],
      ['the main administrator did', 'M', { P: of(['M']), M: of(['B']) }, 'M'],
      ['they are the main administrator', '', { P: of(['A']) }, 'P'],
    ];
    for (const [name, expected, standings, main] of table)
      assert.equal(makers(standings, main), expected, name);
  });

  it('counts actions within a week, and since the request', () => {
    const now = 100 * DAY;
    assert.equal(countsSince(now - DAY, now), now - INDEPENDENT_DAYS * DAY);
    assert.equal(countsSince(now - 30 * DAY, now), now - 30 * DAY);
  });
});
