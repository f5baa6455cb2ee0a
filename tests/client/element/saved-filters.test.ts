import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  choiceFilter,
  dayFilter,
  periodFilter,
  personFilter,
} from '../../../src/element/list-page/filter-types';
import { readFilters, savedFiltersOf } from '../../../src/element/list-page/saved-filters';

const none = () => '';
const TYPES = {
  kind: choiceFilter(['topUp', 'pay'], { label: none, name: () => none, all: none }),
  period: periodFilter(),
  person: personFilter(none),
  day: dayFilter(none),
  unsaved: { field: none },
};
const PERSON = { staffNO: 'U000001', staffName: '林静' };
const EMPTY = {
  keyword: '',
  kind: undefined,
  period: undefined,
  person: undefined,
  day: undefined,
  unsaved: undefined,
};

describe('the filters of a list as they are saved', () => {
  it('are those that narrow the list, as plain values', () => {
    const filters = {
      keyword: '2611',
      kind: 'topUp',
      period: { beginDate: '2026-11-01', endDate: '2026-1' },
      person: PERSON,
      day: '2026-11-30',
      unsaved: 'x',
    };
    assert.deepEqual(savedFiltersOf(filters, TYPES), {
      keyword: '2611',
      kind: 'topUp',
      period: ['2026-11-01', ''],
      person: ['U000001', '林静'],
      day: '2026-11-30',
    });
    const blank = { keyword: '', period: { beginDate: '', endDate: '' }, day: '2026-1' };
    assert.deepEqual(savedFiltersOf(blank, TYPES), {}, 'nothing narrows the list');
  });

  it('come back whole, and empty those that were not saved', () => {
    const filters = {
      ...EMPTY,
      kind: 'pay',
      period: { beginDate: '', endDate: '2026-11-30' },
      person: PERSON,
    };
    assert.deepEqual(readFilters(savedFiltersOf(filters, TYPES), TYPES), { filters, missing: [] });
    assert.deepEqual(readFilters({ keyword: '2611' }, TYPES).filters, { ...EMPTY, keyword: '2611' });
  });

  it('lose what another version of the page saved, by name', () => {
    for (const [saved, missing] of [
      [{ kind: 'gone' }, ['kind']],
      [{ kind: ['topUp'] }, ['kind']],
      [{ period: ['yesterday', ''] }, ['period']],
      [{ period: '2026-11-01' }, ['period']],
      [{ person: [1, 2] }, ['person']],
      [{ day: 20261130 }, ['day']],
      [{ unsaved: 'x', other: true }, ['unsaved', 'other']],
      [{ keyword: 5 }, ['keyword']],
    ] as const) {
      const read = readFilters(JSON.parse(JSON.stringify(saved)) as Record<string, string>, TYPES);
      assert.deepEqual([read.filters, read.missing], [EMPTY, missing]);
    }
  });
});
