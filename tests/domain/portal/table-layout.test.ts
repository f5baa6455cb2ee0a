import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import type { HabitField, PageInfo } from '../../../src/contract/operate-habit';
import { fieldListOf, isPageInfo, layoutOf, newestHabit } from '../../../src/domain/portal/table-layout';

const COLUMNS = [{ id: 'no' }, { id: 'status' }, { id: 'pnr', hidden: true }, { id: 'amount' }];
const field = (fieldName: string, change: Partial<HabitField> = {}): HabitField => ({
  fieldName,
  fieldStatus: 1,
  fieldWidth: 0,
  ...change,
});

describe('the layout of a table', () => {
  it('is the page’s own without a habit', () => {
    for (const none of [undefined, []]) {
      assert.deepEqual(layoutOf(COLUMNS, none), {
        order: ['no', 'status', 'pnr', 'amount'],
        hidden: ['pnr'],
        pinned: [],
        widths: {},
      });
    }
    assert.deepEqual(layoutOf([], [field('gone')]), { order: [], hidden: [], pinned: [], widths: {} });
  });

  it('is the user’s order, columns and widths', () => {
    const habit = [
      field('no'),
      field('amount', { fieldWidth: 120 }),
      field('pnr'),
      field('status', { fieldStatus: 0 }),
    ];
    assert.deepEqual(layoutOf(COLUMNS, habit), {
      order: ['no', 'amount', 'pnr', 'status'],
      hidden: ['status'],
      pinned: [],
      widths: { amount: 120 },
    });
  });

  it('keeps the column that names the row first and shown', () => {
    const habit = [field('status'), field('no', { fieldStatus: 0 })];
    const { order, hidden } = layoutOf(COLUMNS, habit);
    assert.equal(order[0], 'no');
    assert.ok(!hidden.includes('no'));
  });

  it('has those in view that the user pinned, in their order, besides the one that names the row', () => {
    const habit = [
      field('no', { fieldPinned: 1 }),
      field('amount', { fieldPinned: 1 }),
      field('gone', { fieldPinned: 1 }),
      field('pnr', { fieldPinned: 0 }),
      field('status', { fieldStatus: 0, fieldPinned: 1 }),
    ];
    const layout = layoutOf(COLUMNS, habit);
    assert.deepEqual(layout.pinned, ['amount', 'status']);
    assert.deepEqual(
      fieldListOf(layout).map(({ fieldPinned }) => fieldPinned),
      [undefined, 1, undefined, 1],
    );
  });

  it('puts columns the page has got since behind those they stand behind', () => {
    const habit = [field('no'), field('amount'), field('status')];
    assert.deepEqual(layoutOf(COLUMNS, habit).order, ['no', 'amount', 'status', 'pnr']);
    assert.deepEqual(layoutOf(COLUMNS, habit).hidden, ['pnr']);
  });

  it('leaves out columns that the page no longer has, and takes duplicates once', () => {
    const habit = [field('gone', { fieldWidth: 9 }), field('status', { fieldWidth: 80 }), field('status')];
    const { order, widths } = layoutOf(COLUMNS, habit);
    assert.deepEqual(order, ['no', 'status', 'pnr', 'amount']);
    assert.deepEqual(widths, { status: 80 });
  });

  const columns = fc
    .uniqueArray(fc.record({ id: fc.string({ minLength: 1, maxLength: 3 }), hidden: fc.boolean() }), {
      selector: ({ id }) => id,
      maxLength: 8,
    })
    .filter((list) => list.every(({ id }) => id !== '__proto__'));
  const habits = fc.array(
    fc.record(
      {
        fieldName: fc.string({ minLength: 1, maxLength: 3 }),
        fieldStatus: fc.constantFrom(0 as const, 1 as const),
        fieldWidth: fc.nat(500),
        fieldPinned: fc.constantFrom(0 as const, 1 as const),
      },
      // Layouts saved before columns could be pinned lack the field.
      { requiredKeys: ['fieldName', 'fieldStatus', 'fieldWidth'] },
    ),
    { maxLength: 10 },
  );

  it('has every column once, and is restored from its saved form', () => {
    fc.assert(
      fc.property(columns, habits, (list, habit) => {
        const layout = layoutOf(list, habit);
        assert.deepEqual([...layout.order].sort(), list.map(({ id }) => id).sort());
        assert.deepEqual(layoutOf(list, fieldListOf(layout)), layout);
      }),
    );
  });
});

describe('the newest habit', () => {
  const at = (modifyTime: string, pageSize = 0): PageInfo => ({ fieldList: [], pageSize, modifyTime });
  it('is the one changed last, however its time is written', () => {
    const older = at('2026-11-20T02:00:00.000Z');
    const newer = at('2026-11-20T10:00:00.001+08:00');
    assert.equal(newestHabit(older, newer, null), newer);
    assert.equal(newestHabit(newer, undefined, older), newer);
    assert.equal(newestHabit(null, undefined), undefined);
  });
  it('is the first of equals', () => {
    const one = at('2026-11-20T02:00:00.000Z', 10);
    assert.equal(newestHabit(one, at('2026-11-20T02:00:00.000Z', 20)), one);
  });
});

describe('the layout left by another tab or version', () => {
  const good = { fieldList: [field('no')], pageSize: 20, modifyTime: '2026-11-20T02:00:00.000Z' };
  it('is distinguished from any other value', () => {
    assert.equal(isPageInfo(good), true);
    assert.equal(isPageInfo({ ...good, fieldList: [field('no', { fieldPinned: 1 })] }), true);
    const bad: unknown[] = [
      null,
      'x',
      [],
      {},
      { ...good, modifyTime: 'soon' },
      { ...good, pageSize: '20' },
      { ...good, pageSize: -1 },
      { ...good, fieldList: {} },
      { ...good, fieldList: [null] },
      { ...good, fieldList: [{ ...field('no'), fieldStatus: 3 }] },
      { ...good, fieldList: [{ ...field('no'), fieldWidth: 1.5 }] },
      { ...good, fieldList: [{ ...field('no'), fieldPinned: true }] },
      { ...good, fieldList: [{ ...field('no'), fieldPinned: 2 }] },
      { ...good, fieldList: [{ ...field('no'), fieldPinned: null }] },
    ];
    for (const value of bad) assert.equal(isPageInfo(value), false, JSON.stringify(value));
  });
});
