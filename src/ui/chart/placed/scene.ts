import type { CustomSeriesOption } from 'echarts/charts';
import type { Picture } from '../picture';
import type { ChartTheme } from '../theme';

/** What ECharts draws of a custom series. */
export type Shape = NonNullable<
  ReturnType<Extract<CustomSeriesOption['renderItem'], (...given: never) => unknown>>
>;

/** A picture as shapes on a canvas, one a category that is drawn. */
export interface Scene {
  /** Below the shapes of categories, and above them. */
  below: readonly Shape[];
  items: readonly Shape[];
  above: readonly Shape[];
  /** Where the values of a category are shown, px. */
  pointOf: (index: number) => readonly [x: number, y: number];
  indexAt: (x: number, y: number) => number | undefined;
}

/** px: narrower ones have less room for names. */
export const NARROW = 560;

/** A name where it stands; on what is drawn it has a rim of the ground. */
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

/** Values of the categories that are drawn; nothing where there is none. */
export const valuesOf = ({ series }: Picture): number[] =>
  (series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0));
