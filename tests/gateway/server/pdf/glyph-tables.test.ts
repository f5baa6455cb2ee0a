import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { glyphTables } from '../../../../demo/gateway/server/pdf/glyph-tables';

/** A step to a point, on the curve or not, as WOFF 2.0 packs it: its code and bytes. */
const STEPS: readonly (readonly [code: number, bytes: number[], x: number, y: number])[] = [
  [1, [100], 0, 100],
  [2, [5], 0, -261],
  [11, [50], 50, 0],
  [12, [10], -266, 0],
  [23, [0x12], 2, 3],
  [84 + 3, [4, 7], 5, 8],
  [84 + 12 + 4, [0, 0], -257, -257],
  [120 + 3, [0x12, 0x34, 0x56], 0x123, 0x456],
  [124 + 1, [1, 0, 2, 0], 256, -512],
];
const OFF_CURVE = 0x80;

const words = (...values: number[]): number[] => values.flatMap((value) => [(value >> 8) & 255, value & 255]);

/** A table of two glyphs: nothing, and the steps as one contour. */
function packedTable(): Buffer {
  const streams = [
    words(0, 1),
    [STEPS.length],
    STEPS.map(([code], at) => code + (at % 2) * OFF_CURVE),
    [...STEPS.flatMap(([, bytes]) => bytes), 2],
    [],
    [0, 0, 0, 0],
    [0xaa, 0xbb],
  ];
  return Buffer.from([
    ...words(0, 0, 2, 0),
    ...streams.flatMap(({ length }) => words(0, length)),
    ...streams.flat(),
  ]);
}

describe('outlines of WOFF2', () => {
  it('have the points of each way of packing, and their box', () => {
    const { glyf, loca } = glyphTables(packedTable());
    assert.deepEqual(
      [0, 4, 8].map((at) => loca.readUInt32BE(at)),
      [0, 0, glyf.length],
    );
    let [x, y] = [0, 0];
    const points = STEPS.map(([, , right, up]) => ({ x: (x += right), y: (y += up) }));
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    const expected = [
      ...words(1, ...box, STEPS.length - 1, 2),
      0xaa,
      0xbb,
      ...STEPS.map((_, at) => (at + 1) % 2),
      ...words(...STEPS.map(([, , right]) => right), ...STEPS.map(([, , , up]) => up)),
    ];
    assert.deepEqual([...glyf.subarray(0, expected.length)], expected);
  });
});
