import type { Size } from '../chart-canvas';
import { labelText } from '../label-text';
import { drawnCount, lineWidth, type MapPlaces, type Picture } from '../picture';
import type { ChartTheme } from '../theme';
import type { Box } from './box';
import { mapLayout, pointOf } from './map-layout';
import { NARROW, textShape, valuesOf, type Scene, type Shape } from './scene';

/** Most names on a map; overlapping ones are omitted. */
const NAMES = 16;
const NAMES_NARROW = 8;
const EMS = 8;
const DOT = 3;

/**
 * Lines between towns on the outlines of the land: a line's width shows its value, and the towns of the widest have
 * names.
 */
export function mapScene(picture: Picture, places: MapPlaces, theme: ChartTheme, size: Size): Scene {
  const lines = places.lines.slice(0, drawnCount(picture));
  const layout = mapLayout({ ...places, lines }, size);
  const values = valuesOf(picture);
  const most = Math.max(...values.slice(0, lines.length));
  const hue = theme.hues[0] ?? theme.text;
  const land = layout.land.map((points): Shape => ({
    type: 'polygon',
    silent: true,
    shape: { points: points.map(([x, y]) => [x, y]) },
    style: { fill: theme.shade, stroke: theme.hairline, lineWidth: 1 },
  }));
  const items = layout.bends.map(({ from, beside, to }, index): Shape => {
    const width = lineWidth(values[index] ?? 0, most);
    return {
      type: 'bezierCurve',
      silent: true,
      shape: { x1: from[0], y1: from[1], cpx1: beside[0], cpy1: beside[1], x2: to[0], y2: to[1] },
      style: { fill: 'none', stroke: hue, lineWidth: width, opacity: 0.6 },
      emphasis: { style: { stroke: theme.text, lineWidth: width + 2, opacity: 1 } },
    };
  });
  const dots = layout.towns.map(({ at: [cx, cy] }): Shape => ({
    type: 'circle',
    silent: true,
    shape: { cx, cy, r: DOT },
    style: { fill: hue, stroke: theme.ground, lineWidth: 1 },
  }));
  return {
    below: land,
    items,
    above: [...dots, ...namesOf(layout.towns, theme, size)],
    pointOf(index) {
      const bend = layout.bends[index];
      return bend ? pointOf(bend, 0.5) : [0, 0];
    },
    indexAt: layout.indexAt,
  };
}

/** Names beside their towns; earlier ones take precedence where they overlap. */
function namesOf(
  towns: readonly { name: string; at: readonly [number, number] }[],
  theme: ChartTheme,
  { width, height }: Size,
): Shape[] {
  const taken: Box[] = [];
  const names: Shape[] = [];
  const high = theme.fontSize + 2;
  for (const { name, at } of towns) {
    if (names.length === (width < NARROW ? NAMES_NARROW : NAMES)) break;
    const text = labelText(name, EMS);
    const wide = text.length * theme.fontSize;
    const gap = DOT + 3;
    const beside = [at[0] + gap, at[0] - gap - wide].map((x): Box => ({
      x,
      y: at[1] - high / 2,
      width: wide,
      height: high,
    }));
    const side = beside.findIndex(
      (box) =>
        box.x >= 0 &&
        box.x + wide <= width &&
        box.y >= 0 &&
        box.y + high <= height &&
        !taken.some(covers(box)),
    );
    const box = beside[side];
    if (!box) continue;
    taken.push(box);
    const align = side === 0 ? 'left' : 'right';
    names.push(textShape(text, [at[0] + (side === 0 ? gap : -gap), at[1]], theme, { align, hasRim: true }));
  }
  return names;
}

const covers =
  (one: Box) =>
  (other: Box): boolean =>
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height;
