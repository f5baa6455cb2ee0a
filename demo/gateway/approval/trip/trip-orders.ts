import type { TripRequest } from '../../../../src/contract/approval/trip';
import { formatPrice } from '../../../../src/domain/money/money';
import type { Database } from '../../db/database';
import { sumOrdersUnder, UNDONE } from '../applications/queries';
import { cityOf } from '../submission/redeem';

/** Differences between the orders booked under a trip and a new content, in words; undefined when all are covered. */
export async function uncoveredOrders(
  db: Database,
  applyId: string,
  trip: TripRequest,
): Promise<string | undefined> {
  const spent = await sumOrdersUnder(db, applyId);
  if (trip.budget !== null && spent > trip.budget) {
    return `该申请单下的订单共¥${formatPrice(spent)}，变更后的预算不能低于此金额`;
  }
  const cities = new Set(trip.cities.map(({ cityCode }) => cityCode));
  const flights = await findFlightsUnder(db, applyId);
  for (const [i, { order_no, leg_no, flight, dep_date }] of flights.entries()) {
    if (dep_date < trip.beginDate || dep_date > trip.endDate) {
      return `订单${order_no}的航班日期${dep_date}不在变更后的日期之内`;
    }
    // the stop of a connection is not a destination, so only the ends of a leg are checked
    const isOn = (other: (typeof flights)[number] | undefined) =>
      other?.order_no === order_no && other.leg_no === leg_no;
    const ends = [
      ...(isOn(flights[i - 1]) ? [] : [flight.depAirportCode]),
      ...(isOn(flights[i + 1]) ? [] : [flight.arrAirportCode]),
    ];
    if (!ends.every((code) => cities.has(cityOf(code)))) {
      return `订单${order_no}的行程不在变更后的城市之内`;
    }
  }
  const stranger = (await findPassengersUnder(db, applyId)).find(
    ({ staff_no }) => !trip.travellers.some(({ staffNO }) => staffNO === staff_no),
  );
  return stranger && `订单${stranger.order_no}的乘机人${stranger.passenger_name}须在变更后的出行人中`;
}

const ordersUnder = (db: Database, applyId: string) =>
  db
    .selectFrom('order_standard as s')
    .innerJoin('flight_order as o', 'o.order_no', 's.order_no')
    .where('s.apply_id', '=', applyId)
    .where('o.order_status', 'not in', UNDONE);

const findFlightsUnder = (db: Database, applyId: string) =>
  ordersUnder(db, applyId)
    .innerJoin('order_segment as f', 'f.order_no', 'o.order_no')
    .select(['o.order_no', 'f.leg_no', 'f.flight', 'f.dep_date'])
    .orderBy('o.order_no')
    .orderBy('f.segment_no')
    .execute();

const findPassengersUnder = (db: Database, applyId: string) =>
  ordersUnder(db, applyId)
    .innerJoin('order_passenger as p', 'p.order_no', 'o.order_no')
    .select(['o.order_no', 'p.passenger_name', 'p.staff_no'])
    .orderBy('o.order_no')
    .execute();
