import { graphic } from 'echarts/core';
import type { Box } from './box';
import type { Shape } from './scene';

const TYPE = 'tp-rects';

interface Rects {
  boxes: readonly Box[];
  /** Corner radius. */
  radius: number;
}

graphic.registerShape(
  TYPE,
  graphic.extendShape({
    type: TYPE,
    shape: { boxes: [], radius: 0 } satisfies Rects,
    buildPath(
      path: Pick<CanvasPath, 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'closePath'>,
      { boxes, radius }: Rects,
    ) {
      for (const { x, y, width, height } of boxes) {
        const [right, bottom] = [x + width, y + height];
        const round = Math.min(radius, width / 2, height / 2);
        path.moveTo(x + round, y);
        path.lineTo(right - round, y);
        path.quadraticCurveTo(right, y, right, y + round);
        path.lineTo(right, bottom - round);
        path.quadraticCurveTo(right, bottom, right - round, bottom);
        path.lineTo(x + round, bottom);
        path.quadraticCurveTo(x, bottom, x, bottom - round);
        path.lineTo(x, y + round);
        path.quadraticCurveTo(x, y, x + round, y);
        path.closePath();
      }
    },
  }),
);

/** Draws rectangles as a single shape: separate ones cost ECharts more time than the painting. */
export const rectsShape = (
  boxes: readonly Box[],
  radius: number,
  style: { fill: string; stroke?: string; lineWidth?: number },
): Shape =>
  // the types only know ECharts' own shapes
  ({ type: TYPE, silent: true, shape: { boxes, radius }, style }) as unknown as Shape;
