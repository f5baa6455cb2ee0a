import { DICTIONARY } from '../../../../src/contract/dictionary';
import {
  ORDER_STATUS,
  queryorderListOnPermission,
  type OrderStatus,
} from '../../../../src/contract/order/list';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { commissionTypeName, payTypeNames } from '../../../../src/domain/money/pay-type';
import { shanghaiDateTime } from '../../../../src/domain/shanghai-time';
import { findTmcNumber } from '../../enterprise/agency-of';
import { findEntries } from '../../dictionary/queries';
import { joinedCell, timeCell } from '../../download/cells';
import { defineExport, type ExportColumn } from '../../download/exports';
import { reachOfScope } from '../../download/export-reach';
import { withScopeOf } from '../../server/http/caller';
import { checkFilter } from './filters';
import { orderFilters } from './filter-texts';
import { countOrders, findOrdersAfter, type ListedOrder } from './find-orders';

const COLUMNS: readonly ExportColumn<ListedOrder>[] = [
  { header: '订单号', value: (order) => order.order_no },
  { header: '状态', value: (order) => order.order_status },
  { header: 'PNR', value: (order) => order.pnr },
  {
    header: '行程',
    value: ({ flights }) =>
      flights.map(({ depCityName, arrCityName }) => `${depCityName}–${arrCityName}`).join('；'),
  },
  { header: '航班号', value: ({ flights }) => flights.map(({ flightNo }) => flightNo).join('；') },
  {
    header: '起飞时间',
    value: ({ flights }) =>
      joinedCell(
        flights.map(({ takeOffTime }) => takeOffTime),
        { cellOf: timeCell, between: '；' },
      ),
  },
  { header: '乘机人', value: (order) => order.passenger_names.join('、') },
  { header: '预订人', value: (order) => order.booker_name },
  { header: '部门', value: (order) => order.dept_name },
  { header: '金额（元）', value: (order) => ({ fen: order.total_amount }), addsUp: true },
  {
    header: '支付方式',
    value: (order) => payTypeNames({ payType: order.pay_type, companyPayType: order.company_pay_type }),
  },
  { header: '委托类型', value: (order) => commissionTypeName(order.commission_type) },
  { header: '预订时间', value: (order) => timeCell(shanghaiDateTime(order.created_at)) },
];

/** Orders that bought nothing. */
const VOID: readonly OrderStatus[] = [
  ORDER_STATUS.cancelled,
  ORDER_STATUS.rejected,
  ORDER_STATUS.issueFailed,
  ORDER_STATUS.changeFailed,
];

export const dataExport = defineExport({
  kind: 'order',
  title: '机票订单',
  query: queryorderListOnPermission.body,
  columns: COLUMNS,
  sums: {
    label: `合计（不含${VOID.join('、')}；未减退票款）`,
    counts: ({ order_status }) => !VOID.includes(order_status),
  },
  filters: orderFilters,
  async columnsFor(db, { enterpriseNum }) {
    const entries = await findEntries(db, await findTmcNumber(db, enterpriseNum), DICTIONARY.subPayType);
    const names = new Map(entries.map(({ code, name }) => [code, name] as const));
    return [{ header: '支付渠道', value: ({ sub_pay_type: code }) => names.get(code ?? -1) ?? '' }];
  },
  check: checkFilter,
  reach: (_db, caller, { scope }) =>
    Promise.resolve(
      scope === 'managed' ? reachOfScope(withScopeOf(caller, OBJECT.managedOrders)) : undefined,
    ),
  count: countOrders,
  rowsAfter: findOrdersAfter,
});
