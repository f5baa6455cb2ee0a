import type { ForecastGroup } from '../../contract/cost-center/budgets';
import type { CostKind, CostState } from '../../contract/cost-center/cost-objects';

export const COST_KIND_LABELS: Readonly<Record<CostKind, string>> = {
  costCenter: '成本中心',
  accountingEntity: '核算主体',
  project: '项目',
};

export const COST_STATE_LABELS: Readonly<Record<CostState, string>> = {
  open: '有效',
  coming: '未生效',
  ended: '已到期',
  closed: '已关闭',
};

export const FORECAST_GROUP_LABELS: Readonly<Record<ForecastGroup, string>> = {
  costCenter: '成本中心',
  department: '部门',
};
