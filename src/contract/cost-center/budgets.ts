import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

const BASE = '/CLMidPlatExtendedService/api/costCenter/';

const BudgetYear = v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100));

/** Highest budget of a month in fen: ten thousand million yuan. */
export const MONTH_BUDGET_LIMIT = 1_000_000_000_000;

const MonthAmount = v.pipe(
  v.number(),
  v.integer('请输入预算金额'),
  v.minValue(0, '预算不能小于0'),
  v.maxValue(MONTH_BUDGET_LIMIT, '每月预算不能超过100亿元'),
);
/** Fen of each month, January first; the year's budget is their sum. null: no budget, as opposed to a budget of 0. */
const MonthAmounts = v.nullable(v.pipe(v.array(MonthAmount), v.length(12)));

/** Travel budget of a cost centre for a year. */
export const CostCenterBudget = v.object({
  costCenterNO: v.string(),
  costCenterName: v.string(),
  monthAmountList: MonthAmounts,
  /** Number of times it was set; 0: never. */
  revision: v.number(),
});
export type CostCenterBudget = v.InferOutput<typeof CostCenterBudget>;

/** Control of bookings that exceed a budget: none, the booker confirms a warning, the booking is refused. */
export const BUDGET_CONTROLS = ['none', 'warn', 'block'] as const;
export const BudgetControl = v.picklist(BUDGET_CONTROLS, '请选择预算控制方式');
export type BudgetControl = v.InferOutput<typeof BudgetControl>;

/** Returns budgets of the enterprise's cost centres, by number. */
export const queryCostCenterBudgets = call({
  gateway: 'service',
  path: `${BASE}queryCostCenterBudgets`,
  body: v.object({
    budgetYear: BudgetYear,
    /** Empty: all. */
    costCenterNOList: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(200)), []),
  }),
  result: v.object({ budgetList: v.array(CostCenterBudget) }),
  needs: 'token',
  permission: OBJECT.editBudgets,
  reads: ['budget'],
  origin: 'suite',
});

/**
 * Replaces the budget that was read. Throws budgetChanged when it was set since, and costCenterUnknown for a number
 * that is no cost centre of the enterprise.
 */
export const saveCostCenterBudget = call({
  gateway: 'service',
  path: `${BASE}saveCostCenterBudget`,
  body: v.object({
    costCenterNO: v.pipe(v.string(), v.trim(), v.nonEmpty('请选择成本中心'), v.maxLength(60)),
    budgetYear: BudgetYear,
    monthAmountList: MonthAmounts,
    /** Revision that the caller has read. */
    basedOn: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000)),
  }),
  result: v.object({ revision: v.number() }),
  needs: 'token',
  permission: OBJECT.editBudgets,
  mutates: true,
  changes: ['budget'],
  origin: 'suite',
});

export const FORECAST_GROUPS = ['costCenter', 'department'] as const;
export const ForecastGroup = v.picklist(FORECAST_GROUPS);
export type ForecastGroup = v.InferOutput<typeof ForecastGroup>;

const Fen = v.pipe(v.number(), v.integer());

/** Spending of a cost centre or a department in this year, fen by the day of booking. */
export const BudgetForecast = v.object({
  no: v.string(),
  name: v.string(),
  /** null: no budget, as for all departments. */
  budget: v.nullable(Fen),
  /** Spent, less refunds. */
  used: Fen,
  /** Ordered and not yet spent. */
  held: Fen,
  /** Expected for the whole year; null before its first month has closed. */
  forecast: v.nullable(Fen),
});
export type BudgetForecast = v.InferOutput<typeof BudgetForecast>;

/**
 * Returns the spending of this year with the budget and the spending expected until its end, page by page, the largest
 * spending first: of all cost centres of the enterprise, or of all departments without those below them.
 */
export const queryBudgetForecasts = call({
  gateway: 'service',
  path: `${BASE}queryBudgetForecasts`,
  body: v.object({
    forecastGroup: v.optional(ForecastGroup, 'costCenter'),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 20),
  }),
  result: v.object({
    total: v.number(),
    budgetYear: BudgetYear,
    forecastList: v.array(BudgetForecast),
  }),
  needs: 'token',
  permission: OBJECT.editBudgets,
  reads: ['budget', 'cost', 'order', 'report'],
  origin: 'suite',
});

/** Returns the control of bookings that exceed a budget. */
export const queryBudgetControl = call({
  gateway: 'service',
  path: `${BASE}queryBudgetControl`,
  body: v.object({}),
  result: v.object({ budgetControl: BudgetControl }),
  needs: 'token',
  permission: OBJECT.editBudgets,
  reads: ['setting'],
  origin: 'suite',
});

/** Sets the control of bookings that exceed a budget, effective immediately. */
export const saveBudgetControl = call({
  gateway: 'service',
  path: `${BASE}saveBudgetControl`,
  body: v.object({ budgetControl: BudgetControl }),
  result: v.object({ budgetControl: BudgetControl }),
  needs: 'token',
  permission: OBJECT.editBudgets,
  mutates: true,
  changes: ['setting'],
  origin: 'suite',
});
