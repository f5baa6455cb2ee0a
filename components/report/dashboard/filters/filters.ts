import { GROUPINGS, REPORT_BASES, type ReportBasis } from '../../../../src/contract/report/report';
import { METRICS, type MetricKey } from '../../../../src/domain/report/metrics';
import {
  COMPARISONS,
  GRANULARITIES,
  granularityFor,
  type Comparison,
  type Granularity,
  type Period,
} from '../../../../src/domain/report/period';
import { daysBetween } from '../../../../src/domain/shanghai-time';
import { REPORTS, type ReportName } from '../reports/reports';
import type { Breakdown } from '../reports/report-type';
import { faultOf } from '../../period/period-fault';
import { periodOf } from '../../period/presets';

/** Filters of a report without the dimensions, which are shared with other pages. */
export interface ReportFilters extends Period {
  basis: ReportBasis;
  compare: Comparison;
  /** '': depends on the period. */
  granularity: Granularity | '';
  /** '': the first one that both the report and the scope have. */
  groupBy: Breakdown | '';
  /** Columns of a free report's pivot; '' for a default that depends on the rows. */
  columnsBy: Breakdown | '';
  /** `share`: cells show their share of the whole where possible; '': the figure itself. */
  cells: 'share' | '';
  /** Figure of a free report. */
  metric: MetricKey;
}

/** Filters in the element's attributes, and so in the address; '' for the default. */
export type FilterAttributes = { readonly [Name in keyof ReportFilters]: string };

export const BREAKDOWNS = [
  'time',
  ...GROUPINGS.filter((by) => by !== 'none' && by !== 'day' && by !== 'week' && by !== 'month'),
] as const;

export const CELLS = ['share'] as const;

/** Maximum length of a period drawn by day. */
const DAYS_BY_DAY = 366;

export const METRIC_KEYS = Object.keys(METRICS) as MetricKey[];

export function defaultsOf(name: ReportName, today: string): ReportFilters {
  const { period, basis, compare, granularity = '', figures } = REPORTS[name];
  return {
    ...periodOf(period, today),
    basis,
    compare,
    granularity,
    groupBy: '',
    columnsBy: '',
    cells: '',
    metric: figures[0] ?? 'amount',
  };
}

const oneOf = <V extends string>(options: readonly V[], given: string): V | undefined =>
  options.find((option) => option === given);

/** Filters of the given attributes. Invalid values fall back to the defaults. */
export function filtersOf(name: ReportName, given: FilterAttributes, today: string): ReportFilters {
  const { beginDate, endDate } = given;
  const defaults = defaultsOf(name, today);
  return {
    ...(faultOf({ beginDate, endDate }) === undefined ? { beginDate, endDate } : periodPart(defaults)),
    basis: oneOf(REPORT_BASES, given.basis) ?? defaults.basis,
    compare: oneOf(COMPARISONS, given.compare) ?? defaults.compare,
    granularity: oneOf(GRANULARITIES, given.granularity) ?? defaults.granularity,
    groupBy: oneOf(BREAKDOWNS, given.groupBy) ?? '',
    columnsBy: oneOf(BREAKDOWNS, given.columnsBy) ?? '',
    cells: oneOf(CELLS, given.cells) ?? '',
    metric: oneOf(METRIC_KEYS, given.metric) ?? defaults.metric,
  };
}

export const periodPart = ({ beginDate, endDate }: Period): Period => ({ beginDate, endDate });

/** Attributes that restore these filters; '' for a default. */
export function filterAttributes(name: ReportName, filters: ReportFilters, today: string): FilterAttributes {
  const defaults = defaultsOf(name, today);
  const isUsual = filters.beginDate === defaults.beginDate && filters.endDate === defaults.endDate;
  const own = (key: Exclude<keyof ReportFilters, keyof Period>): string =>
    filters[key] === defaults[key] ? '' : filters[key];
  return {
    ...(isUsual ? { beginDate: '', endDate: '' } : periodPart(filters)),
    basis: own('basis'),
    compare: own('compare'),
    granularity: own('granularity'),
    groupBy: own('groupBy'),
    columnsBy: own('columnsBy'),
    cells: own('cells'),
    metric: own('metric'),
  };
}

/** False for days over a period of more than a year. */
export const fitsGranularity = ({ beginDate, endDate }: Period, granularity: Granularity): boolean =>
  granularity !== 'day' || daysBetween(beginDate, endDate) + 1 <= DAYS_BY_DAY;

export function granularityOf(filters: ReportFilters): Granularity {
  const { granularity } = filters;
  return granularity !== '' && fitsGranularity(filters, granularity) ? granularity : granularityFor(filters);
}
