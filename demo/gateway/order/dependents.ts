import { sql } from 'kysely';
import type { DependentKind, DependentRow, Dependents } from '../server/dependent';
import { cancelOrder, HELD_STATUSES, isAwaitingApproval, isOpen, lockOrder } from './lifecycle';

interface OrderCitiesRow {
  order_no: string;
  cities: string | null;
}
const rowsOf = (found: readonly OrderCitiesRow[]): DependentRow[] =>
  found.map(({ order_no, cities }) => ({
    no: order_no,
    name: cities ? `${order_no}（${cities}）` : order_no,
    link: `/orderManage/manageairOrderList?orderNo=${order_no}`,
  }));

/** Orders booked by this member of staff, or with no other traveller. */
const isOfStaffAlone = (staffNo: string) => sql<boolean>`(o.booker_no = ${staffNo} or not exists (
  select from order_passenger p where p.order_no = o.order_no and p.staff_no is distinct from ${staffNo}))`;

const unpaid: DependentKind = {
  kind: 'openOrder',
  name: '未支付或待审批的订单',
  columns: ['flight_order.booker_no', 'order_passenger.staff_no'],
  async list({ db, caller, now }, staffNo) {
    const { rows } = await sql<OrderCitiesRow>`select o.order_no, o.cities from flight_order o
      where o.enterprise_num = ${caller.enterpriseNum} and o.order_status = any(${[...HELD_STATUSES]}::text[])
        and o.pay_deadline > ${now} and ${isOfStaffAlone(staffNo)} order by o.order_no`.execute(db);
    return rowsOf(rows);
  },
  async end(context, _staffNo, nos) {
    const { db, now, caller } = context;
    for (const orderNo of nos) {
      const order = await lockOrder(db, orderNo);
      // ending its application may have closed the order already
      if (order === undefined || !(isOpen(order, now) || isAwaitingApproval(order, now))) continue;
      const reason = '预订人或出行人已停用或已离职';
      await cancelOrder(context, orderNo, { kind: 'cancelled', operatorName: caller.staffName, reason });
    }
  },
};

const trips: DependentKind = {
  kind: 'upcomingTrip',
  name: '未出行的机票（保留，需要时请退改）',
  columns: ['flight_order.booker_no', 'order_passenger.staff_no'],
  async list({ db, caller, now }, staffNo) {
    const { rows } = await sql<OrderCitiesRow>`select o.order_no, o.cities from flight_order o
      where o.enterprise_num = ${caller.enterpriseNum} and o.issued_at is not null and o.take_off_time > ${now}
        and o.order_status <> '已取消'
        and (o.booker_no = ${staffNo} or exists (
          select from order_passenger p where p.order_no = o.order_no and p.staff_no = ${staffNo}))
      order by o.take_off_time, o.order_no`.execute(db);
    return rowsOf(rows);
  },
};

const HISTORY = 'says by whom it was asked for';

export const dependents: Dependents = {
  kinds: [unpaid, trips],
  stays: {
    'change_order.applicant_no': HISTORY,
    'rebuy_order.applicant_no': HISTORY,
    'refund_order.applicant_no': HISTORY,
    'order_change.staff_no': 'tells open pages of a change, and is purged',
  },
};
