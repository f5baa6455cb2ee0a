import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { budgetAmounts } from '../../../src/domain/cost-center/budget-use';
import { changedFields, listValue, type FieldValues } from '../../../src/domain/cost-center/changed-fields';
import { mayBeChargedTo } from '../../../src/domain/cost-center/charge';
import { isCyclicParent } from '../../../src/domain/cost-center/circle';
import { stateOn } from '../../../src/domain/cost-center/state';
import { addDays } from '../../../src/domain/shanghai-time';

const day = fc.integer({ min: 0, max: 60 }).map((n) => addDays('2026-11-01', n));

describe('the state of a cost object', () => {
  it('is of its first and its last day as well', () => {
    const times = { validFrom: '2026-02-01', validTo: '2026-03-31', closedDate: '' };
    const states = ['2026-01-31', '2026-02-01', '2026-03-31', '2026-04-01'].map((one) => stateOn(one, times));
    assert.deepEqual(states, ['coming', 'open', 'open', 'ended']);
    assert.equal(stateOn('9999-12-31', { ...times, validTo: '' }), 'open');
  });

  it('goes from coming to open to ended and never back, and closed is closed on any day', () => {
    const order = ['coming', 'open', 'ended'];
    fc.assert(
      fc.property(day, fc.option(day, { nil: '' }), day, day, (validFrom, validTo, a, b) => {
        const times = { validFrom, validTo, closedDate: '' };
        const [sooner, later] = a < b ? [a, b] : [b, a];
        assert.ok(order.indexOf(stateOn(sooner, times)) <= order.indexOf(stateOn(later, times)));
        assert.equal(stateOn(a, { ...times, closedDate: b }), 'closed');
      }),
    );
  });
});

describe('a circle', () => {
  it('is made by every descendant, and by nothing else', () => {
    const tree = fc.integer({ min: 2, max: 20 }).chain((size) =>
      fc.tuple(
        // Each object's parent is an earlier one, or none.
        fc.tuple(...Array.from({ length: size }, (_, at) => fc.integer({ min: -1, max: at - 1 }))),
        fc.nat(size - 1),
        fc.nat(size - 1),
      ),
    );
    fc.assert(
      fc.property(tree, ([parents, moved, to]) => {
        const parentOf = (no: string) => {
          const parent = parents[Number(no)] ?? -1;
          return parent < 0 ? '' : String(parent);
        };
        const above: number[] = [];
        for (let at = to; at >= 0; at = parents[at] ?? -1) above.push(at);
        assert.equal(isCyclicParent(String(moved), String(to), parentOf), above.includes(moved));
      }),
    );
  });

  it('that is there already ends', () => {
    assert.equal(
      isCyclicParent('C', 'A', (no) => (no === 'A' ? 'B' : 'A')),
      false,
    );
    assert.equal(
      isCyclicParent('C', '', () => 'C'),
      false,
    );
  });
});

describe('the staff who may be charged', () => {
  const nos = fc.uniqueArray(fc.constantFrom('D1', 'D2', 'D3', 'D4', 'D5'));
  const staff = fc.constantFrom('S1', 'S2', 'S3');

  it('are all, or the named, or members of a named department or one below it', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        nos,
        fc.uniqueArray(staff),
        staff,
        nos,
        (isForAll, deptNos, staffNos, staffNo, path) => {
          const isOne = staffNos.includes(staffNo) || deptNos.some((no) => path.includes(no));
          const may = mayBeChargedTo({ isForAll, deptNos, staffNos }, { staffNo, deptNos: path });
          assert.equal(may, isForAll || isOne);
        },
      ),
    );
  });

  it('grow with whom it is opened to', () => {
    fc.assert(
      fc.property(nos, nos, staff, nos, (deptNos, more, staffNo, path) => {
        const person = { staffNo, deptNos: path };
        const of = (depts: readonly string[]) =>
          mayBeChargedTo({ isForAll: false, deptNos: depts, staffNos: [] }, person);
        assert.ok(!of(deptNos) || of([...deptNos, ...more]));
      }),
    );
  });
});

describe('the fields that have changed', () => {
  const value = fc.constantFrom('', 'a', 'b').map((text) => ({ value: text, text: text.toUpperCase() }));
  const values: fc.Arbitrary<FieldValues> = fc.record(
    { code: value, name: value, parent: value, validTo: value },
    { requiredKeys: [] },
  );
  const NOTHING = { value: '', text: '' };

  it('are those with another value, even if the name is the same', () => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const changes = changedFields(before, after);
        for (const field of ['code', 'name', 'parent', 'validTo'] as const) {
          const [old, now] = [before[field] ?? NOTHING, after[field] ?? NOTHING];
          const expected = old.value === now.value ? undefined : { field, before: old.text, after: now.text };
          assert.deepEqual(
            changes.find((change) => change.field === field),
            expected,
          );
        }
        assert.deepEqual(changedFields(after, after), []);
      }),
    );
    const [ours, theirs] = [
      { value: 'D1', text: '研发部' },
      { value: 'D2', text: '研发部' },
    ];
    assert.deepEqual(changedFields({ parent: ours }, { parent: theirs }), [
      { field: 'parent', before: '研发部', after: '研发部' },
    ]);
  });

  it('are none where a list is only in another order or names somebody twice', () => {
    const named = (no: string) => ({ no, name: `部门${no}` });
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom('A', 'B', 'C')), (list) => {
        const departments = listValue(list.map(named));
        const again = listValue([...list.toReversed(), ...list].map(named));
        assert.deepEqual(changedFields({ departments }, { departments: again }), []);
        assert.equal(departments.value === '', list.length === 0);
      }),
    );
    assert.equal(listValue(['B', 'A'].map(named)).text, '部门A、部门B');
  });
});

describe('the budget of a cost centre', () => {
  it('is the sum of its months, and none where none was set', () => {
    const months = Array.from({ length: 12 }, (_, at) => at + 1);
    assert.deepEqual(budgetAmounts(months, 11), { year: 78, month: 11 });
    assert.deepEqual(budgetAmounts(null, 11), { year: null, month: null });
  });
});
