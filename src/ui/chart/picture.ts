/** A series of figures, with a value per category. */
export interface ChartSeries {
  name: string;
  /** null leaves a gap. */
  values: readonly (number | null)[];
  /** The compared period, drawn fainter. */
  isCompared?: boolean;
  /** Drawn as a line over the columns. */
  isLine?: boolean;
}

/** A town on a map, in degrees east and north. */
export interface Town {
  name: string;
  longitude: number;
  latitude: number;
}

/** Bounds of maps in degrees. */
export const MAP = { west: 73, east: 136, south: 17, north: 54 } as const;

export const isOnMap = ({ longitude, latitude }: Pick<Town, 'longitude' | 'latitude'>): boolean =>
  longitude >= MAP.west && longitude <= MAP.east && latitude >= MAP.south && latitude <= MAP.north;

/** One line between two towns per category, widest first; categories without a line are not on the map. */
export interface MapPlaces {
  kind: 'map';
  lines: readonly (readonly [Town, Town])[];
}

/** Consecutive days, one per category. */
export interface CalendarPlaces {
  kind: 'calendar';
  /** YYYY-MM-DD. */
  days: readonly string[];
  /** Public holidays among the days. */
  off: ReadonlySet<string>;
  /** Name of the holiday mark: 节假日. */
  offName: string;
  /** Monday first. */
  weekdays: readonly string[];
  /** Shortest name of a month YYYY-MM. */
  monthName: (month: string) => string;
}

/** Flows from one column to the other, one per category; categories without ends are not drawn. */
export interface FlowPlaces {
  kind: 'flow';
  /** Names of the entries of both columns, from the top. */
  from: readonly string[];
  to: readonly string[];
  /** Index of the sum of all remaining entries in the first column; it has the last hue. */
  others?: number | undefined;
  /** Indexes of both ends in these columns. */
  ends: readonly (readonly [from: number, to: number])[];
}

/** Positions of categories without an axis. */
export type Places = MapPlaces | CalendarPlaces | FlowPlaces;

/** Data of a chart, independent of the drawing library. */
export interface Picture {
  /**
   * Columns and lines run over time; bars are a ranking, the first category on top; a share shows the parts of a whole.
   * Further kinds have their own positions.
   */
  kind: 'columns' | 'bars' | 'line' | 'share' | Places['kind'];
  categories: readonly string[];
  places?: Places | undefined;
  /** Stacks the columns of all series, because they are parts of a whole. */
  isStacked?: boolean | undefined;
  /** Upper bound of the values, as for shares of a whole: the axis ends there. */
  limit?: number | undefined;
  series: readonly ChartSeries[];
  /** Hue of each category of a share or ranking, from 0, so that it is the same on all charts. */
  hues?: readonly number[] | undefined;
  /** Full text of a value: ¥1,234.50. */
  format: (value: number) => string;
  /** Short text of a value for an axis: 1.2万. */
  formatShort: (value: number) => string;
}

/** Most bars: more are unreadable, and would exceed the largest canvas. */
const MOST_BARS = 50;
/** Most lines of a map: more would cover each other. */
const MOST_LINES = 50;
const HUES = 8;
/** Assumed entries of a flow column until its data is known. */
const FLOW_PARTS = 7;

/** Number of drawn categories; the table contains all. */
export function drawnCount({ kind, categories, places }: Pick<Picture, 'kind' | 'categories' | 'places'>) {
  if (places?.kind === 'map') return Math.min(places.lines.length, MOST_LINES);
  if (places?.kind === 'flow') return places.ends.length;
  return kind === 'bars' ? Math.min(categories.length, MOST_BARS) : categories.length;
}

/** CSS height or px, known before the drawing code is loaded. */
export function heightOf(
  picture: Pick<Picture, 'kind' | 'categories' | 'series' | 'places'>,
): number | string {
  const { kind, series, places } = picture;
  if (kind === 'share') return 24 + 40 * series.length;
  if (kind === 'bars') return 40 + drawnCount(picture) * (series.length > 1 ? 40 : 30);
  if (kind === 'flow') {
    const rows = places?.kind === 'flow' ? Math.max(places.from.length, places.to.length) : FLOW_PARTS;
    return 16 + 40 * rows;
  }
  if (kind === 'map') return 'clamp(260px, 72cqi, 420px)';
  // on narrow screens a year takes two rows
  if (kind === 'calendar') return 'clamp(176px, (720px - 100cqi) * 999, 272px)';
  return 280;
}

/**
 * Hue of a series, from 0. A compared series has the hue of its counterpart; all series from the last hue on share it.
 */
export function hueOf(series: readonly ChartSeries[], index: number): number {
  const isCompared = Boolean(series[index]?.isCompared);
  const before = series.slice(0, index).filter((other) => Boolean(other.isCompared) === isCompared);
  return partHue(before.length);
}

/** Hue of a part of a whole, from 0. */
export const partHue = (part: number): number => Math.min(part, HUES - 1);

/** Hue of a category, from 0: its own, or that of its position among the parts of a whole. */
export const categoryHue = ({ hues }: Pick<Picture, 'hues'>, part: number): number =>
  partHue(hues?.[part] ?? part);

export const percentText = (percent: number): string => `${percent.toFixed(1)}%`;

/** True for values below zero, which are drawn separately: a colour step cannot show a refund. */
export const isBelowZero = (value: number | null | undefined): boolean => (value ?? 0) < 0;

/** Number of colour steps in a calendar, from few to many. */
export const STEPS = 5;

/**
 * Upper bounds of the steps, ascending. Each step gets the same number of days, as far as values differ. Only values
 * above zero count.
 */
export function stepsOf(values: readonly (number | null)[]): number[] {
  const known = values
    .flatMap((value) => (value !== null && value > 0 ? [value] : []))
    .toSorted((a, b) => a - b);
  const ends = Array.from(
    { length: STEPS },
    (_, step) => known[Math.ceil(((step + 1) * known.length) / STEPS) - 1],
  );
  return [...new Set(ends)].filter((end) => end !== undefined);
}

/**
 * Step of a value among `steps`, from 1; 0 for none. The highest step has the strongest colour, however many there are.
 */
export function stepOf(value: number | null, steps: readonly number[]): number {
  if (value === null || value <= 0) return 0;
  const at = steps.findIndex((end) => value <= end);
  return STEPS - steps.length + 1 + (at < 0 ? steps.length - 1 : at);
}

/** Width of a line on a map in px, relative to the largest value. */
export const lineWidth = (value: number, most: number): number =>
  1 + (7 * Math.max(0, value)) / Math.max(most, 1);
