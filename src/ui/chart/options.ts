import { percentShares } from '../../domain/largest-remainder';
import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { GridComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import { labelText } from './label-text';
import { drawnCount, categoryHue, hueOf, type Picture } from './picture';
import type { ChartTheme } from './theme';

type Option = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | TooltipComponentOption
>;
type Drawable = Option & { tooltip: TooltipComponentOption };

/** Width of the canvas in px below which a ranking shortens names in favour of its bars. */
const NARROW = 480;
/** Number of points above which a line shows dots only for isolated values. */
const MANY_POINTS = 40;

/**
 * ECharts option of a picture. Categories and series appear by index only: their names are inserted as plain text where
 * they are rendered. The caller handles pointing (drawing.ts).
 */
export const optionOf = (picture: Picture, theme: ChartTheme, { width }: { width: number }): Drawable => ({
  ...sharedOption(theme),
  ...(picture.kind === 'share' ? shareOption(picture, theme) : axesOption(picture, theme, width)),
});

/** Options common to all kinds of charts. */
export const sharedOption = (theme: ChartTheme) => ({
  animation: theme.isMoving,
  animationDuration: 180,
  animationDurationUpdate: 180,
  animationEasing: 'cubicOut' as const,
  textStyle: { fontFamily: theme.font, fontSize: theme.fontSize, color: theme.text },
});

function axesOption(picture: Picture, theme: ChartTheme, width: number): Drawable {
  const { kind, categories, series, formatShort } = picture;
  const isRanking = kind === 'bars';
  const count = drawnCount(picture);
  const isWhole = series.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0)));
  const ems = isRanking ? (width < NARROW ? 7 : 14) : 8;
  const label = { color: theme.secondary, fontSize: theme.fontSize, fontFamily: theme.font };
  const categoryAxis = {
    type: 'category' as const,
    data: Array.from({ length: count }, (_, index) => String(index)),
    boundaryGap: kind !== 'line' || count === 1,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: theme.hairline } },
    axisLabel: {
      ...label,
      hideOverlap: true,
      ...(isRanking && { interval: 0 }),
      formatter: (index: string) => labelText(categories[Number(index)] ?? '', ems),
    },
  };
  const valueAxis = {
    type: 'value' as const,
    splitNumber: width < NARROW && isRanking ? 3 : 4,
    ...(isWhole && { minInterval: 1 }),
    ...limitOf(picture),
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { lineStyle: { color: theme.hairline } },
    axisLabel: { ...label, hideOverlap: true, formatter: formatShort },
  };
  return {
    grid: {
      left: 4,
      right: 12,
      top: 12,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    ...(isRanking
      ? { xAxis: valueAxis, yAxis: { ...categoryAxis, inverse: true } }
      : { xAxis: categoryAxis, yAxis: valueAxis }),
    tooltip: tooltipOption(theme, kind === 'line' ? 'line' : 'shadow'),
    series: series.map((_, index) => seriesOption(picture, index, count, theme)),
  };
}

/** Axis end for a limit. By default ECharts rounds the axis up, possibly beyond the limit: 120 of 100. */
function limitOf({ series, limit }: Picture): { max?: number; interval?: number } {
  if (limit === undefined) return {};
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return most > 0.8 * limit && most <= limit ? { max: limit, interval: limit / 4 } : {};
}

