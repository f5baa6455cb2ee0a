import type { Size } from '../drawing';
import type { FlowPlaces } from '../picture';
import type { Box } from './box';

/** From a node at the left to one at the right; y is the upper edge. */
export interface Ribbon {
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  height: number;
}

export interface FlowLayout {
  /** Boxes of both columns, with the sums of what they are the ends of. */
  from: readonly (Box & { sum: number })[];
  to: readonly (Box & { sum: number })[];
  ribbons: readonly Ribbon[];
  indexAt: (x: number, y: number) => number | undefined;
}

/** px. */
const NODE = 8;
const BETWEEN = 12;
const EDGE = 8;

/** Two columns, each as high as the sums of its parts, with what goes from one to the other between them. */
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
    // the shorter column stands in the middle
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
      // what is drawn last is above
      const index = ribbons.findLastIndex((ribbon) => isOn(ribbon, x, y));
      return index < 0 ? undefined : index;
    },
  };
}

/** As lines of a path, with both edges bent alike: half way from one column to the other. */
export function ribbonPath({ fromX, fromY, toX, toY, height }: Ribbon): string {
  const half = (fromX + toX) / 2;
  const high = Math.max(height, 1);
  return (
    `M${fromX} ${fromY}C${half} ${fromY} ${half} ${toY} ${toX} ${toY}` +
    `L${toX} ${toY + high}C${half} ${toY + high} ${half} ${fromY + high} ${fromX} ${fromY + high}Z`
  );
}

/** The middle of a ribbon. */
export const middleOf = ({ fromX, fromY, toX, toY, height }: Ribbon): [x: number, y: number] => [
  (fromX + toX) / 2,
  (fromY + toY + height) / 2,
];

function isOn({ fromX, fromY, toX, toY, height }: Ribbon, x: number, y: number): boolean {
  if (x < fromX || x > toX || toX <= fromX) return false;
  const wanted = (x - fromX) / (toX - fromX);
  // the bend goes to the right all the way: its place at x is found by halving
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
