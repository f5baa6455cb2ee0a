import * as v from 'valibot';
import { OBJECT } from '../../../../src/contract/permission/objects';
import {
  COMPARED_FILTER,
  queryComparedLines,
  type ComparedItem,
  type RecordField,
} from '../../../../src/contract/settlement/compare';
import { recordHeader } from '../../../../src/domain/settlement/compare-columns';
import { isDay } from '../../../../src/contract/resource/values';
import type { Database } from '../../db/database';
import { dayCell, instantCell, joinedCell, type Cell } from '../../download/cells';
import { defineExport, type ExportColumn } from '../../download/exports';
import type { Caller } from '../../server/http/caller';
import { requireEnterpriseScope } from '../bills/enterprise-scope';
import { LINE_KIND_LABELS } from '../../../../src/domain/settlement/labels';
import { findItems, sumItems, type ComparisonRun } from './item-queries';
import { FIELD_LABELS } from './messages';
import { COMPARE_RESULT_LABELS } from '../../../../src/domain/settlement/labels';
import { findComparison } from './queries';

type Column = ExportColumn<ComparedItem>;
type Line = ComparedItem['lineList'][number];

/** A column with a value of the entry's bill lines, without repetitions. */
const ofLines = (
  header: string,
  value: (line: Line) => string,
  cellOf?: (value: string) => Cell,
): Column => ({
  header: `账单：${header}`,
  value: ({ lineList }) => joinedCell(lineList.map(value), { cellOf }),
});
const ofRows = (field: RecordField, cellOf?: (value: string) => Cell): Column => ({
  header: `记录：${recordHeader(field)}`,
  value: ({ rowList }) =>
    joinedCell(
      rowList.map(({ cellList }) => cellList.find((cell) => cell.field === field)?.text ?? ''),
      { cellOf },
    ),
});

const COLUMNS: readonly Column[] = [
  { header: '对账结果', value: ({ result }) => COMPARE_RESULT_LABELS[result] },
  { header: '差异', value: ({ differList }) => differList.map((field) => FIELD_LABELS[field]).join('、') },
  ofLines('入账时间', ({ bookedTime }) => bookedTime, instantCell),
  ofLines('订单号', ({ orderNo }) => orderNo),
  ofLines('票号', ({ ticketNo }) => ticketNo),
  ofLines('费用类型', ({ kind }) => LINE_KIND_LABELS[kind]),
  ofLines('出行人', ({ travellerName }) => travellerName),
  ofLines('部门', ({ deptName }) => deptName),
  ofLines('成本中心', ({ costCenterName }) => costCenterName),
  {
    header: '账单：金额（元）',
    value: ({ lineCount, billAmount }) => (lineCount === 0 ? null : { fen: billAmount }),
    addsUp: true,
  },
  {
    header: '记录：行号',
    value: ({ rowList }) =>
      joinedCell(
        rowList.map(({ line }) => `${line}`),
        { cellOf: Number },
      ),
  },
  // records may have their days in any writing
  ofRows('date', (day) => (isDay(day) ? dayCell(day) : day)),
  ofRows('orderNo'),
  ofRows('ticketNo'),
  ofRows('kind'),
  ofRows('traveller'),
  ofRows('department'),
  ofRows('costCenter'),
  {
    header: '记录：金额（元）',
    value: ({ rowCount, recordAmount, result }) =>
      rowCount === 0 || result === 'unreadable' ? null : { fen: recordAmount },
    addsUp: true,
  },
  {
    header: '金额差（账单减记录，元）',
    value: ({ result, billAmount, recordAmount }) =>
      result === 'unreadable' ? null : { fen: billAmount - recordAmount },
    addsUp: true,
  },
  {
    header: '说明',
    value: ({ wrongList }) => wrongList.map(({ cell, message }) => `${cell}${message}`).join('；'),
  },
];

/** Returns the finished comparison of the caller's enterprise, or undefined. */
async function findComparisonRun(
  db: Database,
  { enterpriseNum }: Caller,
  comparisonNo: string,
): Promise<ComparisonRun | undefined> {
  const kept = await findComparison(db, enterpriseNum, comparisonNo);
  return kept?.comparison_state === 'compared' ? kept : undefined;
}

export const dataExport = defineExport({
  kind: 'billComparison',
  title: '月账单对账结果',
  query: v.pick(queryComparedLines.body, [
    'comparisonNo',
    ...(Object.keys(COMPARED_FILTER) as (keyof typeof COMPARED_FILTER)[]),
  ]),
  columns: COLUMNS,
  filters: async (db, { enterpriseNum }, { comparisonNo, resultList, differFieldList, keyword }) => [
    ['账单编号', (await findComparison(db, enterpriseNum, comparisonNo))?.bill_no ?? ''],
    ['对账结果', resultList.map((result) => COMPARE_RESULT_LABELS[result]).join('、')],
    ['差异', differFieldList.map((field) => FIELD_LABELS[field]).join('、')],
    ['关键字', keyword],
  ],
  permission: OBJECT.seeBills,
  check: requireEnterpriseScope,
  async count(db, caller, { comparisonNo, ...filter }) {
    const found = await findComparisonRun(db, caller, comparisonNo);
    return found === undefined ? 0 : (await sumItems(db, found, filter)).total;
  },
  async rowsAfter(db, caller, { comparisonNo, ...filter }, last, limit) {
    const found = await findComparisonRun(db, caller, comparisonNo);
    if (found === undefined) return [];
    return findItems(db, found, { filter, range: { limit, after: last?.itemNo ?? 0 } }, false);
  },
});
