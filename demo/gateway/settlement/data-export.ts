import * as v from 'valibot';
import { OBJECT } from '../../../src/contract/permission/objects';
import {
  LINE_FILTER,
  querySettleBillLines,
  type SettleBillLine,
} from '../../../src/contract/settlement/bills';
import type { Database } from '../db/database';
import { instantCell } from '../download/cells';
import { defineExport, type ExportColumn } from '../download/exports';
import type { Caller } from '../server/http/caller';
import { findBill } from './bills/bill-queries';
import { requireEnterpriseScope } from './bills/enterprise-scope';
import { namedFilters } from './lines/filter-names';
import { findLines, sumLines } from './lines/line-queries';
import { DISPUTE_LABELS, PART_LABELS } from './labels';
import { PRODUCT_LABELS } from '../../../src/domain/report/labels';
import { LINE_KIND_LABELS } from '../../../src/domain/settlement/labels';

const COLUMNS: readonly ExportColumn<SettleBillLine>[] = [
  { header: '入账时间', value: (line) => instantCell(line.bookedTime) },
  { header: '订单号', value: (line) => line.orderNo },
  { header: '费用类型', value: (line) => LINE_KIND_LABELS[line.kind] },
  { header: '费用明细', value: (line) => PART_LABELS[line.part] },
  { header: '乘机人', value: (line) => line.travellerName },
  { header: '行程', value: (line) => line.routeName },
  { header: '航班号', value: (line) => line.flightNo },
  { header: '票号', value: (line) => line.ticketNo },
  { header: '部门', value: (line) => line.deptName },
  { header: '成本中心', value: (line) => line.costCenterName },
  { header: '核算主体', value: (line) => line.entityName },
  { header: '金额（元）', value: (line) => ({ fen: line.amount }), addsUp: true },
  { header: '异议', value: (line) => DISPUTE_LABELS[line.lineDispute] },
  { header: '原账单', value: (line) => line.fromBillNo },
];

/** Returns whether a bill belongs to the caller's enterprise; the export of another one is empty. */
const isOwn = async (db: Database, { enterpriseNum }: Caller, billNo: string): Promise<boolean> =>
  (await findBill(db, enterpriseNum, billNo)) !== undefined;

export const dataExport = defineExport({
  kind: 'settleBillLines',
  title: '月账单明细',
  query: v.pick(querySettleBillLines.body, [
    'billNo',
    'sortBy',
    'isDescending',
    ...(Object.keys(LINE_FILTER) as (keyof typeof LINE_FILTER)[]),
  ]),
  columns: COLUMNS,
  filters: async (db, caller, { billNo, ...filter }) => [
    ['账单编号', billNo],
    ['费用类型', filter.kindList.map((kind) => LINE_KIND_LABELS[kind]).join('、')],
    ['产品', filter.productList.map((product) => PRODUCT_LABELS[product]).join('、')],
    ['异议', filter.lineDisputeList.map((dispute) => DISPUTE_LABELS[dispute] || '无').join('、')],
    ['关键字', filter.keyword],
    ...((await isOwn(db, caller, billNo)) ? await namedFilters(db, billNo, filter) : []),
  ],
  permission: OBJECT.seeBills,
  check: requireEnterpriseScope,
  async count(db, caller, { billNo, ...filter }) {
    return (await isOwn(db, caller, billNo)) ? (await sumLines(db, billNo, filter)).total : 0;
  },
  async rowsAfter(db, caller, { billNo, sortBy, isDescending, ...filter }, last, limit) {
    if (!(await isOwn(db, caller, billNo))) return [];
    const range = { limit, ...(last === undefined ? { offset: 0 } : { after: last }) };
    return findLines(db, billNo, { filter, sort: { sortBy, isDescending }, range }, false);
  },
});
