import type { CostKind } from '../../contract/cost-center/cost-objects';
import type { ImportField } from '../../contract/cost-center/import';
import {
  columnsByName,
  findColumns,
  headersOf,
  type ColumnPlaces,
  type TableColumn,
} from '../table-import/table-columns';
import { COST_KIND_LABELS } from './labels';

export type ImportPlaces = ColumnPlaces<ImportField>;

/** Headers that identify a field; the first one is used in templates and exports. */
const HEADERS: Readonly<Record<ImportField, readonly [string, ...string[]]>> = {
  code: ['编号', '代码', '编码'],
  name: ['名称', '全称'],
  parentCode: ['上级编号', '上级代码', '上级编码', '上级', '父级编号', '父级代码'],
  ownerNO: ['负责人工号', '负责人', '负责人编号'],
  validFrom: ['生效日期', '生效日', '开始日期', '启用日期'],
  validTo: ['失效日期', '失效日', '结束日期', '截止日期'],
  taxNo: ['税号', '统一社会信用代码', '纳税人识别号', '信用代码'],
  departments: ['可用部门编号', '可用部门', '部门编号'],
  staff: ['可用员工工号', '可用员工', '可用人员工号', '员工工号'],
  closes: ['关闭', '是否关闭', '已关闭'],
};

/** Fields that every file must have. */
const NEEDED: readonly ImportField[] = ['code', 'name'];

export const importHeader = (field: ImportField): string => HEADERS[field][0];

/** Columns that a file of a kind may have. */
export const importColumns = (costKind: CostKind): TableColumn<ImportField>[] =>
  columnsByName(HEADERS)
    .filter(({ field }) => hasField(costKind, field))
    .map((column) => ({ ...column, isRequired: NEEDED.includes(column.field) }));

/** All headers that a file of a kind may have. */
export const importHeaders = (costKind: CostKind): string[] =>
  headersOf(importColumns(costKind)).flatMap((header) => [header, COST_KIND_LABELS[costKind] + header]);

/** Only accounting entities have a tax number. */
const hasField = (costKind: CostKind, field: ImportField): boolean =>
  field !== 'taxNo' || costKind === 'accountingEntity';

/** Assigns columns of a file to fields by their headers, which may contain the name of the kind. */
export const recogniseColumns = (costKind: CostKind, headers: readonly string[]): ImportPlaces =>
  findColumns(
    importColumns(costKind),
    headers.map((header) => header.replace(COST_KIND_LABELS[costKind], '')),
  ).places;
