import { TooltipComponent } from 'echarts/components';
import { init, use as register, type EChartsType } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import type { Picture } from './picture';
import { surfaceOf } from './surface';
import type { ChartTexts } from './texts';
import type { ChartTheme } from './theme';
import { tipText, type TooltipPoint } from './tip-text';

register([TooltipComponent, CanvasRenderer]);

type ChartOption = Parameters<EChartsType['setOption']>[0];

/** In px. */
export interface Size {
  width: number;
  height: number;
}

/** Produces the ECharts option of a picture and locates its categories. One painter belongs to one canvas. */
export interface Painter {
  optionOf(picture: Picture, theme: ChartTheme, size: Size): ChartOption & { tooltip: object };
  /** Shows the values of a category, or hides them for undefined. */
  pointAt(chart: EChartsType, picture: Picture, index: number | undefined): void;
  /** Category at a position of the canvas. */
  indexAt(chart: EChartsType, picture: Picture, x: number, y: number): number | undefined;
}

/** A picture on a canvas. */
export interface ChartCanvas {
  draw(picture: Picture, theme: ChartTheme, t: ChartTexts): void;
  /** Adapts to a new size of the canvas, or to `width` in px. */
  resize(width?: number): void;
  /** Shows the values of a category, or hides them for undefined. */
  pointAt(index: number | undefined): void;
  /** Category at a position of the canvas. */
  indexAt(x: number, y: number): number | undefined;
  dispose(): void;
}

export function createChartCanvas(canvas: HTMLCanvasElement, painter: Painter): ChartCanvas {
  let chart = chartOn(canvas);
  let drawn: Parameters<ChartCanvas['draw']> | undefined;
  let pointed: number | undefined;

  const refresh = ({ isAtOnce }: { isAtOnce: boolean }) => {
    if (!drawn) return;
    const [picture, theme, t] = drawn;
    const option = painter.optionOf(picture, theme, { width: chart.getWidth(), height: chart.getHeight() });
    const formatter = (shown: unknown) => tipText(picture, shown as TooltipPoint | TooltipPoint[], t);
    // otherwise ECharts lays out and paints in the next frame
    const how = { notMerge: true, lazyUpdate: !isAtOnce };
    chart.setOption({ ...option, tooltip: { ...option.tooltip, formatter } }, how);
    // a redraw drops the pointed category
    if (pointed !== undefined) painter.pointAt(chart, picture, pointed);
    if (isAtOnce) chart.getZr().flush();
  };
  return {
    draw(...next) {
      drawn = next;
      // an animated chart is drawn frame by frame anyway; without motion it is complete at once, as in print
      refresh({ isAtOnce: !next[1].isMoving });
    },
    resize(width) {
      if (chart.getDevicePixelRatio() === window.devicePixelRatio) {
        const size = { ...sizeOf(canvas), ...(width === undefined ? {} : { width }) };
        // a ResizeObserver reports the initial size: without this check the chart would be drawn twice
        if (size.width === chart.getWidth() && size.height === chart.getHeight()) return;
        chart.resize(size);
      } else {
        // the pixel ratio has changed: the page was zoomed or moved to another screen
        chart.dispose();
        chart = chartOn(canvas);
      }
      // resizing clears a canvas, which would stay empty until the next frame
      refresh({ isAtOnce: true });
    },
    pointAt(index) {
      pointed = index;
      if (drawn) painter.pointAt(chart, drawn[0], index);
    },
    indexAt: (x, y) => (drawn ? painter.indexAt(chart, drawn[0], x, y) : undefined),
    dispose: () => chart.dispose(),
  };
}

const chartOn = (canvas: HTMLCanvasElement): EChartsType =>
  init(surfaceOf(canvas), null, { ...sizeOf(canvas), devicePixelRatio: window.devicePixelRatio });

const sizeOf = (canvas: HTMLCanvasElement) => ({
  width: canvas.clientWidth || 1,
  height: canvas.clientHeight || 1,
});
