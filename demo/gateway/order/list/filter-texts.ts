import type { OrderScope } from '../../../../src/contract/order/list';
import type { DATE_BASES } from '../../../../src/contract/order/order-filter';
import { commissionTypeName, payTypeName } from '../../../../src/domain/money/pay-type';
import type { Database } from '../../db/database';
import type { ExportFilters } from '../../download/exports';
import { namedList, namesIn, periodText } from '../../download/filter-texts';
import type { Caller } from '../../server/http/caller';
import { findFilterChoices } from './filter-choices';
import type { OrderFilter } from './filters';

const SCOPE_LABELS: Readonly<Record<OrderScope, string>> = { own: '我的订单', managed: '企业订单' };

const DATE_LABELS: Readonly<Record<(typeof DATE_BASES)[number], string>> = {
  createTime: '预订日期',
  issueTime: '出票日期',
  takeOffTime: '起飞日期',
};

/** Filters of a list of orders in the words of its page; a department outside of locked filters stays a number. */
export async function orderFilters(
  db: Database,
  caller: Caller,
  filter: OrderFilter,
): Promise<ExportFilters> {
  const { deptNOList, costCenterNOList, isOverStandard } = filter;
  const departments = deptNOList.length === 0 ? [] : (await findFilterChoices(db, caller)).departmentList;
  return [
    ['范围', SCOPE_LABELS[filter.scope]],
    ['关键字', filter.keyword],
    ['订单状态', filter.orderStatusList.join('、')],
    [DATE_LABELS[filter.dateBasis], periodText(filter.beginDate, filter.endDate)],
    ['支付方式', filter.payTypeList.map((type) => payTypeName(type)).join('、')],
    ['委托类型', filter.commissionTypeList.map((type) => commissionTypeName(type)).join('、')],
    ['订单号', filter.orderNo],
    ['PNR', filter.pnr],
    ['票号', filter.ticketNo],
    ['乘机人', filter.passengerName],
    ['预订人', filter.bookerName],
    ['航班号', filter.flightNo],
    ['出发城市', filter.depCityName],
    ['到达城市', filter.arrCityName],
    ['部门（含下级）', namedList(new Map(departments.map(({ no, name }) => [no, name])), deptNOList)],
    ['成本中心', await namesIn(db, caller.enterpriseNum, 'cost_center', costCenterNOList)],
    ['差旅标准', isOverStandard === null ? '' : isOverStandard ? '超标' : '未超标'],
    ['改签状态', filter.changeStateList.join('、')],
    ['退票状态', filter.refundStateList.join('、')],
  ];
}
