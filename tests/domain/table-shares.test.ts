import assert from 'node:assert/strict';
import { array, assert as check, integer, property, tuple } from 'fast-check';
import { describe, it } from 'vitest';
import { tableShares } from '../../src/domain/table-shares';

const tenths = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * 10), 0);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe('the shares of a table', () => {
  it('add up by row and by column', () => {
    const shares = tableShares({
      cells: [
        [1, 1, null],
        [1, 0, 0],
      ],
      rowTotals: [2, 1],
      columnTotals: [2, 1, 0],
      whole: 3,
    });
    assert.ok(shares);
    assert.equal(tenths(shares.rowTotals), 1000);
    assert.equal(tenths(shares.columnTotals), 1000);
    assert.deepEqual(
      shares.cells.map(tenths),
      shares.rowTotals.map((share) => Math.round(share * 10)),
    );
  });

  it('are none of a whole that is not above 0', () => {
    assert.equal(tableShares({ cells: [[-1]], rowTotals: [-1], columnTotals: [-1], whole: -1 }), undefined);
    assert.equal(tableShares({ cells: [[0]], rowTotals: [0], columnTotals: [0], whole: 0 }), undefined);
  });

  it('add up for any parts, also below 0, with or without all rows seen, each within a tenth', () => {
    const sized = tuple(
      integer({ min: 1, max: 8 }),
      integer({ min: 1, max: 8 }),
      integer({ min: 0, max: 8 }),
    );
    const tables = sized.chain(([rows, columns, hidden]) =>
      tuple(
        array(array(integer({ min: -2000, max: 900_000 }), { minLength: columns, maxLength: columns }), {
          minLength: rows + hidden,
          maxLength: rows + hidden,
        }),
        integer({ min: rows, max: rows }),
      ),
    );
    check(
      property(tables, ([all, seen]) => {
        const columnTotals = (all[0] ?? []).map((_, at) => sumOf(all.map((row) => row[at] ?? 0)));
        const whole = sumOf(columnTotals);
        const cells = all.slice(0, seen);
        const shares = tableShares({ cells, rowTotals: cells.map(sumOf), columnTotals, whole });
        if (whole <= 0) return assert.equal(shares, undefined);
        assert.ok(shares);
        assert.equal(tenths(shares.columnTotals), 1000);
        assert.deepEqual(
          shares.cells.map(tenths),
          shares.rowTotals.map((share) => Math.round(share * 10)),
        );
        if (seen === all.length) {
          assert.equal(tenths(shares.rowTotals), 1000);
          assert.deepEqual(
            columnTotals.map((_, at) => tenths(shares.cells.map((row) => row[at] ?? 0))),
            shares.columnTotals.map((share) => Math.round(share * 10)),
          );
        }
        for (const [at, row] of cells.entries())
          for (const [of, value] of row.entries())
            assert.ok(Math.abs((shares.cells[at]?.[of] ?? 0) - (100 * value) / whole) < 0.1 + 1e-9);
        return undefined;
      }),
    );
  });
});
