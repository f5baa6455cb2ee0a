/** What a chart is drawn in: the tokens, as the page has them at the time. */
export interface ChartTheme {
  text: string;
  /** Labels of the axes. */
  secondary: string;
  hairline: string;
  /** What the chart stands on. */
  ground: string;
  /** Behind the values of a category. */
  raised: string;
  /** Ground of the category that is pointed at. */
  shade: string;
  hues: readonly string[];
  /** The same for what is compared, between hue and ground. */
  faintHues: readonly string[];
  /** From a little to much. */
  ramp: readonly string[];
  /** Marks public holidays. */
  holiday: string;
  font: string;
  fontSize: number;
  /** The system's colours hold: shapes are told apart by their outlines too. */
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

/** Percent of the first hue in each step of a ramp. */
const RAMP = [28, 46, 64, 82, 100];

/** Colour of a step of a ramp from 1, between ground and hue, as style sheets have it. */
export const rampColour = (step: number, isForced = false): string =>
  `color-mix(in srgb, var(--_chart-1) ${RAMP[step - 1] ?? 0}%, ${isForced ? 'Canvas' : 'var(--_color-surface)'})`;

/** Colours of the theme as style sheets have them, one after the other. */
export const themeColours = (isForced: boolean): readonly string[] => [
  ...(isForced ? FORCED : TOKENS),
  ...HUES.map((hue) => `var(--_chart-${hue})`),
  ...HUES.map(
    (hue) => `color-mix(in srgb, var(--_chart-${hue}) 32%, ${isForced ? 'Canvas' : 'var(--_color-surface)'})`,
  ),
  ...RAMP.map((_, step) => rampColour(step + 1, isForced)),
];

/** The theme of what these computed styles say, one a colour. */
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
