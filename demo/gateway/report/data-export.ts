import { queryReportFacts, type ReportFact } from '../../../src/contract/report/report';
import { KIND_LABELS } from '../../../src/domain/report/kind-labels';
import { dayCell, timeCell } from '../download/cells';
import { defineExport, type ExportColumn } from '../download/exports';
import { factFilters } from './filter-labels';
import { countFacts, factsIn } from './queries/fact-queries';
import { reportScope } from './queries/scope';
import { PRODUCT_LABELS } from '../../../src/domain/report/labels';

const willOf = ({ isVoluntary }: ReportFact): string =>
  isVoluntary === null ? '' : isVoluntary ? '（自愿）' : '（非自愿）';

const COLUMNS: readonly ExportColumn<ReportFact>[] = [
  { header: '日期', value: (fact) => dayCell(fact.date) },
  { header: '产品', value: (fact) => PRODUCT_LABELS[fact.product] },
  { header: '业务类型', value: (fact) => KIND_LABELS[fact.product][fact.kind] },
  { header: '订单号', value: (fact) => fact.recordNo },
  { header: '票号', value: (fact) => fact.ticketNo },
  { header: '出行人', value: (fact) => fact.staffName },
  { header: '部门', value: (fact) => fact.deptName },
  { header: '成本中心', value: (fact) => fact.costCenterName },
  { header: '核算主体', value: (fact) => fact.accountingEntityName },
  { header: '行程', value: (fact) => fact.routeName },
  { header: '承运人或供应商', value: (fact) => fact.carrierName },
  { header: '航班、车次或酒店', value: (fact) => fact.serviceName },
  { header: '舱位、席别或房型', value: (fact) => fact.className },
  { header: '出行时间', value: (fact) => timeCell(fact.startTime) },
  { header: '提前预订天数', value: (fact) => fact.leadDays },
  { header: '差旅标准', value: (fact) => (fact.isWithin ? '合规' : '超标') },
  { header: '超标原因', value: (fact) => fact.overReason },
  { header: '退改原因', value: (fact) => `${fact.lossReason}${willOf(fact)}` },
  { header: '票面或订单金额（元）', value: (fact) => ({ fen: fact.fare }), addsUp: true },
  { header: '税费（元）', value: (fact) => ({ fen: fact.taxes }), addsUp: true },
  { header: '服务费（元）', value: (fact) => ({ fen: fact.serviceFee }), addsUp: true },
  { header: '改签费（元）', value: (fact) => ({ fen: fact.changeFee }), addsUp: true },
  { header: '退订费（元）', value: (fact) => ({ fen: fact.refundFee }), addsUp: true },
  { header: '协议节省（元）', value: (fact) => ({ fen: fact.agreementSaving }), addsUp: true },
  { header: '错失节省（元）', value: (fact) => ({ fen: fact.missedSaving }), addsUp: true },
  { header: '净支出（元）', value: (fact) => ({ fen: fact.amount }), addsUp: true },
];

export const dataExport = defineExport({
  kind: 'travel-fact',
  title: '差旅明细',
  query: queryReportFacts.body,
  columns: COLUMNS,
  filters: factFilters,
  // every caller may export, limited to their scope, which may be their own facts alone
  check: () => undefined,
  reach: reportScope,
  count: async (db, caller, query) => countFacts(db, await reportScope(db, caller), query),
  rowsAfter: async (db, caller, query, last, limit) =>
    factsIn(db, await reportScope(db, caller), query, {
      limit,
      ...(last === undefined ? { offset: 0 } : { after: last }),
    }),
});
