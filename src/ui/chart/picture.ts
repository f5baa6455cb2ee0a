/** One row of figures, a value a category. */
export interface ChartSeries {
  name: string;
  /** null: there is none, and a gap stands in its place. */
  values: readonly (number | null)[];
  /** Drawn fainter: the compared period. */
  isCompared?: boolean;
  /** A line over the columns. */
  isLine?: boolean;
}

/** A town on a map: degrees east and north. */
export interface Town {
  name: string;
  longitude: number;
  latitude: number;
}

/** Degrees that a map shows at most. */
export const MAP = { west: 73, east: 136, south: 17, north: 54 } as const;

export const isOnMap = ({ longitude, latitude }: Pick<Town, 'longitude' | 'latitude'>): boolean =>
  longitude >= MAP.west && longitude <= MAP.east && latitude >= MAP.south && latitude <= MAP.north;

/** Lines between two towns of the map, one a category, the widest first; categories beyond them are not on the map. */
export interface MapPlaces {
  kind: 'map';
  lines: readonly (readonly [Town, Town])[];
}

/** One day after the other, each a category. */
export interface CalendarPlaces {
  kind: 'calendar';
  /** YYYY-MM-DD. */
  days: readonly string[];
  /** Public holidays among them. */
  off: ReadonlySet<string>;
  /** What marks them is called so: 节假日. */
  offName: string;
  /** Monday first. */
  weekdays: readonly string[];
  /** Of a month YYYY-MM, as short as can be. */
  monthName: (month: string) => string;
}

/** What goes from one column to the other, one a category; categories beyond them are not drawn. */
export interface FlowPlaces {
  kind: 'flow';
  /** Names of what stands in the columns, from above. */
  from: readonly string[];
  to: readonly string[];
  /** Number of all others together in the first column, from 0; they have the last hue. */
  others?: number | undefined;
  /** Numbers of both ends in those, from 0. */
  ends: readonly (readonly [from: number, to: number])[];
}

/** Where categories stand that have no axis. */
export type Places = MapPlaces | CalendarPlaces | FlowPlaces;

/** What is drawn, whatever draws it. */
export interface Picture {
  /**
   * Columns and lines are over time; bars are a ranking, the first category on top; a share is the parts of a whole. The others
   * have places of their own.
   */
  kind: 'columns' | 'bars' | 'line' | 'share' | Places['kind'];
  categories: readonly string[];
  places?: Places | undefined;
  /** Columns of all series stand one on the other: they are parts of a whole. */
  isStacked?: boolean | undefined;
  /** More than that cannot be, as with shares of a whole: the axis ends there. */
  limit?: number | undefined;
  series: readonly ChartSeries[];
  /** Hue of each category of a share or ranking, from 0, where it has one that it keeps on all charts. */
  hues?: readonly number[] | undefined;
  /** Whole text of a value: ¥1,234.50. */
  format: (value: number) => string;
  /** Short text for an axis: 1.2万. */
  formatShort: (value: number) => string;
}

/** More bars are no picture any more, and higher than a canvas can be. */
const MOST_BARS = 50;
/** More lines cover each other. */
const MOST_LINES = 50;
const HUES = 8;
/** In a column of flows, as long as it is not known. */
const FLOW_PARTS = 7;

/** How many categories are drawn; the table has them all. */
export function drawnCount({ kind, categories, places }: Pick<Picture, 'kind' | 'categories' | 'places'>) {
  if (places?.kind === 'map') return Math.min(places.lines.length, MOST_LINES);
  if (places?.kind === 'flow') return places.ends.length;
  return kind === 'bars' ? Math.min(categories.length, MOST_BARS) : categories.length;
}

/** A height of CSS, or px: known before the code is there that draws it. */
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
  // a year stands in two rows where it is narrow
  if (kind === 'calendar') return 'clamp(176px, (720px - 100cqi) * 999, 272px)';
  return 280;
}

/** Hue of a series, from 0: what is compared has that of what it is held against; all from the last on share it. */
export function hueOf(series: readonly ChartSeries[], index: number): number {
  const isCompared = Boolean(series[index]?.isCompared);
  const before = series.slice(0, index).filter((other) => Boolean(other.isCompared) === isCompared);
  return partHue(before.length);
}

/** Hue of a part of a whole, from 0. */
export const partHue = (part: number): number => Math.min(part, HUES - 1);

/** Hue of a category, from 0: its own, or that of its place among the parts of a whole. */
export const categoryHue = ({ hues }: Pick<Picture, 'hues'>, part: number): number =>
  partHue(hues?.[part] ?? part);

export const percentText = (percent: number): string => `${percent.toFixed(1)}%`;

/** It is drawn apart: a step cannot say that something came back. */
export const isBelowZero = (value: number | null | undefined): boolean => (value ?? 0) < 0;

/** Steps of a calendar, from a little to much. */
export const STEPS = 5;

/**
 * The largest values of each step, in their order: a step has as many days as another, as far as values are not alike. Only what
 * is more than nothing counts.
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

/** Step of a value among those, from 1; 0 for nothing. The highest step is the strongest, however many there are. */
export function stepOf(value: number | null, steps: readonly number[]): number {
  if (value === null || value <= 0) return 0;
  const at = steps.findIndex((end) => value <= end);
  return STEPS - steps.length + 1 + (at < 0 ? steps.length - 1 : at);
}

/** px: the width of a line on a map, by the largest. */
export const lineWidth = (value: number, most: number): number =>
  1 + (7 * Math.max(0, value)) / Math.max(most, 1);
