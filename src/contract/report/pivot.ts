import * as v from 'valibot';
import { call } from '../call';
import { checkPeriod, ReportFilter, REPORT_ROWS, SIDES } from './report';

/** Figures of reports, each computed from sums; their definitions are in the rules. */
export const FIGURES = [
  'amount',
  'bookings',
  'nights',
  'averageFare',
  'averageNight',
  'averageDiscount',
  'averageLead',
  'compliance',
  'spendCompliance',
  'over',
  'agreementShare',
  'agreementSaving',
  'missedSaving',
  'missed',
  'changeLoss',
  'refundLoss',
  'changeRate',
  'refundRate',
  'changes',
  'refunds',
  'distance',
  'co2',
] as const;

/** Dimension of the rows or columns of a pivot. */
export const PivotSide = v.picklist(SIDES);
export type PivotSide = v.InferOutput<typeof PivotSide>;

/** Maximum number of individual columns; the others are summed up as one. */
export const PIVOT_COLUMNS = 60;

/** null: no input exists, or the products have no common unit for the figure. */
const Value = v.nullable(v.number());

const PivotPart = v.object({
  /** Key as in the rows of a breakdown; null for the column of all others. */
  key: v.nullable(v.string()),
  /** Current name; the key where there is none, '' for all others. */
  name: v.string(),
  /** Figure of the whole row or column. */
  value: Value,
});
export type PivotPart = v.InferOutput<typeof PivotPart>;

const PivotRow = v.object({
  ...PivotPart.entries,
  key: v.string(),
  /** Figures in the order of the columns; null for a cell without facts. */
  cells: v.array(Value),
});
export type PivotRow = v.InferOutput<typeof PivotRow>;

/**
 * Returns one figure by two dimensions within the caller's report scope, with totals of rows, columns and all: additive
 * figures add up to them exactly. Rows and columns that are times are in order; others are sorted by the sum that the
 * figure is computed from, or by net spend, the highest first. Of very many columns only those with the highest sums,
 * or the latest times, are listed individually.
 */
export const queryReportPivot = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/travelReport/queryReportPivot',
  body: v.pipe(
    v.object({
      ...ReportFilter.entries,
      rowsBy: PivotSide,
      columnsBy: PivotSide,
      figure: v.picklist(FIGURES),
      columnLimit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PIVOT_COLUMNS)), 12),
      pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
      pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(REPORT_ROWS)), 20),
    }),
    checkPeriod('beginDate', 'endDate'),
    v.forward(
      v.check(({ rowsBy, columnsBy }) => rowsBy !== columnsBy, '列维度不能与行维度相同'),
      ['columnsBy'],
    ),
  ),
  result: v.object({
    value: Value,
    columnList: v.array(PivotPart),
    rowList: v.array(PivotRow),
    /** Total numbers of rows and columns, including those beyond the page and the limit. */
    rowCount: v.number(),
    columnCount: v.number(),
  }),
  needs: 'token',
  reads: ['order', 'report'],
  origin: 'suite',
});
