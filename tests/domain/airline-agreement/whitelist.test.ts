import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isNewlyOpen, type WhitelistFor } from '../../../src/domain/airline-agreement/whitelist';

const TODAY = '2026-11-20';
const list = (change: Partial<WhitelistFor> = {}): WhitelistFor => ({
  airline: 'CA',
  from: '2026-01-01',
  to: null,
  hasThem: false,
  ...change,
});

describe('an agreement of an airline', () => {
  const rows: [string, WhitelistFor[], WhitelistFor[], boolean][] = [
    ['is opened by a place on its list', [list()], [list({ hasThem: true })], true],
    ['is opened by the end of its only list', [list()], [], true],
    ['is opened by a shorter list', [list()], [list({ to: '2026-12-31' })], true],
    ['is opened from a later day on', [list({ from: '2027-01-01' })], [list({ from: '2027-01-02' })], true],
    [
      'is opened by a second list for them',
      [list()],
      [list(), list({ from: '2027-05-01', to: '2027-05-01', hasThem: true })],
      true,
    ],
    ['is closed by a list', [], [list()], false],
    ['stays open', [list({ hasThem: true })], [list({ hasThem: true, to: '2026-12-31' })], false],
    ['is not opened in the past', [list({ to: '2026-10-01' })], [], false],
    ['is not opened by another airline’s list', [list()], [list(), list({ airline: 'MU' })], false],
  ];
  for (const [name, before, after, isOpen] of rows)
    it(name, () => assert.equal(isNewlyOpen(before, after, TODAY), isOpen));
});
