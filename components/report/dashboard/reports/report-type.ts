import type { Grouping, Product, ReportBasis } from '../../../../src/contract/report/report';
import type { MetricKey } from '../../../../src/domain/report/metrics';
import type { Comparison, Granularity } from '../../../../src/domain/report/period';
import type { Preset } from '../../period/presets';

/** What figures can be broken down by, but for time, which has a granularity of its own. */
export type Dimension = Exclude<Grouping, 'none' | Granularity>;
export type Breakdown = 'time' | Dimension;

/** Shares of one figure, which every sum has with it: how far ahead was booked, and in which class. */
export type Shares = 'lead' | 'class';

export interface AxesChart {
  kind: 'columns' | 'bars' | 'line' | 'share';
  /** `chosen`: what the user breaks the report down by. */
  by: Breakdown | Shares | 'chosen';
  /** The first one says the unit; `chosen`: the one that the user looks at. None for shares, which count. */
  metrics: readonly MetricKey[] | 'chosen';
  /** Parts that stand there at most, of a ranking. */
  most?: number;
}

/** Charts of a kind of their own: routes on a map, days in a calendar, products one on the other over time, what goes from departments to routes. */
type PlacedChart =
  | { kind: 'map'; by: 'route'; metrics: readonly ['amount' | 'bookings'] }
  | { kind: 'calendar'; by: 'time'; metrics: readonly ['amount' | 'bookings' | 'nights'] }
  | { kind: 'stack'; by: 'time'; metrics: readonly ['amount'] }
  | { kind: 'flow'; by: 'department'; metrics: readonly ['amount'] };

export type ReportChart = AxesChart | PlacedChart;

export interface ReportTable {
  /** The first one stands there at first. */
  by: readonly Breakdown[];
  columns: readonly MetricKey[];
  /** Months are held against the one before and against the same one a year earlier. */
  hasMonthChanges?: true;
}

export interface ReportFacts {
  /** Only what was bought above the lowest fare, what was missed most first. */
  missedOnly: boolean;
}

/** What a report asks and how it answers. */
export interface Report {
  /** Folder of its page in the portal; '' for the report on everything. */
  folder: 'ticket' | 'train' | 'car' | 'hotel' | '';
  products: readonly Product[];
  /** What stands there where the user has chosen nothing. */
  period: Preset;
  basis: ReportBasis;
  compare: Comparison;
  granularity?: Granularity;
  figures: readonly MetricKey[];
  /** The first one answers the question of the page. */
  charts: readonly ReportChart[];
  /** The user chooses what it is broken down by, and the figure. */
  isFree?: true;
  /** Says what the difference of the net spend to the compared period is made of. */
  explainsChange?: true;
  /** Says what booking later has cost, and who books when. */
  hasLeads?: true;
  /** Says what needs attention. */
  hasFindings?: true;
  /** Its net spend over time is held against the budgets of cost centres: those are of all products together. */
  hasBudget?: true;
  table?: ReportTable;
  facts?: ReportFacts;
}
