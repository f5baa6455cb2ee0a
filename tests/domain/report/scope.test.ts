import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { scopeDimensions } from '../../../src/domain/report/scope';

const said = (range: 1 | 2 | 3 | 4 | 5 | undefined): string[] =>
  scopeDimensions(range && { permissionRangeID: range, permMemberRealList: [] }).map(
    ({ id, isFixed }) => `${id}${isFixed ? '*' : ''}`,
  );

describe('the dimensions of a report scope', () => {
  it('are those of its range, the fixed ones first', () => {
    assert.deepEqual(said(1), ['4006*', '4004', '4005']);
    assert.deepEqual(said(3), ['4002*', '4006*', '4004', '4005']);
    assert.deepEqual(said(2), ['4007*', '4004', '4005', '4002', '4006']);
    assert.deepEqual(said(4), said(1));
    assert.deepEqual(said(5), ['4002*', ...said(1)]);
  });

  it('are the personal ones where it is not known', () => {
    assert.deepEqual(said(undefined), said(1));
  });
});
