import type { Size } from '../chart-canvas';
import type { FlowPlaces } from '../picture';
import type { Box } from './box';

/** Flow from an entry at the left to one at the right; y is the upper edge. */
export interface Ribbon {
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  height: number;
}

export interface FlowLayout {
  /** Boxes of the entries in both columns, with the sums of their flows. */
  from: readonly (Box & { sum: number })[];
  to: readonly (Box & { sum: number })[];
  ribbons: readonly Ribbon[];
  indexAt: (x: number, y: number) => number | undefined;
}

/** In px. */
const NODE = 8;
const BETWEEN = 12;
const EDGE = 8;

/** Layout of two columns, whose entries are as high as their sums, and of the flows between them. */
export function flowLayout(
  { from, to, ends }: FlowPlaces,
  values: readonly number[],
  { width, height }: Size,
  beside: number,
): FlowLayout {
  const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
  const sumsOf = (count: number, side: 0 | 1) =>
    Array.from({ length: count }, (_, node) => sum(values.filter((_value, at) => ends[at]?.[side] === node)));
  const total = Math.max(sum(values.slice(0, ends.length)), 1);
  const free = height - 2 * EDGE - BETWEEN * (Math.max(from.length, to.length, 1) - 1);
  const scale = Math.max(0, free) / total;
  const column = (sums: readonly number[], x: number) => {
    // centres the shorter column
    const high = sum(sums) * scale + BETWEEN * (sums.length - 1);
    let y = (height - high) / 2;
    return sums.map((one) => {
      const box = { x, y, width: NODE, height: one * scale, sum: one };
      y += box.height + BETWEEN;
      return box;
    });
  };
  const left = column(sumsOf(from.length, 0), beside);
  const right = column(sumsOf(to.length, 1), width - beside - NODE);
  const ribbons = ends.map(([at, target], index): Ribbon => {
    const above = (side: 0 | 1, node: number, isBefore: (other: number) => boolean) =>
      sum(values.filter((_, of) => ends[of]?.[side] === node && isBefore(of))) * scale;
    const isBefore = (side: 0 | 1) => (other: number) => {
      const [one = 0, two = 0] = [ends[other]?.[side], ends[index]?.[side]];
      return one < two || (one === two && other < index);
    };
    return {
      fromX: beside + NODE,
      fromY: (left[at]?.y ?? 0) + above(0, at, isBefore(1)),
      toX: width - beside - NODE,
      toY: (right[target]?.y ?? 0) + above(1, target, isBefore(0)),
      height: (values[index] ?? 0) * scale,
    };
  });
  return {
    from: left,
    to: right,
    ribbons,
    indexAt(x, y) {
      // later ribbons are drawn above earlier ones
      const index = ribbons.findLastIndex((ribbon) => isOn(ribbon, x, y));
      return index < 0 ? undefined : index;
    },
  };
}

/** SVG path of a ribbon. Both edges bend half way between the columns. */
export function ribbonPath({ fromX, fromY, toX, toY, height }: Ribbon): string {
  const half = (fromX + toX) / 2;
  const high = Math.max(height, 1);
  return (
    `M${fromX} ${fromY}C${half} ${fromY} ${half} ${toY} ${toX} ${toY}` +
    `L${toX} ${toY + high}C${half} ${toY + high} ${half} ${fromY + high} ${fromX} ${fromY + high}Z`
  );
}

/** Centre of a ribbon. */
export const middleOf = ({ fromX, fromY, toX, toY, height }: Ribbon): [x: number, y: number] => [
  (fromX + toX) / 2,
  (fromY + toY + height) / 2,
];

function isOn({ fromX, fromY, toX, toY, height }: Ribbon, x: number, y: number): boolean {
  if (x < fromX || x > toX || toX <= fromX) return false;
  const wanted = (x - fromX) / (toX - fromX);
  // the curve runs to the right monotonically, so bisection finds its point at x
  let [low, high] = [0, 1];
  for (let n = 0; n < 16; n += 1) {
    const t = (low + high) / 2;
    if (1.5 * t * (1 - t) + t ** 3 < wanted) low = t;
    else high = t;
  }
  const t = low;
  const top = fromY + (toY - fromY) * (3 * t ** 2 - 2 * t ** 3);
  return y >= top && y <= top + Math.max(height, 1);
}
