import { sql, type SqlBool } from 'kysely';
import type { AgencyOrder, queryAgencyOrders } from '../../../../src/contract/agency/orders/orders';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { addDays } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { containing, holdsName } from '../../db/like';
import { nameAtAgency } from '../../enterprise/name-at-agency';
import { MINUTE } from '../../server/limits/allowance';
import './schema';

/** Time after which an unanswered request to the supplier is shown to the desk. */
const PATIENCE_MS = 10 * MINUTE;

/** Orders of the enterprises that an agency serves. */
export const ordersOf = (db: Database, tmcNumber: string) =>
  db
    .selectFrom('flight_order as o')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'o.enterprise_num')
    .where('e.tmc_number', '=', tmcNumber);

/** True for an order whose tickets or refund the supplier has refused, or not answered in time. */
export function needsMending(now: Date) {
  const since = new Date(now.getTime() - PATIENCE_MS);
  return sql<SqlBool>`(
    o.order_status = '出票中' and (o.issue_attempts > 0 or o.paid_at <= ${since})
    or o.order_status = '退票中' and exists (select 1 from refund_order r where r.order_no = o.order_no
      and r.refund_state = '退票中' and (r.ask_attempts > 0 or ${since} >= (select max(x.entered_at)
        from order_state x where x.order_no = o.order_no and x.order_status = '退票中')))
    or o.order_status = '退票失败' and (o.arrival_time || ':00+08:00')::timestamptz > ${now})`;
}

/** True for an order with an open refund that waits for a second operator. */
export const isConfirmedOnce = sql<SqlBool>`exists (select 1 from agency_order_refund c
  left join refund_order r using (refund_no) where c.order_no = o.order_no and c.first_operator_no is not null
    and (c.refund_no = '' and o.order_status = '出票中' or r.refund_state = '退票中'))`;

export const ORDER_COLUMNS = [
  'o.order_no',
  'o.enterprise_num',
  nameAtAgency.as('ent_name'),
  'o.order_status',
  'o.pnr',
  'o.passenger_names',
  'o.flights',
  'o.booker_name',
  'o.total_amount',
  'o.created_at',
] as const;

interface OrderRow {
  order_no: string;
  enterprise_num: string;
  ent_name: string;
  order_status: AgencyOrder['orderStatus'];
  pnr: string;
  passenger_names: string[];
  flights: AgencyOrder['flights'];
  booker_name: string;
  total_amount: number;
  created_at: Date;
  needs_mending: SqlBool;
  is_confirmed_once: SqlBool;
}

export const orderView = (row: OrderRow): AgencyOrder => ({
  orderNo: row.order_no,
  enterpriseNum: row.enterprise_num,
  entName: row.ent_name,
  orderStatus: row.order_status,
  pnr: row.pnr,
  passengerNames: row.passenger_names,
  flights: row.flights,
  bookerName: row.booker_name,
  totalAmount: row.total_amount,
  createTime: row.created_at.toISOString(),
  needsMending: row.needs_mending === true,
  isConfirmedOnce: row.is_confirmed_once === true,
});

/** First moment of a day in Shanghai. */
const beginOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** A page of the agency's orders, the latest first. */
export async function findAgencyOrders(
  db: Database,
  { tmcNumber, now }: { tmcNumber: string; now: Date },
  asked: ParsedBodyOf<typeof queryAgencyOrders>,
): Promise<ResultOf<typeof queryAgencyOrders>> {
  const { pageIndex, pageSize } = asked;
  const found = matching(db, { tmcNumber, now }, asked);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(ORDER_COLUMNS)
    .select([needsMending(now).as('needs_mending'), isConfirmedOnce.as('is_confirmed_once')])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.order_no')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return { total, orderList: rows.map(orderView) };
}

function matching(
  db: Database,
  { tmcNumber, now }: { tmcNumber: string; now: Date },
  asked: ParsedBodyOf<typeof queryAgencyOrders>,
) {
  const { keyword, ticketNo, enterpriseName, orderStatus, staffNo, mending, beginDate, endDate } = asked;
  let found = ordersOf(db, tmcNumber);
  if (keyword !== '') found = found.where(holdsName('o.search_text', keyword));
  if (enterpriseName !== '') found = found.where('e.ent_name', 'ilike', containing(enterpriseName));
  if (orderStatus !== undefined) found = found.where('o.order_status', '=', orderStatus);
  if (mending === 'needed') found = found.where(needsMending(now));
  if (mending === 'confirmedOnce') found = found.where(isConfirmedOnce);
  if (beginDate !== '') found = found.where('o.created_at', '>=', beginOf(beginDate));
  if (endDate !== '') found = found.where('o.created_at', '<', beginOf(addDays(endDate, 1)));
  if (ticketNo !== '')
    found = found.where('o.order_no', 'in', (tickets) =>
      tickets.selectFrom('ticket').select('order_no').where('ticket_no', '=', ticketNo),
    );
  if (staffNo === '') return found;
  return found.where((eb) =>
    eb.or([
      eb('o.booker_no', '=', staffNo),
      eb('o.order_no', 'in', (passengers) =>
        passengers.selectFrom('order_passenger').select('order_no').where('staff_no', '=', staffNo),
      ),
    ]),
  );
}
