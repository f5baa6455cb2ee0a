import type { Size } from '../chart-canvas';
import { labelText } from '../label-text';
import { partHue, type FlowPlaces, type Picture } from '../picture';
import type { ChartTheme } from '../theme';
import type { Box } from './box';
import { flowLayout, middleOf, ribbonPath } from './flow-layout';
import { NARROW, textShape, valuesOf, type Scene, type Shape } from './scene';

/** In px. */
const GAP = 6;
const BESIDE = 148;
const BESIDE_NARROW = 92;

/** A flow has the colour of its entry at the left; each entry has its name and sum beside it. */
export function flowScene(picture: Picture, places: FlowPlaces, theme: ChartTheme, size: Size): Scene {
  const isNarrow = size.width < NARROW;
  const layout = flowLayout(places, valuesOf(picture), size, isNarrow ? BESIDE_NARROW : BESIDE);
  const ems = Math.floor(((isNarrow ? BESIDE_NARROW : BESIDE) - GAP) / theme.fontSize);
  const hueAt = (part: number) => partHue(part === places.others ? Number.POSITIVE_INFINITY : part);
  const hueOfPart = (part: number) => theme.hues[hueAt(part)] ?? theme.text;
  const ribbons = layout.ribbons.map((ribbon, index): Shape => {
    const part = places.ends[index]?.[0] ?? 0;
    return {
      type: 'path',
      silent: true,
      shape: { pathData: ribbonPath(ribbon) },
      style: {
        fill: theme.faintHues[hueAt(part)] ?? theme.shade,
        opacity: 0.85,
        // in forced colours outlines separate shapes
        ...(theme.isForced && { stroke: theme.text, lineWidth: 1 }),
      },
      emphasis: { style: { fill: hueOfPart(part), opacity: 1, stroke: theme.text, lineWidth: 1 } },
    };
  });
  const node = (box: Box, fill: string): Shape => ({
    type: 'rect',
    silent: true,
    shape: { x: box.x, y: box.y, width: box.width, height: Math.max(1, box.height) },
    style: { fill },
  });
  const names = (side: 'from' | 'to') =>
    layout[side].flatMap((box, at): Shape[] => {
      const x = side === 'from' ? box.x - GAP : box.x + box.width + GAP;
      const y = box.y + box.height / 2;
      const align = side === 'from' ? ('right' as const) : ('left' as const);
      const [name, sum] = [labelText(places[side][at] ?? '', ems), picture.formatShort(box.sum)];
      const line = theme.fontSize * 0.65;
      // a low entry shows its name only
      if (box.height < 2.4 * theme.fontSize) return [textShape(name, [x, y], theme, { align })];
      return [
        textShape(name, [x, y - line], theme, { align }),
        textShape(sum, [x, y + line], theme, { align, hasRim: true }),
      ];
    });
  return {
    below: [],
    items: ribbons,
    above: [
      ...layout.from.map((box, at) => node(box, hueOfPart(at))),
      ...layout.to.map((box) => node(box, theme.secondary)),
      ...names('from'),
      ...names('to'),
    ],
    pointOf(index) {
      const ribbon = layout.ribbons[index];
      return ribbon ? middleOf(ribbon) : [0, 0];
    },
    indexAt: layout.indexAt,
  };
}
