import { TooltipComponent } from 'echarts/components';
import { init, use as register, type EChartsType } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import type { Picture } from './picture';
import { surfaceOf } from './surface';
import type { ChartTexts } from './texts';
import type { ChartTheme } from './theme';
import { tipText, type Shown } from './tip-text';

register([TooltipComponent, CanvasRenderer]);

type ChartOption = Parameters<EChartsType['setOption']>[0];

/** px. */
export interface Size {
  width: number;
  height: number;
}

/** How a picture is drawn by ECharts, and where its categories are. One paints on one canvas. */
export interface Painter {
  optionOf(picture: Picture, theme: ChartTheme, size: Size): ChartOption & { tooltip: object };
  /** Shows the values of a category, or of none. */
  pointAt(chart: EChartsType, picture: Picture, index: number | undefined): void;
  /** The category at a place of the canvas. */
  indexAt(chart: EChartsType, picture: Picture, x: number, y: number): number | undefined;
}

/** A picture on a canvas. */
export interface Drawing {
  draw(picture: Picture, theme: ChartTheme, t: ChartTexts): void;
  /** The canvas has another size on the page, or is to be so wide: px. */
  resize(width?: number): void;
  /** Shows the values of a category, or of none. */
  pointAt(index: number | undefined): void;
  /** The category at a place of the canvas. */
  indexAt(x: number, y: number): number | undefined;
  dispose(): void;
}

export function beginDrawing(canvas: HTMLCanvasElement, painter: Painter): Drawing {
  let chart = chartOn(canvas);
  let drawn: Parameters<Drawing['draw']> | undefined;
  let pointed: number | undefined;

  const refresh = ({ isAtOnce }: { isAtOnce: boolean }) => {
    if (!drawn) return;
    const [picture, theme, t] = drawn;
    const option = painter.optionOf(picture, theme, { width: chart.getWidth(), height: chart.getHeight() });
    const formatter = (shown: unknown) => tipText(picture, shown as Shown | Shown[], t);
    // else placed and painted in the next frame
    const how = { notMerge: true, lazyUpdate: !isAtOnce };
    chart.setOption({ ...option, tooltip: { ...option.tooltip, formatter } }, how);
    // what was pointed at before is not in what is drawn anew
    if (pointed !== undefined) painter.pointAt(chart, picture, pointed);
    if (isAtOnce) chart.getZr().flush();
  };
  return {
    draw(...next) {
      drawn = next;
      // what moves is drawn frame by frame anyway; what does not is there at once, as on paper
      refresh({ isAtOnce: !next[1].isMoving });
    },
    resize(width) {
      if (chart.getDevicePixelRatio() === window.devicePixelRatio) {
        const size = { ...sizeOf(canvas), ...(width === undefined ? {} : { width }) };
        // whoever begins to observe a size is told it once: all would be drawn twice
        if (size.width === chart.getWidth() && size.height === chart.getHeight()) return;
        chart.resize(size);
      } else {
        // the page was zoomed, or came to another screen
        chart.dispose();
        chart = chartOn(canvas);
      }
      // a canvas of another size is empty, and would be until the next frame
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
