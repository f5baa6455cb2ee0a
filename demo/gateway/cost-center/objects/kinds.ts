import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';

/**
 * Table of a kind. The number and name columns have the same names in order_cost, and the number column also in staff
 * for default bearers.
 */
export interface CostTable {
  table: 'cost_center' | 'accounting_entity' | 'project';
  no: string;
  name: string;
  hasTaxNo: boolean;
  /** True when staff have a default bearer of this kind. */
  isDefault: boolean;
  /** Prefix of new numbers. */
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
