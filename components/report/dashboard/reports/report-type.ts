import type { Grouping, Product, ReportBasis } from '../../../../src/contract/report/report';
import type { MetricKey } from '../../../../src/domain/report/metrics';
import type { Comparison, Granularity } from '../../../../src/domain/report/period';
import type { Preset } from '../../period/presets';

/** Dimensions of a breakdown except time, which has a granularity. */
export type Dimension = Exclude<Grouping, 'none' | Granularity>;
export type Breakdown = 'time' | Dimension;

/** Distributions that every total contains: by lead time and by class. */
export type Shares = 'lead' | 'class';

export interface AxesChart {
  kind: 'columns' | 'bars' | 'line' | 'share';
  /** `chosen`: the breakdown that the user chooses. */
  by: Breakdown | Shares | 'chosen';
  /**
   * The first one defines the unit. `chosen`: the figure that the user chooses. Empty for shares, which count bookings.
   */
  metrics: readonly MetricKey[] | 'chosen';
  /** Maximum number of bars of a ranking. */
  most?: number;
}

/** Special charts: map of routes, calendar of days, products stacked over time, flow from departments to routes. */
type PlacedChart =
  | { kind: 'map'; by: 'route'; metrics: readonly ['amount' | 'bookings'] }
  | { kind: 'calendar'; by: 'time'; metrics: readonly ['amount' | 'bookings' | 'nights'] }
  | { kind: 'stack'; by: 'time'; metrics: readonly ['amount'] }
  | { kind: 'flow'; by: 'department'; metrics: readonly ['amount'] };

export type ReportChart = AxesChart | PlacedChart;

export interface ReportTable {
  /** The first one is the default. */
  by: readonly Breakdown[];
  columns: readonly MetricKey[];
  /** Compares months with the month before and with the same month a year earlier. */
  hasMonthChanges?: true;
}

export interface ReportFacts {
  /** Only bookings above the lowest fare, largest missed saving first. */
  missedOnly: boolean;
}

/**
 * Declaration of a report: its figures, charts and tables over the facts of some products.
 *
 *     const carOverview = {
 *       folder: 'car',
 *       products: ['car'],
 *       period: 'thisYear', basis: 'booked', compare: 'yearBefore', granularity: 'month',
 *       figures: ['amount', 'bookings', 'co2'],
 *       charts: [{ kind: 'columns', by: 'time', metrics: ['amount'] }],
 *       table: { by: ['time', 'department'], columns: ['amount', 'bookings'] },
 *     } as const satisfies Report;
 */
export interface Report {
  /** Folder of its page in the portal; '' for the overview report. */
  folder: 'ticket' | 'train' | 'car' | 'hotel' | '';
  products: readonly Product[];
  /** Default period. */
  period: Preset;
  basis: ReportBasis;
  compare: Comparison;
  granularity?: Granularity;
  figures: readonly MetricKey[];
  /** The first one is the main chart. */
  charts: readonly ReportChart[];
  /** The user chooses breakdown and figure. */
  isFree?: true;
  /** Explains the difference of the net spend to the compared period. */
  explainsChange?: true;
  /** Shows the cost of late booking, and booking times. */
  hasLeads?: true;
  /** Shows findings that need attention. */
  hasFindings?: true;
  /** Compares the net spend over time with the cost centres' budgets, which cover all products together. */
  hasBudget?: true;
  table?: ReportTable;
  facts?: ReportFacts;
}
