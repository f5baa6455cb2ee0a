import { instantOf, addDays } from '../../../src/domain/shanghai-time';
import type { Filter } from './cases';

/** Who asks, as the plain statements name them. */
export interface Asking {
  enterpriseNum: string;
  staffNo: string;
  /** Departments they manage, none or some; null: the whole enterprise. */
  deptNos: readonly string[] | null;
}

/** Statements one after the other: the last gives the rows of the page, one of them the total. */
export type Plain = readonly string[];

const COLUMNS = `o.order_no, order_status, pnr, flights, passenger_names, booker_name, dept_name, total_amount,
  commission_type, pay_type, sub_pay_type, created_at, pay_deadline`;
const SORT_COLUMNS = { createTime: 'created_at', takeOffTime: 'take_off_time', totalAmount: 'total_amount' };

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const list = (some: readonly (string | number)[]): string =>
  some.map((one) => (typeof one === 'number' ? String(one) : quoted(one))).join(', ');

/** What somebody who knows the tables and their indexes may write by hand for a page of a list; one is the best. */
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
  const page = `offset ${(pageIndex - 1) * pageSize} limit ${pageSize}`;
  return wheres.flatMap((where) => [
    [
      `select count(*) as total from flight_order o where ${where}`,
      `select ${COLUMNS} from flight_order o where ${where} ${order} ${page}`,
    ],
    [
      `select count(*) as total from flight_order o where ${where}`,
      `select ${COLUMNS} from (select order_no from flight_order o where ${where} ${order} ${page}) page
        join flight_order o using (order_no) ${order}`,
    ],
    [
      `with m as materialized (select order_no, ${column} from flight_order o where ${where})
        select ${COLUMNS.replace('total_amount', 'o.total_amount').replace('created_at', 'o.created_at')},
          (select count(*) from m) as total
        from (select order_no from m as o ${order} ${page}) page join flight_order o using (order_no)
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

function keywords({ enterpriseNum }: Asking, { keyword = '' }: Filter): string[][] {
  if (keyword === '') return [[]];
  const like = `lower(search_text) like ${quoted(`%${keyword.toLowerCase()}%`)}`;
  const parts = `search_parts(enterprise_num, search_text)
    @> keyword_parts(${quoted(enterpriseNum)}, ${quoted(keyword)})`;
  return [[like], [parts, like]];
}

function conditions(filter: Filter): string[] {
  const { orderStatusList = [], payTypeList = [], commissionTypeList = [], beginDate, endDate } = filter;
  const byTakeOff = filter.dateBasis === 'takeOffTime';
  const begin = (date: string) =>
    byTakeOff ? quoted(date) : quoted(instantOf(`${date}T00:00`).toISOString());
  const column = byTakeOff ? 'take_off_time' : 'created_at';
  return [
    orderStatusList.length > 0 ? `order_status in (${list(orderStatusList)})` : '',
    payTypeList.length > 0
      ? `(pay_type in (${list(payTypeList)}) or company_pay_type in (${list(payTypeList)}))`
      : '',
    commissionTypeList.length > 0 ? `commission_type in (${list(commissionTypeList)})` : '',
    beginDate === undefined ? '' : `${column} >= ${begin(beginDate)}`,
    endDate === undefined ? '' : `${column} < ${begin(addDays(endDate, 1))}`,
  ].filter((condition) => condition !== '');
}
