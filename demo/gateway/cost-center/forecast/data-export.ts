import * as v from 'valibot';
import { queryBudgetForecasts, type BudgetForecast } from '../../../../src/contract/cost-center/budgets';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { FORECAST_GROUP_LABELS } from '../../../../src/domain/cost-center/labels';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Cell } from '../../download/cells';
import { defineExport, type ExportColumn } from '../../download/exports';
import { countForecasts, findForecasts } from './queries';

const fen = (amount: number | null): Cell => (amount === null ? null : { fen: amount });

const COLUMNS: readonly ExportColumn<BudgetForecast>[] = [
  { header: '编号', value: ({ no }) => no },
  { header: '名称', value: ({ name }) => name },
  { header: '本年预算（元）', value: ({ budget }) => fen(budget) },
  { header: '已支出（元）', value: ({ used }) => fen(used) },
  { header: '待出票（元）', value: ({ held }) => fen(held) },
  { header: '预计全年（元）', value: ({ forecast }) => fen(forecast) },
  {
    header: '预计超支（元）',
    value: ({ budget, forecast }) =>
      budget === null || forecast === null ? null : fen(Math.max(0, forecast - budget)),
  },
];

export const dataExport = defineExport({
  kind: 'budgetForecasts',
  title: '预算与全年预计',
  query: v.pick(queryBudgetForecasts.body, ['forecastGroup']),
  columns: COLUMNS,
  filters: (_db, _caller, { forecastGroup }) => [['统计维度', FORECAST_GROUP_LABELS[forecastGroup]]],
  permission: OBJECT.editBudgets,
  check: () => undefined,
  count: (db, { enterpriseNum }, asked, now) =>
    countForecasts(db, { ...asked, enterpriseNum, today: shanghaiDate(now) }),
  rowsAfter: (db, { enterpriseNum }, asked, after, limit, now) =>
    findForecasts(db, { ...asked, enterpriseNum, today: shanghaiDate(now) }, { limit, after }),
});
