import ChartColumn from 'lucide-react/icons/chart-column';
import Table2 from 'lucide-react/icons/table-2';
import { useId, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { ErrorState } from '../feedback/ErrorState';
import { lazyComponent, useCodeFailure } from '../layout/disclosure/lazy-component';
import { useSavedFilters } from '../save/saved-filters';
import { SaveMenu } from '../save/SaveMenu';
import { useSheet } from '../tokens/root';
import { useTexts } from '../texts/use-texts';
import chartCss from './chart.css?inline';
import { chartSheet } from './chart-sheet';
import { ChartLegend } from './ChartLegend';
import { ChartTable } from './ChartTable';
import { summaryText } from './picture-text';
import { staggered, painted } from './staggered';
import { drawnCount, heightOf, isBelowZero, type ChartSeries } from './picture';
import type { ChartPlotProps } from './Plot';
import { plotCode } from './plot-code';
import { chartTexts } from './texts';
import type { chartPicture } from './chart-picture';
import type { ChartProps } from './chart-props';

export type { ChartSeries };

const around = {
  waiting: <Waiting />,
  missing: (retry: () => void, error: unknown) => <Missing error={error} onRetry={retry} />,
};
const AxesPlot = lazyComponent(() => loadAfterPaint(async () => (await plotCode.load()).ChartPlot), around);
const PlacedPlot = lazyComponent(
  () => loadAfterPaint(async () => (await plotCode.loadPlaced()).PlacedPlot),
  around,
);

/** Delays the chart by a paint, because its surroundings are read first; loading code and drawing take a frame each. */
async function loadAfterPaint(load: () => Promise<ComponentType<ChartPlotProps>>) {
  await painted();
  const Plot = await load();
  await painted();
  return staggered(Plot, <Waiting />);
}

/** A chart with its name, its legend and a button that shows the same figures as a table. */
export function Chart({ kind: wanted, ...given }: ChartProps): ReactNode {
  useSheet(chartCss);
  const t = useTexts(chartTexts);
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const filters = useSavedFilters();
  const [isTable, setTable] = useState(false);
  // a part below zero is no share of a whole: it is a bar of its own
  const isShare = wanted === 'share' && !given.series.some(({ values }) => values.some(isBelowZero));
  const kind = wanted === 'share' && !isShare ? 'bars' : wanted;
  const props = { ...given, kind };
  const { title, onChoose, note, categories, series, format, formatShort } = props;
  const { places, limit, isStacked, hues } = props;
  const picture = useMemo(
    () => ({ kind, categories, series, format, formatShort, places, limit, isStacked, hues }),
    [kind, categories, series, format, formatShort, places, limit, isStacked, hues],
  );
  const Plot = places ? PlacedPlot : AxesPlot;
  const rest = categories.length - drawnCount(picture);
  return (
    <figure ref={figure} className="tp-chart" aria-labelledby={`${id}-title`}>
      <figcaption>
        <span id={`${id}-title`} className="tp-chart-title">
          {title}
        </span>
        <span className="tp-chart-tools">
          <Button
            size="small"
            icon={isTable ? <ChartColumn /> : <Table2 />}
            aria-label={isTable ? t.toChart(title) : t.toTable(title)}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? t.chart : t.table}
          </Button>
          <SaveMenu
            title={title}
            sheetOf={() => chartSheet(props, filters, t)}
            pictureOf={isTable ? undefined : () => pictureOf(figure.current, { title, filters })}
          />
        </span>
      </figcaption>
      {isTable ? (
        <ChartTable {...props} />
      ) : (
        <>
          <ChartLegend picture={picture} />
          <p id={`${id}-summary`} className="tp-visually-hidden">
            {summaryText(picture, t)}
            {onChoose ? t.keysChoose : t.keys}
          </p>
          <div className="tp-chart-place" style={{ minHeight: heightOf(picture) }}>
            <Plot picture={picture} title={title} describedBy={`${id}-summary`} onChoose={onChoose} />
          </div>
          {rest > 0 && <p className="tp-chart-rest">{t.rest(drawnCount(picture), rest)}</p>}
        </>
      )}
      {note !== undefined && <p className="tp-chart-rest">{note}</p>}
    </figure>
  );
}

/** The shown chart as a picture. */
async function pictureOf(
  figure: HTMLElement | null,
  head: Parameters<typeof chartPicture>[1],
): Promise<Blob> {
  if (!figure) throw new Error('The chart is not shown');
  return (await plotCode.loadPicture()).chartPicture(figure, head);
}

function Waiting() {
  const t = useTexts(chartTexts);
  return (
    <div role="status" className="tp-chart-waiting">
      <p className="tp-visually-hidden">{t.loading}</p>
      <div className="tp-skeleton" />
    </div>
  );
}

function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts(chartTexts);
  const fault = useCodeFailure(error);
  return <ErrorState message={fault ?? t.missing} onRetry={fault === undefined ? onRetry : undefined} />;
}
