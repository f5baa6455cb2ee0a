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

/** What a report is looked at by, but for the dimensions, which are shared with other pages. */
export interface ReportFilters extends Period {
  basis: ReportBasis;
  compare: Comparison;
  /** '': as suits the period. */
  granularity: Granularity | '';
  /** '': the first that the report and the scope have. */
  groupBy: Breakdown | '';
  /** What stands in the columns of a free report's pivot; '': as suits what stands in its rows. */
  columnsBy: Breakdown | '';
  /** Its cells say how much of the whole they are, where that can be said; '': the figure itself. */
  cells: 'share' | '';
  /** The figure of a free report. */
  metric: MetricKey;
}

/** What an address or an embedder says; '' for nothing. */
export type Given = { readonly [Name in keyof ReportFilters]: string };

export const BREAKDOWNS = [
  'time',
  ...GROUPINGS.filter((by) => by !== 'none' && by !== 'day' && by !== 'week' && by !== 'month'),
] as const;

export const CELLS = ['share'] as const;

/** Days up to which a report is drawn day by day. */
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

/** Filters as they are given, where that is anything; what is not right counts as not given. */
export function filtersOf(name: ReportName, given: Given, today: string): ReportFilters {
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

/** The filters as they have to be given; what stands there anyway as ''. */
export function givenOf(name: ReportName, filters: ReportFilters, today: string): Given {
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

/** Days are not drawn over years. */
export const fitsGranularity = ({ beginDate, endDate }: Period, granularity: Granularity): boolean =>
  granularity !== 'day' || daysBetween(beginDate, endDate) + 1 <= DAYS_BY_DAY;

export function granularityOf(filters: ReportFilters): Granularity {
  const { granularity } = filters;
  return granularity !== '' && fitsGranularity(filters, granularity) ? granularity : granularityFor(filters);
}
