/** Colours and font of a chart, from the current values of the page's tokens. */
export interface ChartTheme {
  text: string;
  /** Labels of the axes. */
  secondary: string;
  hairline: string;
  /** Background of the chart. */
  ground: string;
  /** Background of the tooltip. */
  raised: string;
  /** Background of the pointed category. */
  shade: string;
  hues: readonly string[];
  /** Hues of compared series, mixed with the background. */
  faintHues: readonly string[];
  /** Colours of the steps, from few to many. */
  ramp: readonly string[];
  /** Mark of public holidays. */
  holiday: string;
  font: string;
  fontSize: number;
  /** True in forced colours: shapes also have outlines. */
  isForced: boolean;
  isMoving: boolean;
}

const HUES = [1, 2, 3, 4, 5, 6, 7, 8];

const TOKENS = [
  'color-text',
  'color-text-secondary',
  'color-hairline',
  'color-surface',
  'color-raised',
  'neutral-4',
  'color-holiday',
].map((name) => `var(--_${name})`);
const FORCED = [
  'CanvasText',
  'CanvasText',
  'GrayText',
  'Canvas',
  'Canvas',
  'color-mix(in srgb, CanvasText 16%, Canvas)',
  'CanvasText',
];

/** Percentage of the first hue in each step. */
const RAMP = [28, 46, 64, 82, 100];

/** CSS colour of a step from 1, between background and hue. */
export const rampColour = (step: number, isForced = false): string =>
  `color-mix(in srgb, var(--_chart-1) ${RAMP[step - 1] ?? 0}%, ${isForced ? 'Canvas' : 'var(--_color-surface)'})`;

/** CSS colours of the theme, in a fixed order. */
export const themeColours = (isForced: boolean): readonly string[] => [
  ...(isForced ? FORCED : TOKENS),
  ...HUES.map((hue) => `var(--_chart-${hue})`),
  ...HUES.map(
    (hue) => `color-mix(in srgb, var(--_chart-${hue}) 32%, ${isForced ? 'Canvas' : 'var(--_color-surface)'})`,
  ),
  ...RAMP.map((_, step) => rampColour(step + 1, isForced)),
];

/** Theme from the computed styles of the probe, one per colour. */
export function themeOf(
  styles: readonly CSSStyleDeclaration[],
  media: Pick<ChartTheme, 'isForced' | 'isMoving'>,
): ChartTheme {
  const [
    text = '',
    secondary = '',
    hairline = '',
    ground = '',
    raised = '',
    shade = '',
    holiday = '',
    ...hues
  ] = styles.map(({ color }) => color);
  return {
    text,
    secondary,
    hairline,
    ground,
    raised,
    shade,
    ...media,
    hues: hues.slice(0, HUES.length),
    faintHues: hues.slice(HUES.length, 2 * HUES.length),
    ramp: hues.slice(2 * HUES.length),
    holiday,
    font: styles[0]?.fontFamily ?? 'sans-serif',
    fontSize: Number.parseFloat(styles[0]?.fontSize ?? '') || 12,
  };
}
