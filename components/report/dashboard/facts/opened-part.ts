import * as v from 'valibot';
import { PIVOT_COLUMNS } from '../../../../src/contract/report/pivot';
import {
  GROUPINGS,
  LEADS,
  PRODUCTS,
  REASON_LENGTH,
  SIDES,
  type Grouping,
  type ReportFilter,
} from '../../../../src/contract/report/report';
import {
  daysOfPart,
  GRANULARITIES,
  type Granularity,
  type Period,
} from '../../../../src/domain/report/period';
import { isCalendarDate } from '../../../../src/domain/shanghai-time';
import { partOf } from '../filters/dimensions';
import type { Breakdown, Dimension, Shares } from '../reports/report-type';
import type { RecordFilter } from './record-filter';

/**
 * Common property of the opened records: a part of a breakdown, a lead time, a class, the routes between two cities, a
 * department's spend on a route, a pivot cell, the rest beside some parts, or the whole report.
 */
export interface OpenedPart {
  by: Exclude<Grouping, 'none'> | Shares | 'between' | 'flow' | 'cell' | 'but' | 'all';
  /** Key as in the rows of the figures; for a lead time its first day, for a class its number. */
  key: string;
}

const CLASSES = ['1', '2', '3'];
/** Limit of the gateway. */
const LONGEST_KEY = 60;
const WAYS = [
  ...GROUPINGS.filter((by) => by !== 'none'),
  'lead',
  'class',
  'between',
  'flow',
  'cell',
  'but',
  'all',
] as const;
const ROUTE_END = ',';
const DEPARTMENT_END = '~';

/** Routes between two cities, in both directions. */
export const partOfRoutes = (routes: readonly string[]): OpenedPart => ({
  by: 'between',
  key: routes.join(ROUTE_END),
});

export const partOfFlow = (deptNO: string, route: string): OpenedPart => ({
  by: 'flow',
  key: `${deptNO}${DEPARTMENT_END}${route}`,
});

function flowOf(key: string): RecordFilter {
  const end = key.indexOf(DEPARTMENT_END);
  return { deptAloneNOList: [key.slice(0, end)], routeList: [key.slice(end + 1)] };
}

/** All records of the report. */
export const WHOLE: OpenedPart = { by: 'all', key: '' };

/** Intersection of a row and a column. */
export const partOfCell = (row: OpenedPart, column: OpenedPart): OpenedPart => ({
  by: 'cell',
  key: JSON.stringify([partText(row), partText(column)]),
});

/** All parts except these. */
export const partExcept = (by: Breakdown, keys: readonly string[], granularity: Granularity): OpenedPart => ({
  by: 'but',
  key: JSON.stringify([by === 'time' ? granularity : by, ...keys]),
});

const Texts = v.array(v.string());

function textsIn(key: string): string[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Texts), key);
  return read.success ? read.output : [];
}

/** Row and column of a cell; empty for an invalid key. */
export function sidesOfCell(key: string): OpenedPart[] {
  const texts = textsIn(key);
  const sides = texts.flatMap((text) => readPart(text) ?? []);
  const areSides = sides.every(({ by }) => by === 'but' || SIDES.some((side) => side === by));
  return texts.length === 2 && sides.length === 2 && areSides ? sides : [];
}

function apartOf(key: string): NonNullable<RecordFilter['apart']> | undefined {
  const [way, ...keys] = textsIn(key);
  const by = SIDES.find((side) => side === way);
  return by && keys.length <= PIVOT_COLUMNS && keys.every(isShortEnough) ? { by, keys } : undefined;
}

/** Part of a breakdown's row, from a table or chart. */
export const partOfRow = (by: Breakdown, key: string, granularity: Granularity): OpenedPart => ({
  by: by === 'time' ? granularity : by,
  key,
});

/** Part as in the address: `department:D02`. */
export const partText = (part: OpenedPart | undefined): string => (part ? `${part.by}:${part.key}` : '');

/** Returns undefined for an invalid part. */
export function readPart(text: string): OpenedPart | undefined {
  const [way = '', key] = text.split(/:(.*)/s, 2);
  const by = WAYS.find((one) => one === way);
  if (by === undefined || key === undefined || !isKeyOf(by, key)) return undefined;
  return { by, key };
}

function isKeyOf(by: OpenedPart['by'], key: string): boolean {
  switch (by) {
    case 'day':
    case 'week':
      return isCalendarDate(key);
    case 'month':
      return isCalendarDate(`${key}-01`);
    case 'product':
      return PRODUCTS.some((product) => product === key);
    case 'lead':
      return LEADS.some((lead) => `${lead}` === key);
    case 'class':
      return CLASSES.includes(key);
    case 'reason':
      return key.length <= REASON_LENGTH;
    case 'cell':
      return sidesOfCell(key).length === 2;
    case 'but':
      return apartOf(key) !== undefined;
    case 'all':
      return key === '';
    case 'between': {
      const routes = key.split(ROUTE_END);
      return routes.length <= 2 && routes.every(isShortEnough);
    }
    case 'flow': {
      const parts = key.split(DEPARTMENT_END);
      return parts.length === 2 && parts.every(isShortEnough);
    }
    default:
      return isShortEnough(key);
  }
}

const isShortEnough = ({ length }: string): boolean => length <= LONGEST_KEY;

export const granularityIn = ({ by }: OpenedPart): Granularity | undefined =>
  GRANULARITIES.find((one) => one === by);

/** Filter for the records of a part; undefined when the report covers none of them. */
export function recordFilterOf(
  { by, key }: OpenedPart,
  of: Period & Pick<ReportFilter, 'products'>,
): RecordFilter | undefined {
  const { products, ...period } = of;
  if (by === 'all') return {};
  if (by === 'cell') {
    const sides = sidesOfCell(key).flatMap((side) => recordFilterOf(side, of) ?? []);
    return sides.length === 2 ? { ...sides[0], ...sides[1] } : undefined;
  }
  if (by === 'but') return { apart: apartOf(key) };
  if (by === 'product' && !products.some((product) => product === key)) return undefined;
  if (by === 'lead') return { leads: LEADS.filter((lead) => `${lead}` === key) };
  if (by === 'class') return { classes: ([1, 2, 3] as const).filter((one) => `${one}` === key) };
  if (by === 'between') return { routeList: key.split(ROUTE_END) };
  if (by === 'flow') return flowOf(key);
  const granularity = GRANULARITIES.find((one) => one === by);
  if (granularity === undefined) return partOf(by as Dimension, key);
  const days = daysOfPart(key, granularity, period);
  return days.beginDate > days.endDate ? undefined : days;
}
