import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';

/** Where a kind is kept. Number and name are called alike in order_cost, the number also where staff have it by default. */
export interface CostTable {
  table: 'cost_center' | 'accounting_entity' | 'project';
  no: string;
  name: string;
  hasTaxNo: boolean;
  /** Costs of staff go to one of it by default. */
  isDefault: boolean;
  /** What numbers of new ones begin with. */
  sign: string;
}

export const COST_TABLES: Readonly<Record<CostKind, CostTable>> = {
  costCenter: {
    table: 'cost_center',
    no: 'cost_center_no',
    name: 'cost_center_name',
    hasTaxNo: false,
    isDefault: true,
    sign: 'CC',
  },
  accountingEntity: {
    table: 'accounting_entity',
    no: 'accounting_entity_no',
    name: 'accounting_entity_name',
    hasTaxNo: true,
    isDefault: true,
    sign: 'AE',
  },
  project: {
    table: 'project',
    no: 'project_no',
    name: 'project_name',
    hasTaxNo: false,
    isDefault: false,
    sign: 'PJ',
  },
};
