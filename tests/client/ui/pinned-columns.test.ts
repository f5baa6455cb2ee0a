import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { columnGroups, moved } from '../../../src/ui/table/columns/column-places';
import { hasScrollRoom, offsetsOf, pinnedProps } from '../../../src/ui/table/columns/pinned-cells';

const COLUMNS = [{ id: 'no' }, { id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }];

describe('columns that are pinned', () => {
  it('stand behind the one that names the row, in the order of all', () => {
    const ids = columnGroups(COLUMNS, ['d', 'b', 'no', 'gone']).map((group) => group.map(({ id }) => id));
    assert.deepEqual(ids, [['no'], ['b', 'd'], ['a', 'c']]);
  });

  it('move among themselves, unpinned ones among unpinned ones, and all keep their places otherwise', () => {
    const pinned = ['b', 'd'];
    assert.deepEqual(moved(COLUMNS, pinned, { id: 'd', step: -1 }), ['no', 'a', 'd', 'b', 'c']);
    assert.deepEqual(moved(COLUMNS, pinned, { id: 'a', step: 1 }), ['no', 'b', 'c', 'a', 'd']);
    assert.deepEqual(moved(COLUMNS, pinned, { id: 'd', step: 1 }), ['no', 'a', 'b', 'c', 'd']);
    assert.deepEqual(moved(COLUMNS, [], { id: 'gone', step: 1 }), ['no', 'a', 'b', 'c', 'd']);
  });

  it('have every column once after any move, and come back by the move the other way', () => {
    const ids = COLUMNS.map(({ id }) => id);
    fc.assert(
      fc.property(fc.subarray(ids), fc.constantFrom(...ids), fc.constantFrom(1, -1), (pinned, id, step) => {
        const seen = (order: readonly string[]) =>
          columnGroups(
            order.map((one) => ({ id: one })),
            pinned,
          ).map((group) => group.map((one) => one.id));
        const after = moved(COLUMNS, pinned, { id, step });
        assert.deepEqual(after.toSorted(), ids.toSorted());
        const isMoved = seen(after).join() !== seen(ids).join();
        if (!isMoved) return;
        const back = moved(
          after.map((one) => ({ id: one })),
          pinned,
          { id, step: step === 1 ? -1 : 1 },
        );
        assert.deepEqual(seen(back), seen(ids));
      }),
    );
  });

  it('stay each behind those before it', () => {
    assert.deepEqual(offsetsOf([40, 158.5, 76]), [0, 40, 198.5]);
    assert.deepEqual(offsetsOf([]), []);
    assert.deepEqual(
      [0, 1, 2].map((index) => pinnedProps(index, 2)['data-pinned']),
      ['', 'last', undefined],
    );
  });

  it('stay only where half of the visible width beside the actions is left', () => {
    assert.equal(hasScrollRoom({ cells: [200, 200], room: 900, end: 100 }), true);
    assert.equal(hasScrollRoom({ cells: [200, 201], room: 900, end: 100 }), false);
    assert.equal(hasScrollRoom({ cells: [], room: 0, end: 0 }), true);
  });
});
