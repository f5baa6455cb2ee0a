import * as v from 'valibot';
import { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import { addCostImport, COST_TABLE } from '../../../../src/contract/cost-center/import';
import { importColumns } from '../../../../src/domain/cost-center/import-columns';
import type { TableHead } from '../../import-job/table-heads';

export const tableHead: TableHead = {
  kind: COST_TABLE,
  permission: addCostImport.permission,
  columns: (_context, kind) => importColumns(v.is(CostKind, kind) ? kind : 'accountingEntity'),
};
