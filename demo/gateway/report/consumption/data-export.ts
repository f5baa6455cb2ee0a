import {
  queryPersonConsumptionsFromESApply,
  type Consumption,
} from '../../../../src/contract/report/consumption';
import { dayCell, timeCell } from '../../download/cells';
import { defineExport, type ExportColumn } from '../../download/exports';
import { consumptionFilters } from '../filter-labels';
import { KIND_LABELS } from '../../../../src/domain/report/kind-labels';
import { PRODUCT_LABELS } from '../../../../src/domain/report/labels';
import { consumptionsIn, countConsumptions } from './queries';

const COLUMNS: readonly ExportColumn<Consumption>[] = [
  { header: '日期', value: (one) => dayCell(one.date) },
  { header: '产品', value: (one) => PRODUCT_LABELS[one.product] },
  { header: '业务类型', value: (one) => KIND_LABELS[one.product][one.kind] },
  { header: '行程或城市', value: (one) => one.routeName },
  { header: '航班、车次或酒店', value: (one) => one.serviceName },
  { header: '承运人或供应商', value: (one) => one.carrierName },
  { header: '舱位、席别或房型', value: (one) => one.className },
  { header: '出行时间', value: (one) => timeCell(one.startTime) },
  { header: '成本中心', value: (one) => one.costCenterName },
  { header: '订单号', value: (one) => one.orderNo || one.recordNo },
  { header: '票号', value: (one) => one.ticketNo },
  { header: '金额（元）', value: (one) => ({ fen: one.amount }), addsUp: true },
];

export const dataExport = defineExport({
  kind: 'person-consumption',
  title: '我的消费账单',
  query: queryPersonConsumptionsFromESApply.body,
  columns: COLUMNS,
  filters: (_db, _caller, query) => consumptionFilters(query),
  // every person may export their own consumption, and the query is limited to it
  check: () => undefined,
  count: countConsumptions,
  rowsAfter: (db, caller, query, last, limit) =>
    consumptionsIn(db, caller, query, { limit, ...(last === undefined ? { offset: 0 } : { after: last }) }),
});
