import type { CostKind } from '../../contract/cost-center/cost-objects';

export const COST_KIND_LABELS: Readonly<Record<CostKind, string>> = {
  costCenter: '成本中心',
  accountingEntity: '核算主体',
  project: '项目',
};
