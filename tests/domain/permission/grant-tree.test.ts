import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { grantStates, toggledGrants, withoutPage } from '../../../src/domain/permission/grant-tree';
import { withReadRights } from '../../../src/domain/permission/read-rights';
import { buildTree } from '../../../src/domain/tree';
import '../../support/fixed-seed';

/** Two menus in a third: a page with two actions, one without; and a page that may not be granted, with an action that may. */
const NODES = [
  ['M', ''],
  ['M1', 'M'],
  ['P', 'M1'],
  ['p1', 'P'],
  ['p2', 'P'],
  ['Q', 'M1'],
  ['M2', 'M'],
  ['R', 'M2'],
  ['r1', 'R'],
].map(([no = '', parentNo = '']) => ({ no, parentNo, name: no }));
const tree = buildTree(NODES);
const kinds = {
  isOwn: (no: string) => !no.startsWith('M'),
  mayGrant: (no: string) => no !== 'R',
  readOf: () => '',
};
const PAGES = new Map([
  ['p1', ['P']],
  ['p2', ['P']],
  ['r1', ['R']],
]);
const turned = (granted: readonly string[], no: string) =>
  toggledGrants(tree, new Set(granted), tree.placeOf(no), kinds)?.toSorted();
const stateOf = (granted: readonly string[], no: string) =>
  grantStates(tree, new Set(granted), kinds)(tree.placeOf(no));

describe('a tree of permissions', () => {
  const turns: [granted: string[], no: string, after: string[] | undefined][] = [
    [[], 'p1', ['P', 'p1']],
    [['P', 'p1'], 'p1', ['P']],
    [['P', 'p1'], 'P', ['P', 'p1', 'p2']],
    [['P', 'p1', 'p2', 'Q'], 'P', ['Q']],
    [[], 'M1', ['P', 'Q', 'p1', 'p2']],
    [['P', 'Q', 'p1', 'p2'], 'M1', []],
    [[], 'M2', undefined],
    [[], 'r1', undefined],
    [['R'], 'r1', ['R', 'r1']],
    [['R', 'r1'], 'R', []],
    [[], 'M', ['P', 'Q', 'p1', 'p2']],
  ];
  for (const [granted, no, after] of turns)
    it(`of ${granted.join() || 'nothing'}, ${no} turned: ${after?.join() ?? 'nothing of it may be granted'}`, () =>
      assert.deepEqual(turned(granted, no), after));

  const states: [granted: string[], states: Record<string, string>][] = [
    [[], { M: 'no', P: 'no' }],
    [['P'], { M: 'partly', M1: 'partly', P: 'partly', p1: 'no', Q: 'no' }],
    [['P', 'p1', 'p2'], { P: 'chosen', M1: 'partly' }],
    [['P', 'p1', 'p2', 'Q'], { M1: 'chosen', M: 'partly', M2: 'no' }],
  ];
  for (const [granted, wanted] of states)
    it(`checks the boxes of ${granted.join() || 'nothing'}`, () =>
      assert.deepEqual(
        Object.fromEntries(Object.keys(wanted).map((no) => [no, stateOf(granted, no)])),
        wanted,
      ));

  it('never has an action without its page, and nothing new that may not be granted', () => {
    const place = fc.nat(NODES.length - 1);
    const first = fc.constantFrom<string[]>([], ['R'], ['R', 'r1'], ['P', 'p1']);
    fc.assert(
      fc.property(first, fc.array(place), (begun, places) => {
        let granted = begun;
        for (const at of places) {
          const before = granted;
          granted = toggledGrants(tree, new Set(granted), at, kinds) ?? granted;
          assert.deepEqual([...withoutPage(new Set(granted), PAGES)], []);
          assert.ok(!granted.includes('R') || before.includes('R'));
          assert.deepEqual([...new Set(granted)], granted);
        }
      }),
    );
  });
});

describe('a tree with a right to read that two pages need', () => {
  /** Below the first page, and with a right to change; the third page needs another right, which may not be granted. */
  const shared = buildTree(
    [
      ['M', ''],
      ['P', 'M'],
      ['see', 'P'],
      ['keep', 'P'],
      ['Q', 'M'],
      ['R', 'M'],
      ['other', 'R'],
    ].map(([no = '', parentNo = '']) => ({ no, parentNo, name: no })),
  );
  const reads: Readonly<Record<string, string>> = { P: 'see', Q: 'see', keep: 'see', R: 'other' };
  const ofShared = {
    isOwn: (no: string) => no !== 'M',
    mayGrant: (no: string) => no !== 'other',
    readOf: (no: string) => reads[no] ?? '',
  };
  const turns: [granted: string[], no: string, after: string[] | undefined][] = [
    [[], 'P', ['P', 'keep', 'see']],
    [[], 'Q', ['Q', 'see']],
    [[], 'keep', ['P', 'keep', 'see']],
    [['Q', 'see'], 'Q', []],
    [['P', 'Q', 'see', 'keep'], 'P', ['Q', 'see']],
    [['P', 'Q', 'see', 'keep'], 'keep', ['P', 'Q', 'see']],
    [['P', 'Q', 'see', 'keep'], 'see', []],
    [['P'], 'P', ['P', 'keep', 'see']],
    [[], 'R', undefined],
    [['R'], 'R', []],
  ];
  for (const [granted, no, after] of turns)
    it(`of ${granted.join() || 'nothing'}, ${no} turned: ${after?.join() ?? 'nothing of it may be granted'}`, () =>
      assert.deepEqual(
        toggledGrants(shared, new Set(granted), shared.placeOf(no), ofShared)?.toSorted(),
        after?.toSorted(),
      ));

  const chosen: [before: string[], chosen: string[], stored: string[]][] = [
    [[], ['Q'], ['Q', 'see']],
    [['Q', 'see'], ['Q'], ['Q', 'see']],
    [['Q'], ['Q', 'P'], ['Q', 'P', 'see']],
    [['Q'], ['Q'], ['Q']],
  ];
  for (const [before, nos, stored] of chosen)
    it(`stores ${stored.join()} for ${nos.join()} after ${before.join() || 'nothing'}`, () =>
      assert.deepEqual(withReadRights(nos, new Set(before), ofShared.readOf), stored));
});
