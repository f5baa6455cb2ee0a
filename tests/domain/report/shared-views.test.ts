import assert from 'node:assert/strict';
import {
  assert as check,
  constantFrom,
  dictionary,
  property,
  record,
  subarray,
  uniqueArray,
} from 'fast-check';
import { describe, it } from 'vitest';
import {
  isWithinScope,
  selectionsIn,
  SELECTION_FIELDS,
  type ScopeCoverage,
} from '../../../src/domain/report/shared-views';

const held = (of: Partial<Record<keyof ScopeCoverage, string[]>>): ScopeCoverage => ({
  departments: new Set(of.departments),
  persons: new Set(of.persons),
  costCenters: new Set(of.costCenters),
  accountingEntities: new Set(of.accountingEntities),
});
const NUMBERS = ['1', '2', '3', '4'];
const numbers = subarray(NUMBERS);
const view = record({
  departments: numbers,
  persons: numbers,
  costCenters: numbers,
  accountingEntities: numbers,
});

describe('saved filters that are shared', () => {
  it('are for those whose scope holds every department and person they ask for', () => {
    const filters = { preset: 'lastMonth', departments: ['D1', 'D2'], persons: ['S1'] };
    assert.equal(isWithinScope(filters, held({ departments: ['D1', 'D2'], persons: ['S1'] })), true);
    assert.equal(isWithinScope(filters, held({ departments: ['D1'], persons: ['S1'] })), false);
    assert.equal(isWithinScope(filters, held({ departments: ['D1', 'D2'] })), false);
    assert.equal(isWithinScope({ preset: 'lastMonth' }, held({})), true);
  });

  it('have no audience where they are saved in an unknown form', () => {
    assert.equal(selectionsIn({ departments: 'D1' }), undefined);
    assert.equal(isWithinScope({ persons: [7] }, held({ persons: ['7'] })), false);
    assert.equal(isWithinScope({ costCenters: true }, held({})), false);
  });

  it('are held by users with more than a holder, and by no user who lacks one', () => {
    check(
      property(view, view, (filters, more) => {
        const exactly = held(filters);
        assert.equal(isWithinScope(filters, exactly), true);
        const wider = held(
          Object.fromEntries(SELECTION_FIELDS.map((name) => [name, [...filters[name], ...more[name]]])),
        );
        assert.equal(isWithinScope(filters, wider), true);
        for (const name of SELECTION_FIELDS) {
          const [first, ...rest] = filters[name];
          if (first !== undefined)
            assert.equal(isWithinScope(filters, { ...exactly, [name]: new Set(rest) }), false);
        }
      }),
    );
  });

  it('are held by every reader where they name no person', () => {
    check(
      property(
        dictionary(constantFrom('preset', 'basis', 'compare'), uniqueArray(constantFrom(...NUMBERS))),
        (filters) => assert.equal(isWithinScope(filters, held({})), true),
      ),
    );
  });
});
