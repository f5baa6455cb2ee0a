import type { CustomSeriesOption } from 'echarts/charts';
import type { Picture } from '../picture';
import type { ChartTheme } from '../theme';

/** Shape of an ECharts custom series. */
export type Shape = NonNullable<
  ReturnType<Extract<CustomSeriesOption['renderItem'], (...given: never) => unknown>>
>;

/** Shapes of a picture, with one item per drawn category. */
export interface Scene {
  /** Shapes below and above those of the categories. */
  below: readonly Shape[];
  items: readonly Shape[];
  above: readonly Shape[];
  /** Position of a category's tooltip in px. */
  pointOf: (index: number) => readonly [x: number, y: number];
  indexAt: (x: number, y: number) => number | undefined;
}

/** Width in px below which names get less room. */
export const NARROW = 560;

/** Shape of a name, outlined in the background colour for contrast. */
export const textShape = (
  text: string,
  [x, y]: readonly [number, number],
  theme: ChartTheme,
  style: { align?: 'left' | 'right' | 'center'; verticalAlign?: 'top' | 'middle'; hasRim?: boolean } = {},
): Shape => ({
  type: 'text',
  silent: true,
  x,
  y,
  style: {
    text,
    fill: style.hasRim ? theme.text : theme.secondary,
    font: `${theme.fontSize}px ${theme.font}`,
    align: style.align ?? 'left',
    verticalAlign: style.verticalAlign ?? 'middle',
    ...(style.hasRim && { stroke: theme.ground, lineWidth: 3 }),
  },
});

/** Values of the drawn categories; zero for missing ones. */
export const valuesOf = ({ series }: Picture): number[] =>
  (series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0));
