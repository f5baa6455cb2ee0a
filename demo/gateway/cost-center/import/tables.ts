import { sql, type RawBuilder } from 'kysely';
import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import { COST_TABLES as NAMES, type CostTable as Names } from '../objects/kinds';

/** Names of a kind's tables, as parts of SQL statements. */
export interface CostTable extends Pick<Names, 'hasTaxNo'> {
  table: RawBuilder<unknown>;
  no: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
}

const costTable = (costKind: CostKind): CostTable => {
  const { table, no, name, hasTaxNo } = NAMES[costKind];
  return { table: sql.table(table), no: sql.ref(no), name: sql.ref(name), hasTaxNo };
};

export const COST_TABLES: Readonly<Record<CostKind, CostTable>> = {
  costCenter: costTable('costCenter'),
  accountingEntity: costTable('accountingEntity'),
  project: costTable('project'),
};
