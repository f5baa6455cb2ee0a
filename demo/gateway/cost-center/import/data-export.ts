import * as v from 'valibot';
import { queryCostObjects } from '../../../../src/contract/cost-center/cost-objects';
import type { ImportField } from '../../../../src/contract/cost-center/import';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { COST_KIND_LABELS, COST_STATE_LABELS } from '../../../../src/domain/cost-center/labels';
import { importHeader } from '../../../../src/domain/cost-center/import-columns';
import { dayCell, type Cell } from '../../download/cells';
import { defineExport, type ExportColumn } from '../../download/exports';
import { countExported, exportedAfter, type ExportedObject } from './export-queries';

const column = (field: ImportField, value: (one: ExportedObject) => Cell): ExportColumn<ExportedObject> => ({
  header: importHeader(field),
  value,
});

/** Columns of an import, so that an exported file can be imported unchanged. */
const COLUMNS: readonly ExportColumn<ExportedObject>[] = [
  column('code', (one) => one.code),
  column('name', (one) => one.name),
  column('parentCode', (one) => one.parentCode),
  column('ownerNO', (one) => one.ownerNo),
  column('validFrom', (one) => dayCell(one.validFrom)),
  column('validTo', (one) => dayCell(one.validTo)),
  column('taxNo', (one) => one.taxNo),
  column('departments', (one) => one.departments.join('、')),
  column('staff', (one) => one.staff.join('、')),
  column('closes', (one) => (one.isClosed ? '是' : '否')),
];

export const dataExport = defineExport({
  kind: 'costObjects',
  title: '成本中心与核算主体',
  query: v.pick(queryCostObjects.body, ['costKind', 'keyword', 'costStateList']),
  columns: COLUMNS,
  filters: (_db, _caller, { costKind, keyword, costStateList }) => [
    ['类型', COST_KIND_LABELS[costKind]],
    ['关键字', keyword],
    ['状态', costStateList.map((state) => COST_STATE_LABELS[state]).join('、')],
  ],
  permission: OBJECT.editCostObjects,
  check: () => undefined,
  count: countExported,
  rowsAfter: exportedAfter,
});
