import * as v from 'valibot';
import { call } from '../call';
import { checkPeriod, ReportFilter, REPORT_ROWS, SIDES } from './report';

/** The figures that reports are made of, each computed of sums: what they mean stands in the rules. */
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

/** What stands in the rows or columns of a pivot. */
export const PivotSide = v.picklist(SIDES);
export type PivotSide = v.InferOutput<typeof PivotSide>;

/** Columns by themselves at most; all others are one. */
export const PIVOT_COLUMNS = 60;

/** null: there is nothing to compute it of, or it is of several products that have no unit for it in common. */
const Value = v.nullable(v.number());

const PivotPart = v.object({
  /** As the rows of a breakdown have it; of columns null for all others together. */
  key: v.nullable(v.string()),
  /** As it is called now; the key where it has no name, '' for all others. */
  name: v.string(),
  /** The figure of the whole row or column. */
  value: Value,
});
export type PivotPart = v.InferOutput<typeof PivotPart>;

const PivotRow = v.object({
  ...PivotPart.entries,
  key: v.string(),
  /** In the order of the columns; null where nothing was. */
  cells: v.array(Value),
});
export type PivotRow = v.InferOutput<typeof PivotRow>;

/**
 * One figure of two dimensions within the caller's report scope, with those of rows, columns and all: of what is added up, cells
 * add up to them exactly. Rows and columns are in their order where they are times, all else by what the figure is a sum of, or
 * by net spend, the most first. Of very many columns those of the most, or the latest times, stand by themselves.
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
    /** Rows and columns that there are, those beyond the page and the limit too. */
    rowCount: v.number(),
    columnCount: v.number(),
  }),
  needs: 'token',
  reads: ['order', 'report'],
  origin: 'suite',
});