function seriesOption(
  { kind, series, isStacked, hues }: Picture,
  index: number,
  count: number,
  theme: ChartTheme,
): BarSeriesOption | LineSeriesOption {
  const { values = [], isCompared = false, isLine = false } = series[index] ?? {};
  const at = hueOf(series, index);
  const hue = theme.hues[at] ?? theme.text;
  const data = Array.from({ length: count }, (_, of) => values[of] ?? null);
  const shared = { data, silent: true, emphasis: { disabled: true } };
  if (kind === 'line' || isLine) {
    const isAlone = (of: number) => (data[of - 1] ?? null) === null && (data[of + 1] ?? null) === null;
    return {
      ...shared,
      type: 'line',
      symbol: isCompared ? 'emptyCircle' : 'circle',
      showAllSymbol: true,
      symbolSize: (_value, { dataIndex }) => (count <= MANY_POINTS || isAlone(dataIndex) ? 5 : 0),
      lineStyle: { color: hue, width: isCompared ? 1.5 : 2, type: isCompared ? 'dashed' : 'solid' },
      itemStyle: { color: hue },
      z: 4,
    };
  }
  const colorOf = (hueAt: number) => (isCompared ? theme.faintHues[hueAt] : theme.hues[hueAt]) ?? theme.text;
  return {
    ...shared,
    ...(hues && {
      data: data.map((value, of) => ({
        value,
        itemStyle: {
          color: colorOf(categoryHue({ hues }, of)),
          ...(isCompared && !theme.isForced && { borderColor: theme.hues[categoryHue({ hues }, of)] }),
        },
      })),
    }),
    type: 'bar',
    ...(isStacked && { stack: 'whole' }),
    barMaxWidth: kind === 'bars' ? 16 : 28,
    barGap: '12%',
    itemStyle: {
      color: colorOf(at),
      ...(isCompared && { borderColor: hue, borderWidth: 1 }),
      ...(theme.isForced && { borderColor: theme.text, borderWidth: 1 }),
    },
  };
}

/** Each series is a bar of equal length, whose parts show the shares; bars one above the other can be compared. */
function shareOption(picture: Picture, theme: ChartTheme): Drawable {
  const { categories, series } = picture;
  const shares = series.map(({ values }) => percentShares(values));
  const hasRows = series.length > 1;
  return {
    grid: {
      left: 0,
      right: 0,
      top: 12,
      bottom: 12,
      ...(hasRows
        ? { outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' }
        : { outerBoundsMode: 'none' }),
    },
    xAxis: { type: 'value', min: 0, max: 100, show: false },
    yAxis: {
      type: 'category',
      data: series.map((_, row) => String(row)),
      inverse: true,
      show: hasRows,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        color: theme.secondary,
        fontSize: theme.fontSize,
        fontFamily: theme.font,
        formatter: (row: string) => labelText(series[Number(row)]?.name ?? '', 6),
      },
    },
    tooltip: tooltipOption(theme),
    series: categories.map((_, part): BarSeriesOption => {
      const at = categoryHue(picture, part);
      const edge = { borderColor: theme.isForced ? theme.text : theme.ground, borderWidth: 1 };
      const color = (row: number) => (series[row]?.isCompared ? theme.faintHues[at] : theme.hues[at]);
      return {
        type: 'bar',
        stack: 'whole',
        barWidth: 28,
        silent: true,
        data: shares.map((ofRow, row) => ({
          value: ofRow[part] ?? null,
          itemStyle: { color: color(row) ?? theme.text, ...edge },
          emphasis: {
            itemStyle: { color: color(row) ?? theme.text, borderColor: theme.text, borderWidth: 2 },
          },
        })),
      };
    }),
  };
}

/** Tooltip with the values of the pointed category: on an axis those of all series, otherwise of one part. */
export function tooltipOption(theme: ChartTheme, pointer?: 'line' | 'shadow'): TooltipComponentOption {
  return {
    trigger: pointer ? 'axis' : 'item',
    triggerOn: 'none',
    renderMode: 'richText',
    confine: true,
    backgroundColor: theme.raised,
    borderColor: theme.hairline,
    borderWidth: 1,
    padding: [6, 12],
    textStyle: { color: theme.text, fontFamily: theme.font, fontSize: theme.fontSize },
    ...(pointer && {
      axisPointer: {
        type: pointer,
        // below the pointed category
        z: -1,
        animation: false,
        label: { show: false },
        lineStyle: { color: theme.secondary, type: 'solid' },
        shadowStyle: { color: theme.shade },
      },
    }),
  };
}
