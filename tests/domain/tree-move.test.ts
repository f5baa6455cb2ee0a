import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { moveRefusal, parentByKey, type MovableNode } from '../../src/domain/tree-move';

/** A contains B (with C below it) and D; E follows A. */
const ROWS: readonly MovableNode[] = [
  { no: 'A', parentNo: '' },
  { no: 'B', parentNo: 'A' },
  { no: 'C', parentNo: 'B' },
  { no: 'D', parentNo: 'A' },
  { no: 'E', parentNo: '' },
];

describe('a node of a tree', () => {
  const moves: [no: string, to: string, refusal: ReturnType<typeof moveRefusal>][] = [
    ['E', 'A', undefined],
    ['E', 'C', undefined],
    ['C', '', undefined],
    ['D', 'B', undefined],
    ['A', 'A', 'itself'],
    ['A', 'B', 'below'],
    ['A', 'C', 'below'],
    ['C', 'B', 'there'],
    ['E', '', 'there'],
  ];
  for (const [no, to, refusal] of moves)
    it(`${no} put below ${to || 'nothing'}: ${refusal ?? 'goes there'}`, () =>
      assert.equal(moveRefusal(ROWS, no, to), refusal));

  it('is looked at to an end where the data stand in a circle', () => {
    const circle = [
      { no: 'A', parentNo: 'B' },
      { no: 'B', parentNo: 'A' },
      { no: 'C', parentNo: '' },
    ];
    assert.equal(moveRefusal(circle, 'C', 'A'), undefined);
  });

  const keys: [no: string, key: string, parentNo: string | undefined][] = [
    ['E', 'ArrowRight', 'A'],
    ['D', 'ArrowRight', 'B'],
    ['A', 'ArrowRight', undefined],
    ['C', 'ArrowRight', undefined],
    ['C', 'ArrowLeft', 'A'],
    ['D', 'ArrowLeft', ''],
    ['E', 'ArrowLeft', undefined],
    ['D', 'ArrowUp', undefined],
    ['X', 'ArrowRight', undefined],
  ];
  for (const [no, key, parentNo] of keys)
    it(`${no} by Alt and ${key}: ${parentNo === undefined ? 'stays' : `below ${parentNo || 'nothing'}`}`, () =>
      assert.equal(parentByKey(ROWS, no, key), parentNo));
});
