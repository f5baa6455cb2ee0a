import assert from 'node:assert/strict';
import {
  array,
  assert as check,
  constantFrom,
  integer,
  option,
  property,
  record,
  subarray,
} from 'fast-check';
import { describe, it } from 'vitest';
import { splitInvoices, type SplitItem, type SplitKey } from '../../../src/domain/invoice/split';

const item = (lineNo: number, amount: number, more: Partial<SplitItem> = {}): SplitItem => ({
  lineNo,
  amount,
  taxRate: 6,
  entityNo: '',
  costCenterNo: '',
  travellerNo: '',
  ...more,
});
const shape = (items: readonly SplitItem[], splitBy: SplitKey[], ceiling: number | null) =>
  splitInvoices(items, { splitBy, ceiling }).map(({ parts }) =>
    parts.map((part) => [part.item.lineNo, part.partNo, part.amount]),
  );

describe('the split of invoiced lines', () => {
  it('is on one invoice where nothing puts it apart', () => {
    assert.deepEqual(shape([item(1, 100), item(2, 200)], [], null), [
      [
        [1, 1, 100],
        [2, 1, 200],
      ],
    ]);
  });

  it('is by tax rate in any case', () => {
    assert.deepEqual(shape([item(1, 100), item(2, 200, { taxRate: 0 }), item(3, 300)], [], null), [
      [
        [1, 1, 100],
        [3, 1, 300],
      ],
      [[2, 1, 200]],
    ]);
  });

  it('is put apart by who bears it', () => {
    const items = [
      item(1, 1, { entityNo: 'A' }),
      item(2, 2, { entityNo: 'B' }),
      item(3, 3, { entityNo: 'A' }),
    ];
    assert.deepEqual(shape(items, ['entity'], null), [
      [
        [1, 1, 1],
        [3, 1, 3],
      ],
      [[2, 1, 2]],
    ]);
    assert.equal(shape(items, ['costCenter', 'traveller'], null).length, 1);
  });

  it('is cut only where one is larger than the ceiling', () => {
    assert.deepEqual(shape([item(1, 60), item(2, 50), item(3, 250), item(4, 50)], [], 100), [
      [[1, 1, 60]],
      [[2, 1, 50]],
      [[3, 1, 100]],
      [[3, 2, 100]],
      [
        [3, 3, 50],
        [4, 1, 50],
      ],
    ]);
  });

  it('is refused where there is nothing to invoice', () => {
    for (const [amount, ceiling] of [
      [0, null],
      [-1, null],
      [1, 0],
    ] as const) {
      assert.throws(() => splitInvoices([item(1, amount)], { splitBy: [], ceiling }), RangeError);
    }
  });

  const items = array(
    record({
      amount: integer({ min: 1, max: 5000 }),
      taxRate: constantFrom(0, 6),
      entityNo: constantFrom('', 'A', 'B'),
      costCenterNo: constantFrom('', 'C', 'D'),
      travellerNo: constantFrom('E', 'F'),
    }),
    { maxLength: 30 },
  ).map((all) => all.map((one, at) => ({ ...one, lineNo: at + 1 })));
  const keys = subarray<SplitKey>(['entity', 'costCenter', 'traveller']);
  const ceilings = option(integer({ min: 100, max: 6000 }));

  it('adds up to the fen, no invoice is above the ceiling, and none mixes separate groups', () => {
    check(
      property(items, keys, ceilings, (all, splitBy, ceiling) => {
        const drafts = splitInvoices(all, { splitBy, ceiling });
        const invoiced = new Map<number, number>();
        for (const { amount, parts } of drafts) {
          assert.equal(
            parts.reduce((sum, part) => sum + part.amount, 0),
            amount,
          );
          assert.ok(ceiling === null || amount <= ceiling);
          const groups = parts.map(({ item: one }) =>
            [
              one.taxRate,
              splitBy.includes('entity') && one.entityNo,
              splitBy.includes('costCenter') && one.costCenterNo,
              splitBy.includes('traveller') && one.travellerNo,
            ].join(),
          );
          assert.equal(new Set(groups).size, 1);
          for (const part of parts) {
            invoiced.set(part.item.lineNo, (invoiced.get(part.item.lineNo) ?? 0) + part.amount);
          }
        }
        assert.deepEqual(
          [...invoiced].toSorted(([a], [b]) => a - b),
          all.map((one) => [one.lineNo, one.amount]),
        );
      }),
    );
  });

  it('is cut into parts counted from 1 on, all but the last as large as the ceiling', () => {
    check(
      property(items, integer({ min: 100, max: 6000 }), (all, ceiling) => {
        const parts = splitInvoices(all, { splitBy: [], ceiling }).flatMap((draft) => draft.parts);
        for (const one of all) {
          const own = parts.filter((part) => part.item === one);
          assert.deepEqual(
            own.map(({ partNo }) => partNo),
            own.map((_, at) => at + 1),
          );
          assert.equal(own.length, Math.ceil(one.amount / ceiling));
          assert.ok(own.slice(0, -1).every(({ amount }) => amount === ceiling));
        }
      }),
    );
  });
});
