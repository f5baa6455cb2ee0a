import { instantOf, addDays } from '../../../src/domain/shanghai-time';
import type { Filter } from './cases';

/** Caller in the terms of the plain statements. */
export interface Asking {
  enterpriseNum: string;
  staffNo: string;
  /** Managed departments, possibly none; null for the whole enterprise. */
  deptNos: readonly string[] | null;
}

/** Statements to run in order: the last returns the rows of the page, another one the total. */
export type Plain = readonly string[];

const COLUMNS = `o.order_no, order_status, pnr, flights, passenger_names, booker_name, dept_name, total_amount,
  commission_type, pay_type, sub_pay_type, created_at, pay_deadline`;
const TOTALS = 'count(*) as total, sum(total_amount) as amount';
const SORT_COLUMNS = { createTime: 'created_at', takeOffTime: 'take_off_time', totalAmount: 'total_amount' };

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const list = (some: readonly (string | number)[]): string =>
  some.map((one) => (typeof one === 'number' ? String(one) : quoted(one))).join(', ');

/** Candidate SQL that an expert of the tables and indexes may write for a page of a list; one of them is the best. */
export function plainForms(asking: Asking, filter: Filter): Plain[] {
  const wheres = scopes(asking, filter).flatMap((scope) =>
    keywords(asking, filter).map((keyword) =>
      [`enterprise_num = ${quoted(asking.enterpriseNum)}`, ...scope, ...keyword, ...conditions(filter)].join(
        ' and ',
      ),
    ),
  );
  const { pageIndex = 1, pageSize = 20, sortField = 'createTime', sortOrder = 'desc' } = filter;
  const column = SORT_COLUMNS[sortField];
  const order = `order by ${column} ${sortOrder}, o.order_no ${sortOrder}`;
  const held = [...new Set(['order_no', 'total_amount', column])].join(', ');
  const page = `offset ${(pageIndex - 1) * pageSize} limit ${pageSize}`;
  return wheres.flatMap((where) => [
    [
      `select ${TOTALS} from flight_order o where ${where}`,
      `select ${COLUMNS} from flight_order o where ${where} ${order} ${page}`,
    ],
    [
      `select ${TOTALS} from flight_order o where ${where}`,
      `select ${COLUMNS} from (select order_no from flight_order o where ${where} ${order} ${page}) page
        join flight_order o using (order_no) ${order}`,
    ],
    [
      `with m as materialized (select ${held} from flight_order o where ${where}),
        totals as (select ${TOTALS} from m)
        select ${COLUMNS}, totals.total, totals.amount
        from totals, (select order_no from m as o ${order} ${page}) page join flight_order o using (order_no)
        ${order.replace(column, `o.${column}`)}`,
    ],
  ]);
}

function scopes({ staffNo, enterpriseNum, deptNos }: Asking, { scope }: Filter): string[][] {
  if (scope === 'managed' && deptNos === null) return [[]];
  const me = quoted(staffNo);
  const travelling = `select order_no from order_passenger where staff_no = ${me}`;
  const isManager = scope === 'managed' && deptNos !== null;
  const or = `(booker_no = ${me} or order_no in (${travelling})${
    isManager ? ` or dept_no in (${list(deptNos)})` : ''
  })`;
  const union = `order_no in (${travelling} union select order_no from flight_order where booker_no = ${me}${
    isManager
      ? ` union select order_no from flight_order
          where enterprise_num = ${quoted(enterpriseNum)} and dept_no in (${list(deptNos)})`
      : ''
  })`;
  return [[or], [union]];
}

/** Conditions on a text in the columns, with the text index and without. */
function keywords({ enterpriseNum }: Asking, filter: Filter): string[][] {
  const texts = Object.entries(TEXTS).flatMap(([field, holds]) => {
    const text = filter[field as keyof typeof TEXTS] ?? '';
    return text === '' ? [] : [{ text, condition: holds(quoted(`%${text.toLowerCase()}%`)) }];
  });
  if (texts.length === 0) return [[]];
  const plain = texts.map(({ condition }) => condition);
  const parts = texts.map(
    ({ text }) => `search_parts(enterprise_num, search_text)
      @> keyword_parts(${quoted(enterpriseNum)}, ${quoted(text)})`,
  );
  return [plain, [...parts, ...plain]];
}

const TEXTS = {
  keyword: (like: string) => `lower(search_text) like ${like}`,
  orderNo: (like: string) => `o.order_no like ${like}`,
  pnr: (like: string) => `lower(pnr) like ${like}`,
  bookerName: (like: string) => `lower(booker_name) like ${like}`,
  passengerName: (like: string) =>
    `exists (select from unnest(passenger_names) name where lower(name) like ${like})`,
  flightNo: (like: string) =>
    `exists (select from jsonb_array_elements(flights) f where lower(f->>'flightNo') like ${like})`,
};

function conditions(filter: Filter): string[] {
  const { orderStatusList = [], payTypeList = [], commissionTypeList = [], beginDate, endDate } = filter;
  const { depCityName = '', arrCityName = '', deptNOList = [], costCenterNOList = [] } = filter;
  const { isOverStandard = null, changeStateList = [], refundStateList = [], ticketNo = '' } = filter;
  const byTakeOff = filter.dateBasis === 'takeOffTime';
  const begin = (date: string) =>
    byTakeOff ? quoted(date) : quoted(instantOf(`${date}T00:00`).toISOString());
  const column = byTakeOff ? 'take_off_time' : filter.dateBasis === 'issueTime' ? 'issued_at' : 'created_at';
  return [
    orderStatusList.length > 0 ? `order_status in (${list(orderStatusList)})` : '',
    payTypeList.length > 0
      ? `(pay_type in (${list(payTypeList)}) or company_pay_type in (${list(payTypeList)}))`
      : '',
    commissionTypeList.length > 0 ? `commission_type in (${list(commissionTypeList)})` : '',
    ticketNo === ''
      ? ''
      : `o.order_no in (select order_no from ticket where ticket_no = ${quoted(ticketNo.replace('-', ''))})`,
    depCityName === '' && arrCityName === '' ? '' : `cities like ${quoted(way(depCityName, arrCityName))}`,
    deptNOList.length > 0 ? `dept_no in (${list(deptNOList)})` : '',
    costCenterNOList.length > 0
      ? `o.order_no in (select order_no from order_cost where cost_center_no in (${list(costCenterNOList)}))`
      : '',
    isOverStandard === null
      ? ''
      : `${isOverStandard ? '' : 'not '}exists (select from order_standard s
          where s.order_no = o.order_no and over_standard in (1, 3))`,
    changeStateList.length > 0
      ? `o.order_no in (select unnest(array[order_no, changed_order_no]) from change_order where outcome = 'done')`
      : '',
    refundStateList.length > 0
      ? `o.order_no in (select order_no from refund_order where refund_state in (${list(refundStateList)}))`
      : '',
    beginDate === undefined ? '' : `${column} >= ${begin(beginDate)}`,
    endDate === undefined ? '' : `${column} < ${begin(addDays(endDate, 1))}`,
  ].filter((condition) => condition !== '');
}

const way = (from: string, to: string): string =>
  to === '' ? `%<${from}>_%` : from === '' ? `_%<${to}>%` : `%<${from}>%<${to}>%`;
