import * as v from 'valibot';
import { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import { addCostImport, COST_TABLE, IMPORT_FIELDS } from '../../../../src/contract/cost-center/import';
import { hasField, importHeader } from '../../../../src/domain/cost-center/import-columns';
import type { TableHead } from '../../import-job/table-heads';

export const tableHead: TableHead = {
  kind: COST_TABLE,
  permission: addCostImport.permission,
  columns: (_context, kind) =>
    IMPORT_FIELDS.filter((field) => !v.is(CostKind, kind) || hasField(kind, field)).map((field) => ({
      field,
      header: importHeader(field),
    })),
};
