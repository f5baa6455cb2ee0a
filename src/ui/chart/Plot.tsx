import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isRtl } from '../field/choice/roving-focus';
import { LiveRegion } from '../feedback/LiveRegion';
import { useIsPrinted } from '../layout/use-is-printed';
import { useTexts } from '../texts/use-texts';
import { createChartCanvas, type ChartCanvas, type Painter } from './chart-canvas';
import { moved } from './moved';
import { pointText } from './picture-text';
import { drawnCount, heightOf, type Picture } from './picture';
import { chartTexts } from './texts';
import { useChartTheme } from './use-theme';

/** Width in px for print: about an upright A4 page between its margins. */
const SHEET_WIDTH = 680;

export interface ChartPlotProps {
  picture: Picture;
  title: string;
  /** Id of the description of the chart. */
  describedBy: string;
  onChoose?: ((index: number) => void) | undefined;
}

interface PlotProps extends ChartPlotProps {
  /** Returns the painter of a canvas; stable between renders. */
  beginPainting: () => Painter;
}

/** Canvas of a chart. Arrow keys move between categories and announce their values, like a tooltip. */
export function Plot({ picture, title, describedBy, onChoose, beginPainting }: PlotProps) {
  const t = useTexts(chartTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<ChartCanvas>(undefined);
  const isPaper = useIsPrinted();
  const { theme, probe } = useChartTheme(isPaper);
  /** Category reached by keyboard. */
  const [index, setIndex] = useState<number>();
  const said = index !== undefined && index < drawnCount(picture) ? pointText(picture, index, t) : '';

  useLayoutEffect(() => {
    if (!canvas.current) return;
    const begun = onCanvas(canvas.current, beginPainting());
    drawing.current = begun.drawing;
    return begun.end;
  }, [beginPainting]);
  useLayoutEffect(() => {
    if (theme) drawing.current?.draw(picture, theme, t);
  }, [picture, theme, t]);
  useLayoutEffect(() => drawing.current?.resize(isPaper ? SHEET_WIDTH : undefined), [isPaper]);
  useLayoutEffect(() => drawing.current?.pointAt(index), [index]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moved(key, index ?? -1, picture, isRtl(currentTarget));
    const isChosen = (key === 'Enter' || key === ' ') && index !== undefined && onChoose !== undefined;
    if (next === undefined && !isChosen) return;
    event.preventDefault();
    if (isChosen) onChoose(index);
    else setIndex(next);
  };
  const under = ({ nativeEvent: { offsetX, offsetY } }: MouseEvent) =>
    drawing.current?.indexAt(offsetX, offsetY);
  const choose = (event: MouseEvent) => {
    const at = under(event);
    if (at !== undefined) onChoose?.(at);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application has keys of its own
    <div
      className="tp-chart-plot"
      style={{ height: heightOf(picture) }}
      // `application` passes arrow keys to the chart; a screen reader would otherwise use them to read on
      role="application"
      aria-roledescription={t.chart}
      aria-label={title}
      aria-describedby={describedBy}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys lead from category to category
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={() => setIndex(undefined)}
    >
      {probe}
      <canvas
        ref={canvas}
        aria-hidden="true"
        data-chooses={onChoose ? true : undefined}
        onPointerMove={(event) => drawing.current?.pointAt(under(event))}
        onPointerLeave={() => drawing.current?.pointAt(index)}
        onClick={choose}
      />
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

/** Begins a drawing that follows the size and pixel ratio of its canvas. */
function onCanvas(canvas: HTMLCanvasElement, painter: Painter): { drawing: ChartCanvas; end(): void } {
  const drawing = createChartCanvas(canvas, painter);
  const observer = new ResizeObserver(() => {
    // a hidden canvas is drawn once it becomes visible
    if (canvas.clientWidth > 0) drawing.resize();
  });
  observer.observe(canvas);
  return {
    drawing,
    end() {
      observer.disconnect();
      drawing.dispose();
    },
  };
}
